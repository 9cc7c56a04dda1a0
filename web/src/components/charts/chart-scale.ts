/** Computes the top of a bar chart and its horizontal lines. */

/** More lines would be too close in a small chart. The bottom line isn't counted. */
const MAX_LINES = 4
const STEPS = [1, 2, 5]

/**
 * Round, evenly spaced values from 0 to at least `max`, for integers: 7 gives 0, 2, 4, 6, 8. Without values the top is
 * 1, because bar heights are divided by it.
 */
export function gridLines(max: number): number[] {
  const step = stepFor(max)
  const count = Math.max(1, Math.ceil(max / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

function stepFor(max: number): number {
  for (let power = 1; ; power *= 10) {
    const step = STEPS.map((factor) => factor * power).find((size) => size * MAX_LINES >= max)
    if (step !== undefined) return step
  }
}
