/** The value below which this share of the sorted values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** `p50 3.1 · p99 12 ms` */
export function latencyText(latencies: readonly number[]): string {
  return `p50 ${figure(quantile(latencies, 0.5))} · p99 ${figure(quantile(latencies, 0.99))} ms`
}

/** A number with its significant digits: `0.82`, `3.1`, `12`, `3,636`. */
export function figure(value: number): string {
  const digits = value < 1 ? 2 : value < 10 ? 1 : 0
  return value.toLocaleString('en', { maximumFractionDigits: digits })
}

/** `0.48 (0.45–0.51)`: the median, and the least and the greatest. */
export function spread(values: readonly number[]): string {
  const [least, middle, greatest] = [0, 0.5, 1].map((share) => figure(quantile(values, share)))
  return `${middle} (${least}–${greatest})`
}

/** `, 3 × 503`: what failed, or nothing. */
export function failureText(failures: Record<string, number>): string {
  return Object.entries(failures)
    .map(([what, count]) => `, ${count} × ${what}`)
    .join('')
}
