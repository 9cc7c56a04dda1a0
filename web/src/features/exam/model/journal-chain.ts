import { JOURNAL_ENTRIES_MAX, journalText } from '@lulus/api/contracts/journal'
import type { Journal } from '@/features/exam/model/journal'

/**
 * Computes the missing links. Above the server's limit, the oldest entries are dropped.
 * @param hash SHA-256 in hexadecimal digits
 */
export function withLinks({ from, entries }: Journal, hash: (text: string) => string): Journal {
  let previous = from ?? ''
  const linked = entries.map((entry) => {
    previous = entry.link === '' ? hash(journalText(previous, entry)) : entry.link
    return { ...entry, link: previous }
  })
  const excess = linked.length - JOURNAL_ENTRIES_MAX
  if (excess <= 0) return { from, entries: linked }
  return { from: linked[excess - 1]?.link ?? from, entries: linked.slice(excess) }
}

export function isLinked({ entries }: Journal): boolean {
  return entries.every(({ link }) => link !== '')
}
