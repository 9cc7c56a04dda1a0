/** Browsers draw nothing taller: Firefox ends a little below 18 million CSS pixels, the others later. */
const MAX_HEIGHT = 15_000_000

export interface RowPart {
  /** Index of its first row, and how many it has. */
  first: number
  count: number
  hasBefore: boolean
  hasAfter: boolean
}

/**
 * The rows of a very long table that can be scrolled through at once: as many as a browser can draw the height of.
 * @param part counted from 0; one beyond the end is the last
 */
export function rowPart(
  total: number,
  rowHeight: number,
  part: number
): RowPart & { part: number } {
  const size = Math.floor(MAX_HEIGHT / rowHeight)
  const last = Math.max(0, Math.ceil(total / size) - 1)
  const current = Math.min(part, last)
  const first = current * size
  return {
    part: current,
    first,
    count: Math.min(size, total - first),
    hasBefore: current > 0,
    hasAfter: current < last,
  }
}
