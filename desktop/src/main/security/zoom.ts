const STEP = 0.1
const SMALLEST = 1
/** WCAG 1.4.4 requires 200 %. A larger zoom could hide the exam. */
const LARGEST = 2

/** The zoom factor after one press: 1 to 2 in steps of 0.1. An invalid factor is reset. */
export function zoomAfter(factor: number, verdict: 'zoom-in' | 'zoom-out' | 'zoom-reset'): number {
  if (verdict === 'zoom-reset' || !Number.isFinite(factor)) return SMALLEST
  const next = factor + (verdict === 'zoom-in' ? STEP : -STEP)
  return Math.round(Math.min(LARGEST, Math.max(SMALLEST, next)) * 10) / 10
}
