import type { TextStyle } from '#app/paper/typesetting/typesetter'

/** Black and greys, for office printers. In points. */
export const INK = '#111827'
export const MUTED = '#4b5563'
export const LINE = '#9ca3af'
export const PALE = '#e5e7eb'

export const MARGIN = 42

const FIGURES: TextStyle['features'] = ['lnum', 'tnum']

export const ACADEMY: TextStyle = { style: 'semibold', size: 15, color: INK }
export const TITLE: TextStyle = { style: 'semibold', size: 19, color: INK }
export const HEADING: TextStyle = { style: 'semibold', size: 12, color: INK }
export const TEXT: TextStyle = { style: 'regular', size: 10, color: INK, features: FIGURES }
export const STRONG: TextStyle = { ...TEXT, style: 'semibold' }
export const LABEL: TextStyle = { style: 'regular', size: 9, color: MUTED, features: FIGURES }
