import type { CardsData } from './card_data.js'
import { renderCards } from './render_cards.js'

/** What the printer's thread does. */
export default function print(data: CardsData): Promise<Uint8Array> {
  return renderCards(data)
}
