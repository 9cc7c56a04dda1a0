import { probeLine, type LineFinding } from './probe-line.ts'

/** Each answer about the headset starts another check. */
const GOOD_FOR_MS = 60_000

interface Measurement {
  server: string
  at: number
  isRunning: boolean
  finding: Promise<LineFinding>
}

/** Caches the last bandwidth measurement for the checks that soon follow. */
export class RecentLine {
  #latest: Measurement | null = null

  /**
   * Returns the measurement of the last minute or the one in progress, else measures. Never throws.
   * @param isAnew ignores earlier measurements; `now` in milliseconds
   */
  find(server: URL, { now, isAnew }: { now: number; isAnew: boolean }): Promise<LineFinding> {
    const latest = this.#latest?.server === server.origin ? this.#latest : null
    // Two parallel measurements would share the line and find half of it each.
    if (latest?.isRunning) return latest.finding
    if (latest !== null && !isAnew && now - latest.at < GOOD_FOR_MS) return latest.finding
    const measurement: Measurement = {
      server: server.origin,
      at: now,
      isRunning: true,
      finding: probeLine(server).then((finding) => {
        measurement.isRunning = false
        if (finding === null && this.#latest === measurement) this.#latest = null
        return finding
      }),
    }
    this.#latest = measurement
    return measurement.finding
  }
}
