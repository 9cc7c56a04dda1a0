import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clockAfter, plan, secondsLeft, type Change, type Deed } from '#app/events/domain/acts'
import { lockEvent } from '#app/events/actions/find_event'
import { requireOpen } from '#app/events/actions/require_open'
import {
  readActedOn,
  readTarget,
  type Acting,
  type Target,
  type TargetRows,
} from '#app/events/actions/read_acted_on'
import ExamEvent from '#app/events/models/exam_event'
import { letInLate } from '#app/enrolment/actions/event_grants'
import { forgiveToken } from '#app/events/actions/token_throttle'
import { storeDone, type Outcome } from '#app/events/rows/actions'
import { excludeFromExam } from '#app/exam/actions/exclude_from_exam'
import { reopenAttempt } from '#app/exam/actions/reopen_attempt'
import { countSilenceUpTo, giveOutagesBack } from '#app/exam/actions/outages'
import { endRests, settleLocked } from '#app/exam/actions/settle_attempt'
import type Attempt from '#app/exam/models/attempt'
import { forgetOpenings } from '#app/exam/rows/audio_openings'
import { storeNotice } from '#app/exam/rows/notices'
import { forgetPlay } from '#app/exam/rows/played_audio'
import { clock as serverClock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'

/** An action on its way: what it is, and as what it is stored. */
export interface Undertaking extends Acting {
  actionId: number
}

/** A learner by name, and where they are acted on. */
export interface Person {
  name: string
  target: Target
  /** What they are in: the event, or the package of the attempt. */
  within: { eventId: number; name: string } | { attemptId: number; packageName: string }
}

/** What an action would do to a learner. Stores nothing. */
export async function previewOnLearner(acting: Acting, { target }: Person): Promise<Outcome> {
  const now = serverClock.now()
  const rows = await readTarget(target)
  const learner = await readActedOn(target, rows, acting, now)
  const planned = plan(acting.act, learner, now)
  const { userId } = target
  return 'skipped' in planned
    ? {
        userId,
        status: 'dilewati',
        note: planned.skipped,
        secondsLeft: secondsLeft(learner.clock, now),
      }
    : {
        userId,
        status: 'akan_dilakukan',
        note: planned.note,
        secondsLeft: secondsLeft(clockAfter(planned, learner.clock), now),
      }
}

/**
 * Does an action to a learner, in one transaction with its audit entry, the learner's notice and the record that it was
 * done; or says why it makes no sense.
 * @throws Conflict when the event was closed or called off meanwhile
 */
export function actOnLearner(undertaking: Undertaking, person: Person): Promise<Outcome> {
  const { act } = undertaking
  const { target, within } = person
  return inTransaction(async (trx) => {
    // Actions on an event run one after the other, so that each sees what the one before has done.
    if ('eventId' in within) requireOpen(await lockEvent(trx, within.eventId))
    const rows = await readTarget(target, trx)
    const now = serverClock.now()
    if (rows.attempt?.status === 'running') await bringUpToDate(trx, rows.attempt, now)
    const learner = await readActedOn(target, rows, undertaking, now, trx)
    const planned = plan(act, learner, now)
    const { userId } = target
    if ('skipped' in planned) {
      const left = secondsLeft(learner.clock, now)
      return { userId, status: 'dilewati', note: planned.skipped, secondsLeft: left }
    }
    if (planned.change.kind === 'unlocked') await unlock(target)
    else await carryOut(trx, planned.change, rows, now)
    const outcome: Outcome = {
      userId,
      status: 'dilakukan',
      note: planned.note,
      secondsLeft: secondsLeft(clockAfter(planned, learner.clock), now),
    }
    await record(trx, undertaking, person, { planned, rows, outcome }, now)
    return outcome
  })
}

/** What time alone has changed is stored first. */
async function bringUpToDate(
  trx: TransactionClientContract,
  attempt: Attempt,
  now: number
): Promise<void> {
  await endRests(trx, attempt, now)
  if (await settleLocked(trx, attempt, now)) await attempt.refresh()
}

async function carryOut(
  trx: TransactionClientContract,
  change: Exclude<Change, { kind: 'unlocked' }>,
  { grant, attempt }: TargetRows,
  now: number
): Promise<void> {
  if (change.kind === 'told') return
  if (change.kind === 'grant') {
    await grant
      ?.merge({ givenSeconds: grant.givenSeconds + change.seconds })
      .useTransaction(trx)
      .save()
    return
  }
  if (change.kind === 'admitted') {
    const eventId = grant?.eventId ?? null
    if (grant === null || eventId === null) throw new TypeError('nobody to let in')
    await letInLate(trx, grant.id, change.until, now)
    await keepOpen(trx, eventId, change.until)
    return
  }
  if (!attempt) throw new TypeError(`nothing to carry out ${change.kind} on`)
  switch (change.kind) {
    case 'returned':
      await giveOutagesBack(trx, attempt, now)
      await attempt.takeTime(change.clock).useTransaction(trx).save()
      return
    case 'clock':
      // A silence that goes on is an outage up to where the clock stops or starts.
      await countSilenceUpTo(trx, attempt, now)
      await attempt.takeTime(change.clock).useTransaction(trx).save()
      return
    case 'reopened':
      return reopenAttempt(trx, attempt, change.clock, now)
    case 'released':
      await attempt.merge({ releasedAt: now }).useTransaction(trx).save()
      return
    case 'replay':
      await forgetOpenings(trx, attempt.id, change.page)
      await forgetPlay(trx, attempt.id, change.page)
      return
    case 'excluded':
      return excludeFromExam(trx, attempt, now)
  }
}

/** An event isn't over while somebody may come in. */
async function keepOpen(
  trx: TransactionClientContract,
  eventId: number,
  until: number
): Promise<void> {
  await ExamEvent.query({ client: trx })
    .where('id', eventId)
    .where((earlier) => void earlier.whereNull('lateUntil').orWhere('lateUntil', '<', until))
    .update({ lateUntil: until })
}

/** Tries are counted outside of the database: when the transaction is refused after all, only a lock is gone. */
async function unlock(target: Target): Promise<void> {
  if ('eventId' in target) await forgiveToken(target.eventId, target.userId)
}

async function record(
  trx: TransactionClientContract,
  { actionId, act, actor }: Undertaking,
  { name, target, within }: Person,
  { planned, rows, outcome }: { planned: Deed; rows: TargetRows; outcome: Outcome },
  now: number
): Promise<void> {
  const { userId } = target
  const eventId = 'eventId' in within ? within.eventId : null
  const attemptId = rows.attempt?.id ?? null
  const { kind, reason } = act
  await storeDone(
    trx,
    {
      actionId,
      userId,
      eventId,
      attemptId,
      kind,
      actor,
      isAdmin: actor.isAdmin,
      seconds: planned.seconds,
      outcome,
    },
    now
  )
  await storeNotice(trx, { userId, eventId, attemptId, kind, text: planned.notice }, now)
  const details = { userId, userName: name, kind, note: planned.note, reason }
  await recordAudit(
    trx,
    'eventId' in within
      ? {
          actor,
          action: 'event.intervened',
          subject: { type: 'event', id: within.eventId },
          details: { name: within.name, ...details },
        }
      : {
          actor,
          action: 'attempt.intervened',
          subject: { type: 'attempt', id: within.attemptId },
          details: { packageName: within.packageName, ...details },
        }
  )
}
