import db from '@adonisjs/lucid/services/db'
import { eventLearners } from '#app/events/rows/event_learners'
import { timeOf, type StoredTime } from '#app/platform/database/columns'
import { inParts } from '#app/platform/database/in_parts'
import { pagesOfSession, SESSION_QUESTIONS } from '#contracts/exam'

interface Row {
  id: number
  name: string
  nohp: string
  arrived_at: StoredTime | null
  attempt_id: number | null
  started_at: StoredTime | null
  finished_at: StoredTime | null
  started_seat: string | null
  excluded_at: StoredTime | null
}

/** A learner of an event with their actions in it; times in epoch milliseconds. */
export interface SitterRow {
  id: number
  name: string
  nohp: string
  arrivedAt: number | null
  attempt: {
    id: number
    startedAt: number
    finishedAt: number | null
    /** Where it began, if in a lab. */
    seat: string | null
    isExcluded: boolean
  } | null
}

/** When a learner came into the waiting room, or began without it; null if they never came. */
export function cameAt({ arrivedAt, attempt }: Pick<SitterRow, 'arrivedAt' | 'attempt'>) {
  return arrivedAt ?? attempt?.startedAt ?? null
}

/** The learners of an event by name. */
export async function sittersOf(eventId: number): Promise<SitterRow[]> {
  const rows: Row[] = await eventLearners(eventId)
    .select('users.id', 'users.name', 'users.nohp', 'event_learners.arrived_at')
    .select('attempts.id as attempt_id', 'attempts.started_at', 'attempts.finished_at')
    .select('attempts.started_seat', 'attempts.excluded_at')
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    nohp: row.nohp,
    arrivedAt: timeOf(row.arrived_at),
    attempt:
      row.attempt_id === null
        ? null
        : {
            id: row.attempt_id,
            startedAt: Number(row.started_at),
            finishedAt: timeOf(row.finished_at),
            seat: row.started_seat,
            isExcluded: row.excluded_at !== null,
          },
  }))
}

/** The classes of an event's learners, by learner: those that the event was planned for, else all active ones. */
export async function classesOfSitters(eventId: number): Promise<Map<number, string[]>> {
  const planned = await classNames(eventId, (query) => {
    void query.join('event_classes', (join) => {
      void join
        .on('event_classes.class_id', 'classes.id')
        .andOn('event_classes.event_id', 'event_learners.event_id')
    })
  })
  const all = await classNames(eventId, (query) => void query.whereNull('classes.archived_at'))
  return new Map([...all, ...planned])
}

async function classNames(
  eventId: number,
  narrow: (query: ReturnType<typeof db.from>) => void
): Promise<Map<number, string[]>> {
  const query = db
    .from('event_learners')
    .join('class_members', 'class_members.user_id', 'event_learners.user_id')
    .join('classes', 'classes.id', 'class_members.class_id')
    .where('event_learners.event_id', eventId)
    .orderBy('classes.name')
    .select('event_learners.user_id', 'classes.name')
  narrow(query)
  const names = new Map<number, string[]>()
  for (const row of (await query) as { user_id: number; name: string }[]) {
    names.set(row.user_id, [...(names.get(row.user_id) ?? []), row.name])
  }
  return names
}

/** Which of these attempts have an answer to every question of the last session. */
export async function completeAttempts(attemptIds: readonly number[]): Promise<Set<number>> {
  const pages = pagesOfSession('reading')
  const complete = new Set<number>()
  for (const some of inParts(attemptIds)) {
    const rows = (await db
      .from('attempt_answers')
      .whereIn('attempt_id', some)
      .whereBetween('page', [Math.min(...pages), Math.max(...pages)])
      .groupBy('attempt_id')
      .select('attempt_id')
      .count('* as answers')) as { attempt_id: number; answers: number | string }[]
    for (const { attempt_id: id, answers } of rows) {
      if (Number(answers) >= SESSION_QUESTIONS.reading) complete.add(id)
    }
  }
  return complete
}
