import type { News } from '#app/messages/domain/news'
import { DAY_MS, startOfDay } from '#app/platform/time/domain/academy_days'
import { pathOf, SCREENS } from '#contracts/paths'

interface PlannedEvent {
  id: number
  name: string
  status: string
  /** Epoch milliseconds. */
  startsAt: number
  closedAt: number | null
}

/** How the names of a rehearsal's events begin. */
const REHEARSAL_EVENTS = 'Contoh Gladi '

/** Whether learners are to be told that an event is tomorrow, by the academy's days. */
export function isTomorrow({ name, status, startsAt, closedAt }: PlannedEvent, now: number) {
  const isPlanned = status === 'scheduled' && closedAt === null
  const isRehearsal = name.startsWith(REHEARSAL_EVENTS)
  return isPlanned && !isRehearsal && startOfDay(startsAt) === startOfDay(now) + DAY_MS
}

/** That an event is tomorrow. Its new time is told again, its new name or place isn't. */
export function eventNews(
  { id, name, startsAt }: PlannedEvent,
  { packageName, lab }: { packageName: string; lab: string | null }
): News {
  return {
    kind: 'jadwal_besok',
    subject: `event:${id}`,
    edition: startsAt,
    facts: {
      packageName,
      eventName: name,
      startsAt,
      lab,
      path: pathOf(SCREENS.waitingRoom, id),
    },
    until: startsAt,
  }
}
