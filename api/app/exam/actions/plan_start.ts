import { isShuffled, restOf, type HeldGrant } from '#app/enrolment/domain/grant_terms'
import { drawnOrders } from '#app/exam/actions/draw_orders'
import type { StartRequest } from '#app/exam/actions/start_attempt'
import type { Caller, WhoCalls } from '#app/exam/caller'
import { isDrivenBy } from '#app/exam/domain/driving'
import { isDue, startClock } from '#app/exam/domain/session_clock'
import type { AttemptClock, Snapshot } from '#app/exam/domain/types'
import type { KeptSnapshots } from '#app/exam/rows/kept_snapshots'
import { startableOf, type QuickStart, type StartableRow } from '#app/exam/rows/quick_starts'
import type { RunningAttempt } from '#app/exam/rows/running_attempts'
import { extendedMinutes } from '#contracts/extra_time'

/** A start that was sent `now`. */
export interface SentStart {
  who: WhoCalls
  request: Pick<StartRequest, 'packageId'>
  now: number
}

/** An attempt that runs now, and whose it is. */
export interface QuickStarted {
  userId: number
  attempt: { id: number; packageId: number; extraPercent: number; clock: AttemptClock }
}

/**
 * What a start does by the rules of `startAttempt`: it returns the attempt that runs, or begins one.
 * @param running the caller's attempt, if one runs
 * @param grants reads the caller's unused grants
 * @returns null for everything that the ordinary way decides
 */
export function planStart(
  { request: { packageId }, now }: SentStart,
  caller: Caller,
  running: RunningAttempt | null,
  grants: () => readonly StartableRow[],
  snapshots: KeptSnapshots
): { attempt: RunningAttempt } | { start: QuickStart } | null {
  if (running) {
    const isAsked = packageId === undefined || packageId === running.packageId
    const isPlain = isAsked && isDrivenBy(running, caller) && !isDue(running.clock, now)
    return isPlain ? { attempt: running } : null
  }
  const pack = startableOf(grants(), { packageId, labId: caller.lab?.labId ?? null }, now)
  if (!pack || (pack.labOnly === 1 && !caller.lab)) return null
  // Only complete packages have a snapshot; an unknown one is stored by the ordinary way.
  const snapshotId = snapshots.idOf(pack)
  if (snapshotId === undefined) return null
  const optionOrders = ordersOf(pack.grant, snapshots.get(snapshotId))
  if (optionOrders === undefined) return null
  const { listening, written, reading } = pack
  const minutes = extendedMinutes({ listening, written, reading }, pack.grant.extraPercent)
  const clock = startClock(minutes, now, restOf(pack.grant))
  return { start: { caller, pack, snapshotId, clock, optionOrders } }
}

/** The attempt that a start stored. */
export function attemptOf({ pack, clock }: QuickStart, id: number): QuickStarted['attempt'] {
  return { id, packageId: pack.id, extraPercent: pack.grant.extraPercent, clock }
}

/** Null for the authors' orders; undefined where they are to be drawn from a snapshot that this process hasn't read. */
function ordersOf(grant: HeldGrant, snapshot: Snapshot | undefined): string | null | undefined {
  return isShuffled(grant) ? snapshot && drawnOrders(snapshot) : null
}
