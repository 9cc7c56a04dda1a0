/** Letters of a title that is made of a passage's first words. */
const TITLE_LENGTH = 48

/** A passage without a title is called by its first words. */
export function titleOf(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').split(' ')
  let title = ''
  for (const word of words) {
    if (title.length + word.length > TITLE_LENGTH) return `${title}…`
    title = title === '' ? word : `${title} ${word}`
  }
  return title
}
