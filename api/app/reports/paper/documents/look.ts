import type { TextStyle } from '#app/paper/typesetting/typesetter'

/** The style of an office's documents on A4, portrait. Black and greys, for office printers. */

/** Margins of the page in points; wide enough for the holes of a file. */
export const SIDE = 56
export const TOP = 44
/** Below the text, with the number of the page. */
export const BOTTOM = 62

export const INK = '#111827'
const MUTED = '#4b5563'
export const LINE = '#6b7280'
/** Behind the head of a table. */
export const SHADE = '#eceff3'

const FIGURES = { features: ['lnum', 'tnum'] } satisfies Partial<TextStyle>

export const TEXT: TextStyle = { style: 'regular', size: 11, color: INK, ...FIGURES }
export const STRONG: TextStyle = { ...TEXT, style: 'semibold' }
export const CELL: TextStyle = { ...TEXT, size: 10 }
export const CELL_HEAD: TextStyle = { ...CELL, style: 'semibold' }
export const NOTE: TextStyle = { ...TEXT, style: 'italic', size: 10, color: MUTED }
export const FOOT: TextStyle = { ...TEXT, size: 8.5, color: MUTED }
export const TITLE: TextStyle = { ...TEXT, style: 'semibold', size: 15, tracking: 0.6 }
export const ACADEMY: TextStyle = { ...TEXT, style: 'semibold', size: 18 }
