import app from '@adonisjs/core/services/app'
import {
  countingGrant,
  isShuffled,
  listeningModeOf,
  type HeldGrant,
} from '#app/enrolment/domain/grant_terms'
import { LOCKED_UNUSED, toHeld } from '#app/enrolment/rows/held_grants'
import { USE_GRANTS } from '#app/enrolment/rows/grant_uses'
import { drawnOrders } from '#app/exam/actions/draw_orders'
import type { Caller } from '#app/exam/domain/caller'
import { CallerCache } from '#app/exam/calls/caller_cache'
import { aboutWhom } from '#app/exam/calls/save'
import { findCaller, nothingElse, type Calling } from '#app/exam/calls/caller'
import { isDrivenBy, isInPlace } from '#app/exam/domain/driving'
import { isDue } from '#app/exam/domain/session_clock'
import type { AttemptClock } from '#app/exam/domain/types'
import { SnapshotCache } from '#app/exam/rows/snapshot_cache'
import {
  clockOf,
  STARTABLE,
  STARTED,
  STORE_ATTEMPTS,
  toPackage,
  type NewAttempt,
  type StartablePackage,
  type StartableRow,
} from '#app/exam/rows/new_attempts'
import { listeningTime } from '#app/packages/domain/listening_time'
import { Declined, find, store, together, type Call } from '#app/platform/database/calls/call'
import { carryOutTogether } from '#app/platform/database/calls/ways'
import type { ListeningMode } from '#contracts/listening'

/** A start, its sender and its time. */
export interface SentStart extends Calling {
  /** Default: the package that the learner would start now. */
  packageId?: number | undefined
  /** Counts outside of events. */
  mode?: ListeningMode | undefined
  /** Whether only a running attempt is meant: none is started. */
  isContinuing?: boolean | undefined
}

/** A running attempt and its learner. */
export interface Started {
  userId: number
  attempt: {
    id: number
    packageId: number
    extraPercent: number
    listeningMode: ListeningMode
    clock: AttemptClock
  }
}

/**
 * Starts an attempt in one transaction with other learners' calls, or returns the running one to the login that
 * drives it. When it returns, the attempt is on disk.
 * @returns null, with nothing stored, for every case that `startAttempt` decides
 */
export async function startTogether(sent: SentStart): Promise<Started | null> {
  const callers = await app.container.make(CallerCache)
  const snapshots = await app.container.make(SnapshotCache)
  return carryOutTogether(aboutWhom(sent), () => start(sent, callers, snapshots))
}

function* start(sent: SentStart, callers: CallerCache, snapshots: SnapshotCache): Call<Started> {
  const { packageId, now } = sent
  const { caller, running } = yield* findCaller(sent, callers, { about: nothingElse })
  if (!caller) throw new Declined()
  const { userId } = caller
  if (running) {
    const { attempt } = running
    const isAsked = packageId === undefined || packageId === attempt.packageId
    const isTheirs = isDrivenBy(attempt, caller) && !attempt.isReleased
    if (isAsked && isTheirs && !isDue(attempt.clock, now)) {
      return { userId, attempt }
    }
    throw new Declined()
  }

  if (sent.isContinuing) throw new Declined()
  // Locked first: rows read after the lock can't change while it is held.
  const [locked, rows] = yield* together(find(LOCKED_UNUSED, userId), find(STARTABLE, userId))
  const begun = plan(sent, caller, rows, snapshots)
  // Another transaction may be using that grant up.
  if (!begun || !locked.some(({ id }) => id === begun.grant.id)) throw new Declined()

  const { grant, pack } = begun
  yield* store(USE_GRANTS, { grantId: grant.id, userId, packageId: pack.id, usedAt: now })
  yield* store(STORE_ATTEMPTS, begun)
  const [stored] = yield* find(STARTED, userId)
  if (!stored) throw new Error('an attempt that was started is not there')
  const { extraPercent } = grant
  const { listeningMode } = begun
  const attempt = {
    id: stored.id,
    packageId: pack.id,
    extraPercent,
    listeningMode,
    clock: clockOf(begun),
  }
  callers.contacts.note(caller, { ...attempt, driver: caller.loginId }, now)
  return { userId, attempt }
}

/** The attempt that begins with the grant that counts; null for every case that `startAttempt` decides. */
function plan(
  { packageId, mode, now }: SentStart,
  caller: Caller,
  rows: readonly StartableRow[],
  snapshots: SnapshotCache
): NewAttempt | null {
  const counting = countingGrant(
    rows.map(toHeld),
    { packageId, labId: caller.lab?.labId ?? null },
    now
  )
  if (!counting || counting.hindrance) return null
  const { grant } = counting
  const row = rows.find(({ id }) => id === grant.id)
  const pack = row && toPackage(row)
  if (!pack || !isInPlace(pack, caller.lab)) return null
  // Only complete packages have a snapshot; an unknown one is stored by `startAttempt`.
  const snapshotId = snapshots.idOf(pack)
  if (snapshotId === undefined) return null
  const optionOrders = ordersFor(grant, snapshotId, snapshots)
  if (optionOrders === undefined) return null
  const listeningMode = listeningModeOf(grant, mode)
  if (listeningMode === 'asli' && !fits(pack, snapshots)) return null
  return { caller, grant, pack, snapshotId, optionOrders, listeningMode, startedAt: now }
}

function fits(pack: StartablePackage, snapshots: SnapshotCache): boolean {
  const seconds = snapshots.listeningOf(pack)
  return seconds !== undefined && listeningTime(seconds, pack.minutes.listening).fits
}

/** Null for the authors' orders; undefined where they must be drawn from a snapshot that isn't cached. */
function ordersFor(
  grant: HeldGrant,
  snapshotId: number,
  snapshots: SnapshotCache
): string | null | undefined {
  if (!isShuffled(grant)) return null
  const snapshot = snapshots.get(snapshotId)
  return snapshot && drawnOrders(snapshot)
}
