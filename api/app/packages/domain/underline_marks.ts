/**
 * Readers give the texts of a file without markup; where words are underlined, these two characters are around them.
 * They are for private use and no file has them: `unmarked` removes any.
 */
export const UNDERLINE = { begin: '\uE000', end: '\uE001' } as const

/** Text of a file, before a reader adds marks of its own. */
export function unmarked(text: string): string {
  return text.replaceAll(/[\uE000\uE001]/g, '')
}

/** Runs of text as one text, with parts that touch or are parted by a space alone joined when one underline has them. */
export function joinRuns(runs: readonly { text: string; isUnderlined: boolean }[]): string {
  let joined = ''
  let isOpen = false
  for (const { text, isUnderlined } of runs) {
    if (text === '') continue
    if (isUnderlined !== isOpen) joined += isUnderlined ? UNDERLINE.begin : UNDERLINE.end
    isOpen = isUnderlined
    joined += unmarked(text).replaceAll(/[ \t]{2,}/g, ' ')
  }
  if (isOpen) joined += UNDERLINE.end
  return joined
    .replaceAll(/\uE000(\s*)\uE001/g, '$1')
    .replaceAll(/\uE000(\s+)/g, '$1\uE000')
    .replaceAll(/(\s+)\uE001/g, '\uE001$1')
}

/** The text as escaped HTML with `<u>`; null when nothing in it is marked. */
export function markedHtml(text: string): string | null {
  if (!text.includes(UNDERLINE.begin)) return null
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll(UNDERLINE.begin, '<u>')
      .replaceAll(UNDERLINE.end, '</u>')
      // What stands between two underlined parts that touch.
      .replaceAll('\u200B', '')
  )
}
