/** Where the bars of a chart end and which lines cross it. */

/** As many lines as can be told apart in a small chart, the ground line aside. */
const MAX_LINES = 4
const STEPS = [1, 2, 5]

/**
 * Round values from 0 up to at least `max`, evenly spaced, for whole quantities: 7 gives 0, 2, 4, 6, 8.
 * A chart of nothing has a top of 1, so that its bars have a height to be zero of.
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
