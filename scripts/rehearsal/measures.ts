/** Latencies of one kind of call. */
export interface Latencies {
  kind: string
  calls: number
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
}

/** The counts of a running rehearsal. */
export class Measures {
  readonly #latencies = new Map<string, number[]>()
  /** Calls that were answered with 429 or 503, or not at all, and were retried. */
  repeated = 0
  /** Calls that the server refused finally. */
  refused = 0

  /** @param ms how long an answered call took */
  note(kind: string, ms: number): void {
    const noted = this.#latencies.get(kind)
    if (noted) noted.push(ms)
    else this.#latencies.set(kind, [ms])
  }

  /** In the order in which the kinds first came. */
  summary(): Latencies[] {
    return [...this.#latencies].map(([kind, all]) => {
      const sorted = all.toSorted((one, other) => one - other)
      return {
        kind,
        calls: sorted.length,
        p50: percentile(sorted, 50),
        p95: percentile(sorted, 95),
        p99: percentile(sorted, 99),
      }
    })
  }
}

/**
 * The value that so many percent don't exceed (nearest rank).
 * @param sorted ascending; 0 when empty
 */
export function percentile(sorted: readonly number[], percent: number): number {
  const rank = Math.max(1, Math.ceil((percent / 100) * sorted.length))
  return sorted[rank - 1] ?? 0
}
