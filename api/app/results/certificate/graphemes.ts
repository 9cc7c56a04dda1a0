const segmenter = new Intl.Segmenter('id', { granularity: 'grapheme' })

/** The characters of a text as a reader counts them: a base with its marks is one. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
