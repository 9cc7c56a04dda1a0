import type { CardsData } from './card_data.js'
import { renderCards } from './render_cards.js'

/** The function that the printer's thread runs. */
export default function print(data: CardsData): Promise<Uint8Array> {
  return renderCards(data)
}
