import type { AnswerSheet } from '@lulus/api/contracts/answers'
import type { Notice } from '@lulus/api/contracts/interventions'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CourierStatus } from '@/features/exam/engine/courier'
import { EMPTY_RECORD } from '@/features/exam/model/exam-record'
import type { LateSheet } from '@/features/exam/late/late-sheet'
import { groupsOf, indexWithin } from '@/features/exam/model/navigation'
import type { RunningAttempt } from '@/features/exam/model/running-attempt'

/**
 * - `active`: questions can be answered
 * - `time_up`: the session's time is over
 * - `paused`: an invigilator has stopped the time, and the questions are hidden
 * - `excluded`: an invigilator has excluded the learner
 * - `driven_elsewhere`: another login of the learner has taken the attempt
 * - `other_account`: another user signed in in this browser
 */
export type RoomPhase =
  | 'active'
  | 'time_up'
  | 'paused'
  | 'excluded'
  | 'driven_elsewhere'
  | 'other_account'

/** State of a session for its screens. The time left is in Countdown. */
export interface RoomState {
  phase: RoomPhase
  index: number
  /** End of the session by the server's clock, in epoch milliseconds. */
  deadline: number
  /** Seconds last added to the session while it was open here, or null. */
  added: { seconds: number } | null
  /** What invigilators have told, unread. */
  notices: readonly Notice[]
  answers: AnswerSheet
  /** Pages flagged 'ragu-ragu', ascending. */
  flags: readonly number[]
  delivery: CourierStatus
  unsent: number
  /** The server has reported that the session is over here: its time is up, or the attempt has left it. */
  isOver: boolean
  /** This attempt's answers that the server refused, or may have refused. */
  late: LateSheet
  /** Whether unsent answers in this browser survive a reload. */
  isDurable: boolean
}

export type RoomStore = StoreApi<RoomState>

export function createRoomStore(initial: RoomState): RoomStore {
  return createStore<RoomState>(() => initial)
}

/** A session as it was loaded, before anything is merged. */
export function firstState({
  session,
  timer,
  saved,
  isStored,
  ...attempt
}: RunningAttempt): RoomState {
  const { index, late } = attempt.record ?? EMPTY_RECORD
  const hasTime = timer.secondsRemaining > 0
  return {
    phase: hasTime ? 'active' : 'time_up',
    deadline: Date.parse(timer.deadline),
    added: null,
    notices: timer.pemberitahuan ?? [],
    index: indexWithin(session, index ?? saved.data.index, groupsOf(attempt.paper.soal)),
    answers: {},
    flags: [],
    delivery: 'idle',
    unsent: 0,
    isOver: !hasTime && !isStored,
    late,
    isDurable: true,
  }
}
