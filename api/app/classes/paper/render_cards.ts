import { buffer } from 'node:stream/consumers'
import { openPaper, printedText } from '#app/paper/typesetting/open_paper'
import type { CardsData } from './card_data.js'
import { drawSheets } from './card_sheets.js'

/**
 * Draws login cards: A4 pages, portrait, eight cards each, as a tagged PDF.
 *
 * @throws when a font file is missing
 */
export async function renderCards(data: CardsData): Promise<Buffer> {
  const text: CardsData = {
    ...data,
    academyName: printedText(data.academyName),
    className: printedText(data.className),
    cards: data.cards.map((card) => ({ ...card, name: printedText(card.name) })),
  }
  const doc = openPaper({
    title: `Kartu peserta – ${text.className}`,
    author: text.academyName,
    createdAt: data.printedAt,
    layout: 'portrait',
  })
  const bytes = buffer(doc)
  drawSheets(doc, text)
  doc.end()
  return bytes
}
