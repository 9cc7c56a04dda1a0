const WINDOW_MS = 60_000
const MOST_RESTARTS = 3

/**
 * Whether a crashed or hanging page may be restarted at once. Endless restarts would flicker, so after several of them
 * the kiosk waits for the operator.
 * @param restarts times of the restarts so far, in milliseconds
 * @param now in milliseconds
 */
export function mayRestart(restarts: readonly number[], now: number): boolean {
  return restarts.filter((at) => now - at < WINDOW_MS).length < MOST_RESTARTS
}

/**
 * Address for restarting a page: its last screen, else home. The exam restores its question there.
 * @param lastAllowed the last allowed address that the window showed, or null before the first
 */
export function restartAddress(lastAllowed: string | null, origin: string, home: string): string {
  return lastAllowed ?? origin + home
}
