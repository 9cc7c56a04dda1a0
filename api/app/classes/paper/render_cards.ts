import { drawPaper } from '#app/paper/typesetting/draw_paper'
import { printedText } from '#app/paper/typesetting/printable_text'
import type { CardsData } from './card_data.js'
import { drawCardPages, MARGIN } from './card_pages.js'

/** Draws login cards: A4 pages, portrait, eight cards each. */
export async function renderCards(data: CardsData): Promise<Buffer> {
  const text: CardsData = {
    ...data,
    academyName: printedText(data.academyName),
    className: printedText(data.className),
    cards: data.cards.map((card) => ({ ...card, name: printedText(card.name) })),
  }
  const info = {
    title: `Kartu peserta – ${text.className}`,
    author: text.academyName,
    createdAt: data.printedAt,
    layout: 'portrait',
    side: MARGIN,
  } as const
  return drawPaper(info, (page) => drawCardPages(page, text))
}
