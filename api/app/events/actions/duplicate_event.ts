import type User from '#app/accounts/models/user'
import SchoolClass from '#app/classes/models/school_class'
import { createEvent } from '#app/events/actions/change_event'
import { readEvent } from '#app/events/actions/read_event'
import { sameTimeLater } from '#app/events/domain/schedule'
import type ExamEvent from '#app/events/models/exam_event'
import { clock } from '#app/platform/time/clock'
import { EVENT_NAME_MAX_LENGTH } from '#contracts/events'

const COPY = ' (salinan)'

/**
 * A draft with everything of an event but its course: the same package, people, place and rules, at the same time of
 * day, of a past event on the next day that is to come. Archived classes are left out.
 * @throws as `createEvent`
 */
export async function duplicateEvent(admin: User, id: number): Promise<ExamEvent> {
  const { event, classes, invigilators, singles } = await readEvent(admin, id)
  const ids = (people: readonly { id: number }[]) => people.map((one) => one.id)
  const active = await SchoolClass.query().whereIn('id', ids(classes)).whereNull('archivedAt')
  const startsAt = sameTimeLater(event.startsAt, clock.now())
  return createEvent(admin, {
    name: event.name.slice(0, EVENT_NAME_MAX_LENGTH - COPY.length) + COPY,
    packageId: event.packageId,
    classIds: ids(active),
    userIds: ids(singles),
    invigilatorIds: ids(invigilators),
    labId: event.labId,
    startsAt,
    startMode: event.startMode,
    windowMinutes: event.windowMinutes,
    toleranceMinutes: event.toleranceMinutes,
    restMinutes: event.restMinutes,
    hasToken: event.hasToken,
    tokenMinutes: event.tokenMinutes,
    shufflesOptions: event.shufflesOptions,
    listeningMode: event.listeningMode,
    invigilatorsMinutes: event.invigilatorsMinutes,
    resultsOpenAt: laterBy(event.resultsOpenAt, startsAt - event.startsAt),
  })
}

function laterBy(time: number | null, ms: number): number | null {
  return time === null ? null : time + ms
}
