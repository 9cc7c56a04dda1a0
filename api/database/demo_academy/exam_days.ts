import { createEvent } from '#app/events/actions/change_event'
import { enterEvent, reportReady } from '#app/events/actions/own_events'
import { scheduleEvent } from '#app/events/actions/schedule_event'
import { startEvent } from '#app/events/actions/start_event'
import { tokenAt } from '#app/events/secrets/event_token'
import { abilityOf, PUPILS, type Course } from '#database/demo_academy/classes'
import { noteIncidents, type Room } from '#database/demo_academy/lab'
import { INVIGILATOR, type Person } from '#database/demo_academy/people'
import { noteAttempt } from '#database/demo_academy/attempt'
import { minutes, type Story } from '#database/demo_academy/story'
import { EVENT_DEFAULTS } from '#contracts/events'

/** Minutes that a token of these events lasts. */
const TOKEN_MINUTES = EVENT_DEFAULTS.token
/** In the class's order: never came, only came to the waiting room, and came after the start. */
const ABSENT = [5, 18]
const LEFT = [11]
const LATE = [7, 20]

/** The class's exam of yesterday, in the lab, and the one of tomorrow, anywhere. */
export function noteExamDays(story: Story, course: Course, room: Room): void {
  const yesterday = noteEvent(story, course, {
    name: 'Contoh — Simulasi Bersama di Lab',
    at: story.at(6, 13, 20),
    startsAt: story.at(1, 9),
    room,
  })
  noteYesterday(story, yesterday, room)
  noteEvent(story, course, {
    name: 'Contoh — Simulasi Akhir Kelas',
    at: Math.min(story.at(0, 8, 30), story.minutesAgo(30)),
    startsAt: story.at(-1, 9),
  })
}

interface Plan {
  name: string
  /** The planned time. */
  at: number
  startsAt: number
  room?: Room
}

/** @returns its id, once it exists */
function noteEvent(story: Story, course: Course, { name, at, startsAt, room }: Plan): () => number {
  const { diary, admin, pack } = story
  let eventId = 0
  diary.note(at, async () => {
    const event = await createEvent(admin, {
      name,
      packageId: pack.id,
      classIds: [course.id()],
      userIds: [],
      invigilatorIds: [story.person(INVIGILATOR).id],
      labId: room?.id() ?? null,
      startsAt,
      startMode: 'pengawas',
      windowMinutes: EVENT_DEFAULTS.window,
      toleranceMinutes: EVENT_DEFAULTS.tolerance,
      restMinutes: EVENT_DEFAULTS.rest,
      hasToken: true,
      tokenMinutes: TOKEN_MINUTES,
      shufflesOptions: false,
    })
    eventId = event.id
  })
  diary.note(at + minutes(4), () => scheduleEvent(admin, eventId))
  return () => eventId
}

function noteYesterday(story: Story, eventId: () => number, room: Room): void {
  const { diary } = story
  const startsAt = story.at(1, 9)
  const startedAt = startsAt + minutes(3)
  for (const [index, who] of PUPILS.entries()) {
    if (ABSENT.includes(index)) continue
    const isLate = LATE.includes(index)
    const arrives = isLate ? startedAt + minutes(2 + (index % 7)) : startsAt - minutes(24 - index)
    noteArrival(story, { who, arrives, eventId, room })
    if (LEFT.includes(index)) continue
    const seat = () => room.seat(index)
    const begins = isLate ? arrives + minutes(1) : startedAt + 1000 * (4 + index / 4)
    noteAttempt(story, { who, startsAt: begins, ability: abilityOf(index, 1), seat })
  }
  diary.note(startedAt, () => startEvent(story.person(INVIGILATOR), eventId()))
  noteIncidents(story, room, startedAt)
}

interface Arrival {
  who: Person
  arrives: number
  eventId: () => number
  room: Room
}

/** A learner comes into the waiting room with the token, and checks the computer. */
function noteArrival(story: Story, { who, arrives, eventId, room }: Arrival): void {
  const { diary } = story
  diary.note(arrives, (now) => {
    const id = eventId()
    const guest = { userId: story.person(who).id, labId: room.id() }
    return enterEvent(guest, id, tokenAt({ id, tokenMinutes: TOKEN_MINUTES }, now), now)
  })
  diary.note(arrives + 40_000, (now) => reportReady(story.person(who).id, eventId(), now))
}
