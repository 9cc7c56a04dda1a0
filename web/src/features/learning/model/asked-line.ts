import { groupStartOf, LISTENING_GROUP_SIZE } from '@lulus/api/contracts/exam'

interface Line {
  suara: string
  teks: string
}

/**
 * Where a transcript that serves several questions asks this one, counted from 0; null for a recording of one question,
 * and where the transcript doesn't show it.
 */
export function askedLine(page: number, transcript: readonly Line[]): number | null {
  const first = groupStartOf(page)
  if (first === null) return null
  const asked = transcript.flatMap(({ suara, teks }, index) =>
    suara === 'narrator' && teks.trimEnd().endsWith('?') ? index : []
  )
  return asked.length === LISTENING_GROUP_SIZE ? (asked[page - first] ?? null) : null
}
