import { randomInt } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import type User from '#app/accounts/models/user'
import type { LabSeat } from '#app/accounts/domain/lab_place'
import { findWatched } from '#app/events/actions/find_event'
import { ownPlace } from '#app/events/actions/own_events'
import {
  judgeDevice,
  resultOf,
  type DeviceFigures,
  type DeviceNeeds,
} from '#app/events/domain/device_check'
import { closesAt } from '#app/events/domain/schedule'
import ExamEvent from '#app/events/models/exam_event'
import {
  checkOf,
  learnersChecks,
  seatsChecks,
  storeCheck,
  type CheckSubject,
  type StoredCheck,
} from '#app/events/rows/device_checks'
import { eventLearners } from '#app/events/rows/event_learners'
import type { EventPlace } from '#app/events/rows/event_places'
import { noticeKiosk } from '#app/labs/actions/notice_seat'
import { knownSeats } from '#app/labs/actions/known_seats'
import { seatNameOf } from '#app/labs/rows/seat_keys'
import { mediaBytes } from '#app/packages/actions/media_bytes'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import { versionOf } from '#app/platform/installation/version'

const HOUR_MS = 60 * 60 * 1000
/** A seat's check counts for the events in its lab that begin within this time. */
const SEAT_CHECK_GOOD_FOR_MS = 36 * HOUR_MS
/** What a kiosk's own check expects of a package, for a lab without an event. */
const USUAL_PACKAGE_BYTES = 4_000_000
/** Neither 0 and O nor 1, I and L. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** What a device reports, as it was measured there. */
export type MeasuredDevice = DeviceFigures

/** What a learner's device is checked for, and its last receipt. */
export interface OwnCheck {
  packageBytes: number
  last: StoredCheck | null
}

/** @throws NotFound, also for a removed learner */
export async function readOwnCheck(userId: number, eventId: number): Promise<OwnCheck> {
  const place = await ownPlace(userId, eventId)
  return {
    packageBytes: await mediaBytes(place.packageId),
    last: await checkOf({ eventId: place.eventId, userId }),
  }
}

/**
 * Judges a learner's device and stores the receipt, at a lab's computer also as that of its seat.
 * @throws NotFound; Conflict when the event is over or cancelled
 */
export async function checkLearnersDevice(
  userId: number,
  eventId: number,
  figures: MeasuredDevice,
  { seat, now }: { seat: LabSeat | null; now: number }
): Promise<StoredCheck> {
  const place = await ownPlace(userId, eventId)
  refuseOver(place, now)
  const subjects: CheckSubject[] = [{ eventId: place.eventId, userId }, ...(seat ? [seat] : [])]
  return storeChecks(subjects, figures, await needsOf(place, seat !== null), now)
}

/** Judges a lab's computer by its kiosk's check, and stores the receipt. */
export async function checkSeat(
  seat: LabSeat,
  figures: MeasuredDevice,
  now: number
): Promise<StoredCheck> {
  await noticeKiosk(seat, now)
  const event = await nextEventIn(seat.labId, now)
  const needs: DeviceNeeds = {
    packageBytes: event ? await mediaBytes(event.packageId) : USUAL_PACKAGE_BYTES,
    devices: event?.learners ?? 1,
    isSeat: true,
    version: versionOf(app.appRoot),
  }
  return storeChecks([seat], figures, needs, now)
}

/** A learner or a seat with the last check; null before the first. */
export interface CheckedOne {
  name: string
  /** A learner's; null for a seat. */
  nohp: string | null
  check: StoredCheck | null
}

/** The checks for an event: of its learners, and of the seats of its lab. */
export interface EventChecks {
  learners: CheckedOne[]
  seats: CheckedOne[]
}

/** @throws NotFound, also for another invigilator's event */
export async function readEventChecks(user: User, id: number): Promise<EventChecks> {
  const event = await findWatched(user, id)
  const checks = new Map((await learnersChecks(event.id)).map((check) => [check.userId, check]))
  const learners: { id: number; name: string; nohp: string }[] = await eventLearners(
    event.id
  ).select('users.id', 'users.name', 'users.nohp')
  return {
    learners: learners.map(({ id: userId, name, nohp }) => ({
      name,
      nohp,
      check: checks.get(userId) ?? null,
    })),
    seats: event.labId === null ? [] : await readSeatChecks(event.labId, event.startsAt),
  }
}

async function readSeatChecks(labId: number, startsAt: number): Promise<CheckedOne[]> {
  const checked = await seatsChecks(labId, startsAt - SEAT_CHECK_GOOD_FOR_MS)
  const bySeat = new Map(checked.map((check) => [seatNameOf(check.seat ?? ''), check]))
  const seats = await knownSeats(labId, startsAt)
  return seats.map(({ seat }) => ({
    name: seat,
    nohp: null,
    check: bySeat.get(seatNameOf(seat)) ?? null,
  }))
}

async function needsOf(
  { packageId, lab, learners }: EventPlace,
  isSeat: boolean
): Promise<DeviceNeeds> {
  return {
    packageBytes: await mediaBytes(packageId),
    devices: lab === null ? 1 : learners,
    isSeat,
    version: versionOf(app.appRoot),
  }
}

async function storeChecks(
  subjects: readonly CheckSubject[],
  figures: DeviceFigures,
  needs: DeviceNeeds,
  now: number
): Promise<StoredCheck> {
  const findings = judgeDevice(figures, needs)
  const result = resultOf(findings)
  const receipts = subjects.map((subject) => ({
    subject,
    check: { code: newCode(), result, findings, figures, at: now },
  }))
  await inTransaction(async (trx) => {
    for (const { subject, check } of receipts) await storeCheck(trx, subject, check)
  })
  const code = receipts[0]?.check.code ?? ''
  return { code, userId: null, seat: null, result, findings, at: now }
}

function refuseOver({ plan }: EventPlace, now: number): void {
  if (plan.status === 'scheduled' && now < closesAt(plan)) return
  throw new Conflict('Ujian ini sudah selesai atau dibatalkan, jadi tidak perlu dicek lagi.')
}

/** The event that begins next in a lab, or has begun in the last hours. */
async function nextEventIn(labId: number, now: number): Promise<ExamEvent | null> {
  return ExamEvent.query()
    .where({ labId, status: 'scheduled' })
    .whereBetween('startsAt', [now - 4 * HOUR_MS, now + SEAT_CHECK_GOOD_FOR_MS])
    .orderBy('startsAt')
    .first()
}

/** 'CP-7K2M9QX4' */
function newCode(): string {
  const letters = Array.from({ length: 8 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)])
  return `CP-${letters.join('')}`
}
