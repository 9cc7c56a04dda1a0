import { vi } from 'vitest'
import { LIMITS } from '@/testing/limits'

/** Resolves when `check` no longer throws; rejects with its last error after `LIMITS.wait`. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: LIMITS.wait })
}
