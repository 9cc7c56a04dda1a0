import type { TextStyle } from './typesetter.js'

/** All text colours have a contrast of 5.5:1 or more on white. */
export const INK = '#14213d'
export const ACCENT = '#80601f'
export const MUTED = '#4b5568'
/** For ornaments behind text only. */
export const FAINT = '#efeade'

export const LABEL: TextStyle = { style: 'regular', size: 10, color: MUTED }
export const VALUE: TextStyle = {
  style: 'regular',
  size: 11,
  color: INK,
  features: ['lnum', 'tnum'],
}
export const NUMERAL: TextStyle = { ...VALUE, size: 30 }
