import { createHash } from 'node:crypto'
import { JOURNAL_ENTRIES_MAX, journalText } from '@lulus/api/contracts/journal'
import { expect, test } from 'vitest'
import { EMPTY_JOURNAL, longerJournal, withEntry } from '@/features/exam/model/journal'
import { isLinked, withLinks } from '@/features/exam/model/journal-chain'
import { sha256 } from '@/lib/sha256'

const choice = (seq: number) => ({ id: 7, answer: '2', seq, at: 100 + seq, jam: 90 + seq }) as const

/** The chain's links, computed as on the server. */
function linksOf(from: string, seqs: readonly number[]): string[] {
  let link = from
  return seqs.map((seq) => {
    link = createHash('sha256')
      .update(journalText(link, choice(seq)))
      .digest('hex')
    return link
  })
}

test('each journal entry is linked to the one before, and the first to the attempt', () => {
  const entered = [1, 2, 3].reduce((all, seq) => withEntry(all, 5, choice(seq)), EMPTY_JOURNAL)
  expect(isLinked(entered)).toBe(false)
  const journal = withLinks(entered, sha256)
  expect(isLinked(journal)).toBe(true)
  expect(journal.from).toBe('simulasi-5')
  expect(journal.entries.map(({ link }) => link)).toEqual(linksOf('simulasi-5', [1, 2, 3]))
})

test('a full journal drops its oldest entry and the chain stays valid', () => {
  const seqs = Array.from({ length: JOURNAL_ENTRIES_MAX + 2 }, (_, index) => index + 1)
  const entered = seqs.reduce((all, seq) => withEntry(all, 5, choice(seq)), EMPTY_JOURNAL)
  const journal = withLinks(entered, sha256)
  expect(journal.entries).toHaveLength(JOURNAL_ENTRIES_MAX)
  expect(journal.entries[0]?.seq).toBe(3)
  expect(linksOf(journal.from ?? '', seqs.slice(2)).at(-1)).toBe(journal.entries.at(-1)?.link)
})

test('of two tabs’ journals the longer one is kept', () => {
  const one = withEntry(EMPTY_JOURNAL, 5, choice(1))
  const two = withEntry(one, 5, choice(2))
  expect(longerJournal(one, two)).toBe(two)
  expect(longerJournal(two, one)).toBe(two)
})

test('an existing journal link is not computed again', () => {
  const one = withLinks(withEntry(EMPTY_JOURNAL, 5, choice(1)), sha256)
  const [entry] = one.entries
  if (!entry) throw new Error('There is one entry')
  const tampered = { ...one, entries: [{ ...entry, answer: '4' as const }] }
  const two = withLinks(withEntry(tampered, 5, choice(2)), sha256)
  expect(two.entries[0]?.link).toBe(entry.link)
})
