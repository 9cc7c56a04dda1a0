import type { TextStyle } from '#app/paper/typesetting/typesetter'

/** The style of an office's papers. Black and greys, for office printers. */

export const INK = '#111827'
export const MUTED = '#4b5563'
export const LINE = '#6b7280'
export const FINE_LINE = '#9ca3af'
/** Between the rows of a list. */
export const PALE = '#e5e7eb'
/** Behind the head of a table. */
export const SHADE = '#eceff3'

const FIGURES = { features: ['lnum', 'tnum'] } satisfies Partial<TextStyle>

export const TEXT: TextStyle = { style: 'regular', size: 11, color: INK, ...FIGURES }
export const STRONG: TextStyle = { ...TEXT, style: 'semibold' }
export const CELL: TextStyle = { ...TEXT, size: 10 }
export const CELL_HEAD: TextStyle = { ...CELL, style: 'semibold' }
export const NOTE: TextStyle = { ...TEXT, style: 'italic', size: 10, color: MUTED }
export const LABEL: TextStyle = { ...TEXT, size: 9, color: MUTED }
export const FOOT: TextStyle = { ...LABEL, size: 8.5 }
export const TITLE: TextStyle = { ...TEXT, style: 'semibold', size: 15, tracking: 0.6 }
/** Above a part of a paper. */
export const SUBTITLE: TextStyle = { style: 'semibold', size: 12, color: INK }
/** The name in a letterhead. */
export const SENDER: TextStyle = { ...TEXT, style: 'semibold', size: 18 }
