import type { EventRow } from '#app/events/actions/list_events'
import type { ClassAccess } from '#app/events/actions/read_class_access'
import type { EventDetail } from '#app/events/actions/read_event'
import {
  askAgainIn,
  doorsOpenAt,
  isChangeable,
  lastEntry,
  learnerState,
  phaseOf,
  startOf,
  type EventPlan,
} from '#app/events/domain/schedule'
import type { Happenings } from '#app/exam/calls/happenings'
import type { UnreadNotice } from '#app/exam/rows/notices'
import { happeningsResource, noticesResource } from '#app/exam/transformers/happenings'
import { timeOf } from '#app/platform/database/columns'
import type { EventPhase } from '#contracts/events'
import type { EventPlace } from '#app/events/rows/event_places'

const iso = (time: number) => new Date(time).toISOString()

/** A row of the admins' list. */
export function listedEvent(row: EventRow, now: number) {
  const plan: EventPlan = {
    status: row.status,
    startsAt: Number(row.starts_at),
    startMode: row.start_mode,
    windowMinutes: row.window_minutes,
    toleranceMinutes: row.tolerance_minutes,
    restMinutes: row.rest_minutes,
    startedAt: timeOf(row.started_at),
    closedAt: timeOf(row.closed_at),
    lateUntil: timeOf(row.late_until),
  }
  return {
    id: row.id,
    nama: row.name,
    nama_paket: row.package_name,
    lab: row.lab_name,
    mulai: iso(plan.startsAt),
    peserta: row.learners,
    fase: phaseOf(plan, row.is_sat === true, now),
  }
}

/** An event with the fields of its form. */
export function shownEvent(
  { event, pack, lab, classes, invigilators, singles, isSat, openLate, tooLong }: EventDetail,
  now: number
) {
  const named = ({ id, name }: { id: number; name: string }) => ({ id, nama: name })
  return {
    id: event.id,
    nama: event.name,
    paketId: event.packageId,
    nama_paket: pack.name,
    kelas: classes.map(named),
    peserta: singles.map(({ id, name, nohp }) => ({ id, nama: name, nohp })),
    pengawas: invigilators.map(named),
    lab: lab && named(lab),
    mulai: iso(event.startsAt),
    caraMulai: event.startMode,
    batasMulai: event.windowMinutes,
    toleransi: event.toleranceMinutes,
    istirahat: event.restMinutes,
    pakaiToken: event.hasToken,
    gantiToken: event.tokenMinutes,
    acakPilihan: event.shufflesOptions,
    modeListening: event.listeningMode,
    menitPengawas: event.invigilatorsMinutes,
    /** From when on learners see their results; null for at once. */
    hasilDibuka: event.resultsOpenAt === null ? null : iso(event.resultsOpenAt),
    jumlah_peserta: event.learners,
    fase: phaseOf(event, isSat, now),
    bisaDiubah: isChangeable(event, now),
    /** Of how many learners late answers wait for a decision. */
    jawabanTerlambat: openLate,
    /** Why learners sit in the mode `latihan` although `asli` was chosen; null where they don't. */
    rekamanTidakMuat: tooLong,
    /** When it was closed, and what was remarked; null before that. */
    penutupan:
      event.closedAt === null ? null : { waktu: iso(event.closedAt), catatan: event.remarks },
  }
}

/** What the classes of its learners hold for an event, and who hasn't paid. */
export function shownClassAccess({ isUsed, learners }: ClassAccess) {
  return {
    /** Whether the event uses it; null for a draft. */
    dipakai: isUsed,
    punya: learners.filter(({ hasAccess }) => hasAccess).length,
    belumBayar: learners
      .filter(({ hasAccess }) => !hasAccess)
      .map(({ id, name }) => ({ id, nama: name })),
  }
}

/** An event for one of its learners. */
export function ownEvent(place: EventPlace, now: number) {
  const { eventId, name, packageId, packageName, plan, lab } = place
  return {
    id: eventId,
    nama: name,
    paketId: packageId,
    nama_paket: packageName,
    lab: lab?.name ?? null,
    mulai: iso(plan.startsAt),
    caraMulai: plan.startMode,
    dibuka: iso(doorsOpenAt(plan)),
    ditutup: iso(lastEntry(plan)),
    fase: ownPhase(place, now),
    pakaiToken: place.hasToken,
    waktuTambahan: place.extraPercent,
    ...ownState(place),
  }
}

/** Once nobody can begin, an event is over for a learner who doesn't sit, also while others do. */
function ownPhase({ plan, traces }: EventPlace, now: number): EventPhase {
  return phaseOf(plan, traces.attemptStatus === 'running', now)
}

function ownState({ hasToken, admittedAt, traces }: EventPlace) {
  return {
    keadaan: learnerState(traces),
    /** Whether the token is still to be typed. */
    perluToken: hasToken && admittedAt === null && traces.attemptStatus === null,
  }
}

/** The response to a waiting learner's polls: small, and the same for all but for their own state. */
export function waitingState(place: EventPlace, notices: readonly UnreadNotice[], now: number) {
  const { plan, learners, packageId } = place
  return {
    /** Another one, when it was changed while they wait. */
    paketId: packageId,
    fase: ownPhase(place, now),
    mulai: iso(plan.startsAt),
    ditutup: iso(lastEntry(plan)),
    /** Milliseconds until it starts by itself; null until an invigilator starts it, and 0 once it has started. */
    sisa: remaining(plan, now),
    ...ownState(place),
    /** Seconds until the next poll. */
    tanyaLagi: askAgainIn(learners),
    ...noticesResource(notices),
  }
}

/** The answer to a waiting room's pulse, with the fields of an exam page's. */
export function waitingPulse(happenings: Happenings) {
  return { sesi: null, secondsRemaining: null, ...happeningsResource(happenings) }
}

function remaining(plan: EventPlan, now: number): number | null {
  const start = startOf(plan)
  return start === null ? null : Math.max(0, start - now)
}
