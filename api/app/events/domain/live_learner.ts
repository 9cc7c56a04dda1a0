import { learnerState, type LearnerTraces } from '#app/events/domain/schedule'
import { LEARNER_STATES, type LearnerState } from '#contracts/events'
import { SILENCE_MS } from '#contracts/pulse'

/** What a board needs of a running attempt to say how its learner is. */
export interface LiveAttempt {
  isPaused: boolean
  /** Whether an invigilator has ended it. */
  isEnded: boolean
  /** Whether the session's time is over and the next one hasn't begun. */
  isResting: boolean
  /** Epoch milliseconds; null when nobody was heard since the start of this version. */
  lastContact: number | null
}

/** Everything that decides a learner's state on the board. */
export interface LiveLearner {
  traces: LearnerTraces
  isExcluded: boolean
  attempt: LiveAttempt | null
  /** The last pulse of the waiting room; null for none. */
  lastWaiting: number | null
}

/**
 * The state of a learner on the board. A pause is shown even without contact, and so is a rest, in which a learner may
 * leave.
 * @param now epoch milliseconds
 */
export function liveState(learner: LiveLearner, now: number): LearnerState {
  const { traces, isExcluded, attempt, lastWaiting } = learner
  if (isExcluded) return LEARNER_STATES.excluded
  const state = learnerState(traces)
  if (state === LEARNER_STATES.inExam && attempt) return stateInExam(attempt, now)
  const waits = state === LEARNER_STATES.waiting || state === LEARNER_STATES.ready
  return waits && lastWaiting !== null && isSilent(lastWaiting, now)
    ? LEARNER_STATES.disconnected
    : state
}

function stateInExam(attempt: LiveAttempt, now: number): LearnerState {
  const { isEnded, isPaused, isResting, lastContact } = attempt
  if (isEnded) return LEARNER_STATES.finished
  if (isPaused) return LEARNER_STATES.paused
  if (isResting) return LEARNER_STATES.resting
  if (lastContact === null || isSilent(lastContact, now)) return LEARNER_STATES.disconnected
  return LEARNER_STATES.inExam
}

const isSilent = (last: number, now: number) => now - last >= SILENCE_MS
