/** The pages that share a recording, by their first and last. */
export interface SharedPages {
  dari: number
  sampai: number
}

interface Line {
  suara: string
  teks: string
}

/**
 * Where a transcript that serves several questions asks this one, counted from 0; null for a recording of one question,
 * and where the transcript doesn't show it.
 */
export function askedLine(
  page: number,
  group: SharedPages | null,
  transcript: readonly Line[]
): number | null {
  if (group === null) return null
  const { dari, sampai } = group
  const asked = transcript.flatMap(({ suara, teks }, index) =>
    suara === 'narrator' && teks.trimEnd().endsWith('?') ? index : []
  )
  return asked.length === sampai - dari + 1 ? (asked[page - dari] ?? null) : null
}
