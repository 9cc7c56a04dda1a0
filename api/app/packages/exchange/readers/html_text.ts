import { readHtml } from '#app/packages/exchange/readers/read_html'
import { textOf } from '#app/packages/exchange/readers/blocks'

/** The text of a short piece of HTML, with marks around what is underlined; its paragraphs are lines. */
export function htmlText(html: string): { text: string; hasPictures: boolean } {
  const { blocks, pictures } = readHtml(html)
  const lines = blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [textOf(block)]
    const cells = block.rows.flat().flatMap(({ paragraphs }) => paragraphs.map(textOf))
    return [cells.join(' ')]
  })
  return {
    text: lines
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n'),
    hasPictures: pictures.length > 0,
  }
}
