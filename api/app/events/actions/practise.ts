import { createHash } from 'node:crypto'
import type User from '#app/accounts/models/user'
import type { AskedAction } from '#app/events/actions/take_action'
import { outcomesOf, type PracticeAct, type PracticeRecord } from '#app/events/domain/practice'
import { PRACTICE_LEARNERS } from '#app/events/domain/practice_script'
import type { Outcome } from '#app/events/rows/actions'
import {
  deletePractice,
  findPractice,
  openPractice,
  storePractice,
  type StoredPractice,
} from '#app/events/rows/practices'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, InvalidInput, NotFound } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'
import {
  PRACTICE_FULL,
  PRACTICE_KEPT_MS,
  PRACTICE_MISSING,
  PRACTICE_MOST_ACTS,
} from '#contracts/events'
import { ADMINS_MINUTES, INVIGILATORS_MINUTES } from '#contracts/interventions'
import { ADMIN_REFUSAL } from '#contracts/refusals'

/** Opens a practice for an invigilator. One of theirs that was open is replaced. */
export async function openOwnPractice(staff: User): Promise<void> {
  await openPractice(staff.id, clock.now())
}

/** The invigilator's own practice. @throws NotFound without one, and 12 hours after it was opened */
export async function readPractice(staff: User, now: number): Promise<PracticeRecord> {
  return recordOf(staff, requireKept(await findPractice(staff.id), now))
}

/** 'Mulai Bersama' of a practice. A second press changes nothing. @throws NotFound */
export function startPractice(staff: User): Promise<void> {
  return inTransaction(async (trx) => {
    const now = clock.now()
    const stored = requireKept(await findPractice(staff.id, trx), now)
    if (stored.startedAt === null) await storePractice(trx, staff.id, { ...stored, startedAt: now })
  })
}

/**
 * Acts on simulated learners by the rules of real ones. The same key does nothing twice. Leaves no audit entry: nothing
 * real has changed.
 * @throws NotFound; InvalidInput for somebody who isn't in it, and for a used key; Conflict when it has too many
 */
export async function actInPractice(
  staff: User,
  chosen: readonly number[] | 'all',
  { act, key, isPreview }: AskedAction
): Promise<Outcome[]> {
  const learners = learnersOf(chosen)
  if (isPreview) {
    const now = clock.now()
    const taken = { at: now, act, chosen: learners }
    return outcomesOf(await readPractice(staff, now), taken, 'akan_dilakukan')
  }
  if (key === undefined) throw new TypeError('an action without a key')
  return inTransaction(async (trx) => {
    const now = clock.now()
    const stored = requireKept(await findPractice(staff.id, trx), now)
    const digest = createHash('sha256')
      .update(JSON.stringify([act, learners]))
      .digest('hex')
    const first = stored.acts.find((one) => one.key === key.toLowerCase())
    if (first) return sameAs(first.digest, digest, first.outcomes)
    if (stored.acts.length >= PRACTICE_MOST_ACTS) throw new Conflict(PRACTICE_FULL)
    // Two actions of the same millisecond stay in their order.
    const taken: PracticeAct = { at: now, act, chosen: learners }
    const outcomes = outcomesOf(recordOf(staff, stored), taken, 'dilakukan')
    const acts = [...stored.acts, { ...taken, key: key.toLowerCase(), digest, outcomes }]
    await storePractice(trx, staff.id, { ...stored, acts })
    return outcomes
  })
}

/** Ends the invigilator's own practice, and deletes it. */
export async function endPractice(staff: User): Promise<void> {
  await deletePractice(staff.id)
}

function requireKept(stored: StoredPractice | null, now: number): StoredPractice {
  if (stored && now - stored.openedAt < PRACTICE_KEPT_MS) return stored
  throw new NotFound(PRACTICE_MISSING)
}

function recordOf(staff: User, stored: StoredPractice): PracticeRecord {
  const minutes = staff.can('events.manage') ? ADMINS_MINUTES : INVIGILATORS_MINUTES.default
  return { ...stored, limitSeconds: minutes * 60 }
}

function learnersOf(chosen: readonly number[] | 'all'): number[] {
  const all = PRACTICE_LEARNERS.map(({ id }) => id)
  if (chosen === 'all') return all
  if (chosen.some((id) => !all.includes(id))) {
    const sentence = 'Salah satu peserta tidak ada di latihan ini.'
    throw new InvalidInput(sentence, [{ field: 'peserta', msg: sentence }])
  }
  return all.filter((id) => chosen.includes(id))
}

function sameAs(before: string, now: string, outcomes: Outcome[]): Outcome[] {
  if (before === now) return outcomes
  const sentence = 'Kunci tindakan ini sudah dipakai.'
  throw new InvalidInput(sentence, [{ field: 'kunci', msg: sentence }], ADMIN_REFUSAL.keyUsed)
}
