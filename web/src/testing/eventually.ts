import { vi } from 'vitest'

/** Milliseconds that a test waits for something at most: a busy machine may stand still for seconds. */
export const PATIENCE_MS = 10_000

/** Resolves when `check` no longer throws; its last error after `PATIENCE_MS`. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: PATIENCE_MS })
}
