import app from '@adonisjs/core/services/app'
import { missing } from '#app/events/actions/find_event'
import ExamEvent from '#app/events/models/exam_event'
import { classNames, eventsWithSitters } from '#app/events/rows/event_learners'
import { finishedSitters, type FinishedSitter } from '#app/events/rows/finished_sitters'
import { SimilarityFinder } from '#app/items/analysis/similarity_finder'
import type { SimilarPair } from '#app/items/domain/similar_answers'
import { countScored, readSittings } from '#app/items/rows/sittings'
import {
  SIMILARITY_ATTEMPTS_MIN,
  SIMILARITY_STILL_SITTING,
  SIMILARITY_TOO_FEW,
} from '#contracts/similar_answers'

/** Two learners of one room who share improbably many answers. */
export interface SimilarLearners extends Omit<SimilarPair, 'learners'> {
  room: string
  learners: [FinishedSitter, FinishedSitter]
}

export interface SimilarAnswers {
  event: ExamEvent
  pairs: SimilarLearners[]
  /** Pairs that were compared. */
  compared: number
  /** Of these, how many exactly: the others share fewer than `leastShared` wrong answers. */
  computed: number
  leastShared: number
  /** Why nothing can be said. */
  obstacle: string | null
}

/**
 * The pairs of an event that share improbably many answers, for the head. Nothing follows from it by itself.
 * @throws NotFound; Unavailable when too many comparisons wait already
 */
export async function readSimilarAnswers(eventId: number): Promise<SimilarAnswers> {
  const event = await ExamEvent.find(eventId)
  if (!event) throw missing()
  const nothing = (obstacle: string) => ({ event, pairs: [], ...NOTHING_COMPARED, obstacle })
  const sitting = await eventsWithSitters([event.id])
  if (sitting.size > 0) return nothing(SIMILARITY_STILL_SITTING)
  if ((await countScored(event.packageId)) < SIMILARITY_ATTEMPTS_MIN) {
    return nothing(SIMILARITY_TOO_FEW)
  }

  const sitters = await finishedSitters(event.id)
  const { attemptIds, ...sittings } = await readSittings(event.packageId)
  const placeOf = new Map(attemptIds.map((id, place) => [id, place]))
  const classes = await classNames(event.id)
  const watched = sitters.flatMap((sitter) => {
    const attempt = placeOf.get(sitter.attempt_id)
    return attempt === undefined ? [] : [{ sitter, attempt, room: roomOf(sitter, classes) }]
  })
  const finder = await app.container.make(SimilarityFinder)
  const found = await finder.find({
    ...sittings,
    watched: watched.map(({ attempt, room }) => ({ attempt, room })),
  })
  const pairs = found.pairs.flatMap(({ learners: [one, other], ...figures }) => {
    const [first, second] = [watched[one], watched[other]]
    if (!first || !second) return []
    const learners: [FinishedSitter, FinishedSitter] = [first.sitter, second.sitter]
    return [{ ...figures, room: first.room, learners }]
  })
  const { compared, computed, leastShared } = found
  return { event, pairs, compared, computed, leastShared, obstacle: null }
}

const NOTHING_COMPARED = { compared: 0, computed: 0, leastShared: 0 }

/** Outside of labs a class sits together. */
function roomOf({ lab_id, lab_name, user_id }: FinishedSitter, classes: Map<number, string>) {
  return lab_id === null ? (classes.get(user_id) ?? 'Tanpa kelas') : (lab_name ?? `Lab ${lab_id}`)
}
