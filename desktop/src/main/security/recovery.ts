const WINDOW_MS = 60_000
const MOST_RESTARTS = 3

/**
 * Whether the page may be started again at once after it crashed or hung. One that falls over again and again would
 * flicker for ever; then the kiosk waits for the operator.
 * @param restarts times of the restarts so far, in milliseconds
 * @param now in milliseconds
 */
export function mayRestart(restarts: readonly number[], now: number): boolean {
  return restarts.filter((at) => now - at < WINDOW_MS).length < MOST_RESTARTS
}

/**
 * Where a page starts again: the screen that it was on, else home. The exam itself finds its question there.
 * @param lastAllowed the last address that the window rightly showed; null before the first
 */
export function restartAddress(lastAllowed: string | null, origin: string, home: string): string {
  return lastAllowed ?? origin + home
}
