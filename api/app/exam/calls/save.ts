import app from '@adonisjs/core/services/app'
import type { SaveOutcome, SaveRequest } from '#app/exam/domain/answer_sheet'
import { isDrivenBy } from '#app/exam/domain/driving'
import { originOf } from '#app/exam/domain/save_origin'
import { isPlainSave, planSave } from '#app/exam/domain/save_plan'
import { CallerCache } from '#app/exam/calls/caller_cache'
import { findCaller, type Calling } from '#app/exam/calls/caller'
import { ANSWERS_ON, sheetFrom, STORE_ANSWERS, STORE_PLACES } from '#app/exam/rows/answers'
import { SnapshotCache } from '#app/exam/rows/snapshot_cache'
import { LOCKED_RUNNING } from '#app/exam/rows/running_attempts'
import { Declined, find, store, type Call } from '#app/platform/database/calls/call'
import { carryOutTogether } from '#app/platform/database/calls/ways'

/** A save, its sender and its time. */
export interface SentSave extends Calling {
  request: SaveRequest
}

/** The result of a save, and its learner. */
export interface FastSave extends SaveOutcome {
  userId: number
}

/**
 * Saves answers in one transaction with other learners' calls: the usual save of a device. The caller is found in the
 * transaction that stores the answers. When it returns, they are on disk.
 * @returns null for every other case, with nothing stored: `saveAnswers` handles it
 */
export async function saveTogether(sent: SentSave): Promise<FastSave | null> {
  const callers = await app.container.make(CallerCache)
  const snapshots = await app.container.make(SnapshotCache)
  return carryOutTogether(aboutWhom(sent), () => save(sent, callers, snapshots))
}

function* save(sent: SentSave, callers: CallerCache, snapshots: SnapshotCache): Call<FastSave> {
  const { request, now } = sent
  const pages = [...new Set(request.answer.map(({ id }) => id))]
  const { running } = yield* findCaller(sent, callers, {
    attempts: LOCKED_RUNNING,
    about: (attemptId) => find(ANSWERS_ON, pages.length > 0 ? { attemptId, pages } : null),
  })
  if (!running) throw new Declined()
  const { caller, attempt, beside } = running
  const snapshot = snapshots.get(attempt.snapshotId)
  if (!snapshot || !isDrivenBy(attempt, caller)) throw new Declined()
  if (!isPlainSave(attempt, request, now)) throw new Declined()

  const held = sheetFrom(beside)
  const origin = originOf(caller.loginId, request)
  const { writes, place, outcome } = planSave(attempt, snapshot, held, request, origin)
  const attemptId = attempt.id
  for (const write of writes) yield* store(STORE_ANSWERS, { ...write, attemptId, savedAt: now })
  if (place) yield* store(STORE_PLACES, { ...place, attemptId })
  callers.contacts.saved(attemptId, now)
  return { userId: caller.userId, ...outcome }
}

/** Calls of a login change the same rows; those of another login of the same learner decline. */
export function aboutWhom({ who }: Calling): string {
  return 'identify' in who ? who.identify.proof.sessionId : `user ${who.userId}`
}
