import { LAB_REFUSALS, REFUSAL } from '@lulus/api/contracts/refusals'
import { ApiError } from '@/lib/api/api-error'

/**
 * What to do after a failed delivery.
 * - `retry`: the network or server is down, the lab's computer is refused for now, or an invigilator has paused the
 *   attempt; try again later
 * - `refused`: the server will never accept it; give up
 * - `stopped`: the user must act first (sign in, take over); keep it
 * - `bug`: neither a response of the server nor a network failure; the caller throws it
 */
export type Verdict = 'retry' | 'refused' | 'stopped' | 'bug'

const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 15_000

/** Random fraction, so that a lab's computers don't all retry together. */
const JITTER = 0.3

export function verdictOn(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return 'bug'
  const { status } = error
  if (status === 0 || status === 408 || status === 429 || status >= 500) return 'retry'
  if (isLabTrouble(error) || hasCode(error, REFUSAL.paused)) return 'retry'
  if (status === 401 || status === 403 || isDrivenElsewhere(error)) return 'stopped'
  return 'refused'
}

export function isDrivenElsewhere(error: unknown): boolean {
  return hasCode(error, REFUSAL.drivenElsewhere)
}

/** Whether the server gave this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code
}

/** Whether the answers came too late for their session or the whole attempt. */
export function isSessionOver(error: unknown): boolean {
  const { late, notRunning } = REFUSAL
  return error instanceof ApiError && (error.code === late || error.code === notRunning)
}

/** Whether the server refuses this computer instead of the learner: its key, clock or package needs repair. */
export function isLabTrouble(error: unknown): boolean {
  return error instanceof ApiError && LAB_REFUSALS.some((code) => code === error.code)
}

/**
 * Milliseconds to wait after this many failures in a row (1 and up): 1, 2, 4, 8, 15, 15 … seconds, varied randomly, and
 * never less than the server asked for.
 * @param random 0 to 1
 */
export function retryDelay(failures: number, error: unknown, random: number): number {
  const grown = Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS)
  const scattered = grown * (1 - JITTER + 2 * JITTER * random)
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
  return Math.max(scattered, asked)
}
