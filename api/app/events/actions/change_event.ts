import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import SchoolClass from '#app/classes/models/school_class'
import { lockEvent } from '#app/events/actions/find_event'
import {
  grantForEvent,
  moveGrants,
  setTerms,
  takeBackForEvent,
} from '#app/enrolment/actions/event_grants'
import { forgetEvent } from '#app/events/actions/tell_of_tomorrow'
import { isAhead, isChangeable, termsOf, EVENT_MAX_LEARNERS } from '#app/events/domain/schedule'
import ExamEvent from '#app/events/models/exam_event'
import { storeLearners } from '#app/events/rows/event_learners'
import { replaceIds } from '#app/events/rows/event_people'
import { lockLab } from '#app/labs/actions/find_lab'
import { readCompleteness } from '#app/packages/actions/completeness'
import { readListeningTime } from '#app/packages/actions/listening_times'
import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import { clock } from '#app/platform/time/clock'
import { inParts } from '#app/platform/database/in_parts'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, InvalidInput } from '#app/platform/errors/failures'
import { isStaff } from '#contracts/capabilities'
import { INVIGILATORS_MINUTES } from '#contracts/interventions'
import { EVENT_UNCHANGEABLE, type EventStart } from '#contracts/events'
import { listeningTooLong, type ListeningMode } from '#contracts/listening'

/** An admin's input for an event; times in epoch milliseconds, spans in minutes. */
export interface EventInput {
  name: string
  packageId: number
  classIds: readonly number[]
  userIds: readonly number[]
  invigilatorIds: readonly number[]
  labId: number | null
  startsAt: number
  startMode: EventStart
  windowMinutes: number
  toleranceMinutes: number
  restMinutes: number
  hasToken: boolean
  tokenMinutes: number
  shufflesOptions: boolean
  /** How its learners sit the listening session; undefined leaves it as it is. */
  listeningMode?: ListeningMode | undefined
  /** Minutes that invigilators may give to a learner; undefined leaves them as they are. */
  invigilatorsMinutes?: number | undefined
  /** From when on learners see their results, null for at once; undefined leaves it as it is. */
  resultsOpenAt?: number | null | undefined
}

/**
 * Creates a draft.
 * @throws NotFound for an unknown package or lab; InvalidInput for an incomplete package, and for people and classes
 *   that can't be in it
 */
export async function createEvent(admin: User, input: EventInput): Promise<ExamEvent> {
  return inTransaction(async (trx) => {
    const now = clock.now()
    await checkInput(trx, input)
    const event = await ExamEvent.create(
      {
        invigilatorsMinutes: INVIGILATORS_MINUTES.default,
        resultsOpenAt: null,
        listeningMode: 'latihan',
        ...columnsOf(input),
        status: 'draft',
        startedAt: null,
        closedAt: null,
        lateUntil: null,
        learners: 0,
        createdAt: now,
        updatedAt: now,
      },
      { client: trx }
    )
    await refuseTooLong(event)
    await storePeople(trx, admin, event, input, now)
    await audit(trx, admin, event, 'event.created')
    return event
  })
}

/**
 * Changes an event that hasn't started. Of a scheduled one the grants follow: new learners get one, removed ones lose
 * theirs, and all have the new package, time and place.
 * @throws NotFound; Conflict once it has started or is cancelled; InvalidInput as for a new one, or when it would be
 *   over already
 */
export async function changeEvent(admin: User, id: number, input: EventInput): Promise<void> {
  await inTransaction(async (trx) => {
    const now = clock.now()
    const event = await lockEvent(trx, id)
    if (!isChangeable(event, now)) throw new Conflict(EVENT_UNCHANGEABLE)
    await checkInput(trx, input)
    event.merge({ ...columnsOf(input), updatedAt: now })
    if (event.status === 'scheduled') refusePast(event, now)
    await refuseTooLong(event)
    await event.save()
    await storePeople(trx, admin, event, input, now)
    // What changed is told by the next run, to those who are in it now.
    await forgetEvent(trx, id)
    await audit(trx, admin, event, 'event.changed')
  })
}

/** @throws InvalidInput when no attempt could begin any more */
export function refusePast(event: ExamEvent, now: number): void {
  if (isAhead(event, now)) return
  const sentence = 'Waktu mulai sudah lewat. Pilih waktu yang akan datang.'
  throw new InvalidInput(sentence, [{ field: 'mulai', msg: sentence }])
}

/** @throws InvalidInput where the package's recordings don't fit the mode that was chosen */
export async function refuseTooLong({ packageId, listeningMode, $trx }: ExamEvent): Promise<void> {
  if (listeningMode !== 'asli') return
  const pack = await findUnarchivedPackage(packageId, $trx)
  const { seconds, fits } = await readListeningTime(pack, $trx)
  if (!fits) throw wrong('modeListening', listeningTooLong(seconds, pack.minutes.listening))
}

function columnsOf(input: EventInput) {
  const { name, packageId, labId, startsAt, startMode, windowMinutes } = input
  const { toleranceMinutes, restMinutes, hasToken, tokenMinutes, shufflesOptions } = input
  const times = { startsAt, startMode, windowMinutes, toleranceMinutes, restMinutes }
  const own = input.invigilatorsMinutes
  const minutes = own === undefined ? {} : { invigilatorsMinutes: own }
  const { resultsOpenAt } = input
  const results = resultsOpenAt === undefined ? {} : { resultsOpenAt }
  const mode = input.listeningMode
  return {
    name,
    packageId,
    labId,
    ...times,
    hasToken,
    tokenMinutes,
    shufflesOptions,
    ...minutes,
    ...results,
    ...(mode === undefined ? {} : { listeningMode: mode }),
  }
}

/** An exam of an incomplete package could never begin. */
async function requireComplete(trx: TransactionClientContract, packageId: number): Promise<void> {
  const pack = await findUnarchivedPackage(packageId, trx)
  const { reasons } = await readCompleteness(pack, trx)
  if (reasons.length === 0) return
  throw wrong('paketId', `Soal paket ini belum lengkap. ${reasons.join('. ')}.`)
}

async function checkInput(trx: TransactionClientContract, input: EventInput): Promise<void> {
  await requireComplete(trx, input.packageId)
  if (input.labId !== null) await lockLab(trx, input.labId)

  const classes = await SchoolClass.query({ client: trx })
    .whereIn('id', [...input.classIds])
    .whereNull('archivedAt')
  if (classes.length !== input.classIds.length) {
    throw wrong('kelas', 'Salah satu kelas tidak ada atau sudah diarsipkan.')
  }
  const learners = await accountsOf(trx, input.userIds)
  if (learners.length !== input.userIds.length || learners.some(({ role }) => isStaff(role))) {
    throw wrong('peserta', 'Salah satu peserta tidak ada atau bukan akun peserta.')
  }
  const invigilators = await accountsOf(trx, input.invigilatorIds)
  const canWatch = invigilators.every((one) => one.can('events.watch'))
  if (invigilators.length !== input.invigilatorIds.length || !canWatch) {
    throw wrong('pengawas', 'Salah satu pengawas tidak ada atau bukan Pengawas maupun Admin.')
  }
}

async function accountsOf(trx: TransactionClientContract, ids: readonly number[]): Promise<User[]> {
  const found: User[] = []
  for (const some of inParts(ids)) {
    found.push(...(await User.query({ client: trx }).whereIn('id', some)))
  }
  return found
}

async function storePeople(
  trx: TransactionClientContract,
  admin: User,
  event: ExamEvent,
  input: EventInput,
  now: number
): Promise<void> {
  await replaceIds(trx, 'event_classes', event.id, input.classIds)
  await replaceIds(trx, 'event_invigilators', event.id, input.invigilatorIds)
  const { all, gone } = await storeLearners(trx, event.id, input)
  if (all.length > EVENT_MAX_LEARNERS) {
    throw wrong('peserta', `Paling banyak ${EVENT_MAX_LEARNERS} peserta dalam satu ujian.`)
  }
  await event.merge({ learners: all.length }).useTransaction(trx).save()
  if (event.status !== 'scheduled') return
  const { id, packageId } = event
  await setTerms(trx, id, termsOf(event))
  await takeBackForEvent(trx, { id, revokedBy: admin.id }, gone, now)
  await moveGrants(trx, { id, packageId })
  await grantForEvent(trx, { id, packageId, grantedBy: admin.id }, all, now)
}

function wrong(field: string, msg: string): InvalidInput {
  return new InvalidInput(msg, [{ field, msg }])
}

async function audit(
  trx: TransactionClientContract,
  admin: User,
  { id, name, startsAt, learners }: ExamEvent,
  action: 'event.created' | 'event.changed'
): Promise<void> {
  await recordAudit(trx, {
    actor: admin,
    action,
    subject: { type: 'event', id },
    details: { name, startsAt: new Date(startsAt).toISOString(), learners },
  })
}
