/** Prints the median, the 95th and the 99th percentile and the maximum of latencies in milliseconds. */
export function printLatencies(title: string, latencies: number[]): void {
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(
      1
    )
  const columns = [`p50 ${at(0.5)}`, `p95 ${at(0.95)}`, `p99 ${at(0.99)}`, `max ${at(1)}`]
  console.log(`${title.padEnd(44)} ${String(sorted.length).padStart(6)}x  ${columns.join('  ')} ms`)
}

/** Runs `call` and adds how long it took to `latencies`. */
export async function timed<Result>(
  latencies: number[],
  call: () => Promise<Result>
): Promise<Result> {
  const startedAt = performance.now()
  const result = await call()
  latencies.push(performance.now() - startedAt)
  return result
}
