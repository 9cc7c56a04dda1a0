import { enrolSeat } from '#app/labs/actions/enrol_seat'
import { issueEnrolmentCode } from '#app/labs/actions/issue_enrolment_code'
import { noticeKiosk } from '#app/labs/actions/notice_seat'
import { recordIncidents } from '#app/labs/actions/record_incidents'
import { registerLab } from '#app/labs/actions/register_lab'
import { minutes, type Story } from '#database/demo_academy/story'
import type { IncidentKind } from '#contracts/incidents'
import type { LabSeat } from '#app/accounts/domain/lab_place'

const NAME = 'Contoh - Lab Komputer'
/** Three rows of eight. */
const SEATS = ['A', 'B', 'C'].flatMap((row) =>
  Array.from({ length: 8 }, (_, index) => `${row}${index + 1}`)
)

/** A lab's computers; its id is known once it is registered. */
export interface Room {
  id: () => number
  seat: (index: number) => LabSeat
}

/** A lab whose computers each have their own key. */
export function noteLab(story: Story, at: number): Room {
  const { diary, admin } = story
  let labId = 0
  diary.note(at, async () => {
    labId = (await registerLab(admin, NAME)).lab.id
    const { code } = await issueEnrolmentCode(admin, labId, SEATS.length)
    for (const seat of SEATS) await enrolSeat(code, seat)
  })
  // Recent sightings of the computers, because the lab's page shows those of the last hours.
  for (const [index, seat] of SEATS.entries()) {
    diary.note(story.minutesAgo(48 - index), (now) => noticeKiosk({ labId, seat }, now))
  }
  return {
    id: () => labId,
    seat: (index) => ({ labId, seat: SEATS[index % SEATS.length] ?? 'A1' }),
  }
}

/** Minutes after the exam's start, where, and what. */
const INCIDENTS: readonly [number, number, IncidentKind, string, number][] = [
  [4, 9, 'focus_lost', '', 1],
  [11, 2, 'key_denied', 'Alt+Tab', 3],
  [17, 14, 'display_changed', '2', 1],
  [26, 2, 'key_denied', 'PrintScreen', 1],
  [38, 19, 'page_hung', '', 1],
  [39, 19, 'exam_resumed', '', 1],
  [52, 5, 'navigation_denied', 'https://translate.example/', 1],
  [70, 11, 'focus_lost', '', 2],
  [83, 16, 'pin_wrong', '', 2],
]

/** The computers' reports of an exam. @param startedAt epoch milliseconds */
export function noteIncidents({ diary }: Story, room: Room, startedAt: number): void {
  for (const [after, seat, kind, detail, count] of INCIDENTS) {
    const at = startedAt + minutes(after)
    const incident = { kind, detail, at, count }
    diary.note(at, (now) =>
      recordIncidents(room.seat(seat), { incidents: [incident], dropped: 0 }, now)
    )
  }
}
