import { eventLearners } from '#app/events/rows/event_learners'

/** A learner of an event whose attempt is finished, and where it began. */
export interface FinishedSitter {
  user_id: number
  name: string
  attempt_id: number
  /** Null outside of labs. */
  lab_id: number | null
  lab_name: string | null
  seat: string | null
}

export async function finishedSitters(eventId: number): Promise<FinishedSitter[]> {
  return eventLearners(eventId)
    .leftJoin('labs', 'labs.id', 'attempts.started_lab_id')
    .where('attempts.status', 'finished')
    .select(
      'users.id as user_id',
      'users.name',
      'attempts.id as attempt_id',
      'attempts.started_lab_id as lab_id',
      'labs.name as lab_name',
      'attempts.started_seat as seat'
    )
}
