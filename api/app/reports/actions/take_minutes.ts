import AuditEntry from '#app/audit/models/audit_entry'
import type User from '#app/accounts/models/user'
import { noteTaken } from '#app/audit/actions/note_taken'
import { readLetterhead } from '#app/academy/actions/read_letterhead'
import type { TakenDocument } from '#app/reports/actions/take_attendance'
import {
  entryRows,
  incidentRows,
  type AbsenceFacts,
  type OutageFacts,
} from '#app/reports/domain/happenings'
import { minutesText, type SitterFacts } from '#app/reports/domain/minutes'
import type { MinutesData } from '#app/reports/paper/document_data'
import { print } from '#app/paper/printing/printer'
import { entriesOf, incidentsOf, undecidedAnswers } from '#app/reports/rows/happenings'
import { cameAt, completeAttempts, sittersOf, type SitterRow } from '#app/reports/rows/sitters'
import { readEvent, type EventDetail } from '#app/events/actions/read_event'
import { AnswerCounts } from '#app/exam/actions/answer_counts'
import { readAbsences } from '#app/exam/actions/read_absences'
import { readIncidents, readSittings } from '#app/exam/actions/read_sittings'
import { doorsOpenAt, lastEntry } from '#app/events/domain/schedule'
import { clock } from '#app/platform/time/clock'

/**
 * The minutes of an event as a PDF, from the events until now.
 * @throws NotFound, also for another invigilator's event; Unavailable when too many documents wait already
 */
export async function takeMinutes(user: User, id: number): Promise<TakenDocument> {
  const sitters = await sittersOf(id)
  const data = await readMinutes(await readEvent(user, id), sitters, clock.now())
  const content = await print('minutes', data)
  const { eventName } = data
  const learners = sitters.length
  await noteTaken(user, {
    action: 'event.minutes_taken',
    subject: { type: 'event', id },
    details: { name: eventName, learners },
  })
  return { eventName, content, learners }
}

async function readMinutes(
  { event, pack, lab, invigilators }: EventDetail,
  sitters: readonly SitterRow[],
  now: number
): Promise<MinutesData> {
  const attempts = new Map(
    sitters.flatMap(({ attempt, name }) => (attempt ? [[attempt.id, name] as const] : []))
  )
  const attemptIds = [...attempts.keys()]
  const answered = {
    complete: await completeAttempts(attemptIds),
    undecided: await undecidedAnswers(attemptIds),
  }
  const names = invigilators.map(({ name }) => name)
  const text = minutesText({
    name: event.name,
    packageName: pack.name,
    plan: event,
    lab: lab?.name ?? null,
    invigilators: names,
    startedBy: await starterOf(event.id),
    sitters: sitters.map((one) => factsOf(one, answered)),
    closing: event.closedAt === null ? null : { at: event.closedAt, remarks: event.remarks },
    now,
  })
  const time = { from: doorsOpenAt(event), to: endOf(sitters, lastEntry(event), now) }
  return {
    letterhead: await readLetterhead(),
    eventName: event.name,
    invigilators: names,
    text,
    incidents: incidentRows(
      await incidentsOf(attemptIds, event.labId, time),
      await outagesIn(sitters, now),
      await absencesOf(sitters, now)
    ),
    entries: entryRows(
      await entriesOf({
        eventId: event.id,
        time,
        attempts,
        learners: new Map(sitters.map(({ id, name }) => [id, name])),
      })
    ),
    printedAt: now,
  }
}

interface Answered {
  complete: ReadonlySet<number>
  undecided: ReadonlyMap<number, number>
}

function factsOf(
  { name, attempt, ...sitter }: SitterRow,
  { complete, undecided }: Answered
): SitterFacts {
  return {
    name,
    cameAt: cameAt({ attempt, ...sitter }),
    attempt: attempt && {
      finishedAt: attempt.finishedAt,
      isExcluded: attempt.isExcluded,
      isComplete: complete.has(attempt.id),
      undecided: undecided.get(attempt.id) ?? 0,
    },
  }
}

/** Their outages, with those that go on. */
async function outagesIn(sitters: readonly SitterRow[], now: number): Promise<OutageFacts[]> {
  const running = sitters.filter(({ attempt }) => attempt && attempt.finishedAt === null)
  const sittings = await readSittings(
    running.map(({ id }) => id),
    new AnswerCounts(),
    now
  )
  const attempts = sitters.flatMap(({ attempt }) => attempt?.id ?? [])
  const own = new Map([...sittings].filter(([id]) => attempts.includes(id)))
  const incidents = await readIncidents(attempts, own, now)
  return sitters.flatMap(({ name, attempt }) =>
    ((attempt && incidents.get(attempt.id)) ?? [])
      .filter(({ kind }) => kind === 'outage')
      .map(({ from, to }) => ({ from, to, learner: name }))
  )
}

/** When the server was away, and who sat then. */
async function absencesOf(sitters: readonly SitterRow[], now: number): Promise<AbsenceFacts[]> {
  const names = new Map(sitters.map(({ attempt, name }) => [attempt?.id, name]))
  const attempts = sitters.flatMap(({ attempt }) =>
    attempt
      ? { attemptId: attempt.id, startedAt: attempt.startedAt, finishedAt: attempt.finishedAt }
      : []
  )
  const absences = await readAbsences(attempts, now)
  return absences.map(({ from, to }) => ({
    from,
    to,
    learners: attempts
      .filter((one) => one.startedAt < to && (one.finishedAt ?? now) > from)
      .flatMap(({ attemptId }) => names.get(attemptId) ?? []),
  }))
}

/** When the last attempt ended, or none could begin any more; not after now. */
function endOf(sitters: readonly SitterRow[], closed: number, now: number): number {
  const ends = sitters.map(({ attempt }) => (attempt ? (attempt.finishedAt ?? now) : closed))
  return Math.min(now, Math.max(closed, ...ends))
}

/** Who pressed 'Mulai Bersama'. */
async function starterOf(eventId: number): Promise<string | null> {
  const entry = await AuditEntry.query()
    .where({ subjectType: 'event', subjectId: eventId, action: 'event.started' })
    .orderBy('id', 'desc')
    .first()
  return entry?.actorName ?? null
}
