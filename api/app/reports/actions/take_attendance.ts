import type User from '#app/accounts/models/user'
import { attendanceWorkbook } from '#app/reports/workbooks/attendance_workbook'
import { noteTaken } from '#app/audit/actions/note_taken'
import { readLetterhead } from '#app/academy/actions/read_letterhead'
import { isRunning, placeText } from '#app/reports/domain/minutes'
import { isOver } from '#app/events/domain/schedule'
import type { AttendanceData } from '#app/reports/paper/document_data'
import { print } from '#app/paper/printing/printer'
import { cameAt, classesOfSitters, sittersOf } from '#app/reports/rows/sitters'
import { readEvent } from '#app/events/actions/read_event'
import { clock } from '#app/platform/time/clock'

/** A document, and the number of people in it. */
export interface TakenDocument {
  eventName: string
  content: Buffer
  learners: number
}

/**
 * The attendance list of an event, as a PDF to be signed or for Excel.
 * @throws NotFound, also for another invigilator's event; Unavailable when too many documents wait already
 */
export async function takeAttendance(
  user: User,
  id: number,
  form: 'pdf' | 'xlsx'
): Promise<TakenDocument> {
  const data = await readAttendance(user, id)
  const { eventName } = data
  const content = form === 'pdf' ? await print('attendance', data) : attendanceWorkbook(data)
  const learners = data.learners.length
  await noteTaken(user, {
    action: 'event.attendance_taken',
    subject: { type: 'event', id },
    details: { name: eventName, learners, form },
  })
  return { eventName, content, learners }
}

async function readAttendance(user: User, id: number): Promise<AttendanceData> {
  const { event, pack, lab, invigilators } = await readEvent(user, id)
  const sitters = await sittersOf(id)
  const classes = await classesOfSitters(id)
  const now = clock.now()
  return {
    letterhead: await readLetterhead(),
    eventName: event.name,
    packageName: pack.name,
    place: placeText(lab?.name ?? null),
    startsAt: event.startedAt ?? event.startsAt,
    invigilators: invigilators.map(({ name }) => name),
    isOver: isOver(event, sitters.some(isRunning), now),
    learners: sitters.map(({ id: userId, name, nohp, attempt, ...sitter }) => ({
      name,
      nohp,
      className: (classes.get(userId) ?? []).join(', '),
      seat: attempt?.seat ?? '',
      cameAt: cameAt({ attempt, ...sitter }),
      finishedAt: attempt?.finishedAt ?? null,
    })),
    printedAt: now,
  }
}
