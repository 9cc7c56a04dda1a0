/**
 * A sentence of Written Expression whose underlines were lost, as they are in a spreadsheet, with its four options
 * underlined where they follow each other in it.
 * @param sentence escaped text without tags
 * @param options plain texts
 * @returns null when it has tags, or an option is not in it after the one before
 */
export function markParts(sentence: string, options: readonly string[]): string | null {
  if (options.length !== 4 || sentence.includes('<')) return null
  let rest = sentence
  let marked = ''
  for (const option of options) {
    const at = option === '' ? -1 : placeIn(rest, escaped(option))
    if (at < 0) return null
    const end = at + escaped(option).length
    marked += `${rest.slice(0, at)}<u>${rest.slice(at, end)}</u>`
    rest = rest.slice(end)
  }
  return marked + rest
}

/** Whole words only: 'the' is not in 'other'. */
function placeIn(text: string, part: string): number {
  for (let from = 0; ;) {
    const at = text.indexOf(part, from)
    if (at < 0) return -1
    const isWhole = !isLetter(text[at - 1]) && !isLetter(text[at + part.length])
    if (isWhole) return at
    from = at + 1
  }
}

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
