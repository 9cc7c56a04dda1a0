/** Browsers limit element heights: Firefox slightly below 18 million CSS pixels, others higher. */
const MAX_HEIGHT = 15_000_000

export interface RowPart {
  /** The index of the part's first row, and its number of rows. */
  first: number
  count: number
  hasBefore: boolean
  hasAfter: boolean
}

/**
 * The part of a very long list whose height a browser can handle.
 * @param part starts at 0; one beyond the end gives the last
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
