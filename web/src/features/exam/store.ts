import type { AnswerSheet } from '@lulus/api/contracts/answers'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CourierStatus } from '@/features/exam/engine/courier'
import type { LateSheet } from '@/features/exam/model/exam-record'

/**
 * - `active`: questions can be answered
 * - `time_up`: the time of the session is over
 * - `driven_elsewhere`: another login of the same learner has taken the attempt
 * - `other_account`: somebody else logged in on this browser meanwhile
 */
export type RoomPhase = 'active' | 'time_up' | 'driven_elsewhere' | 'other_account'

/** What the screens of a session show and change. The time left is not here: see Countdown. */
export interface RoomState {
  phase: RoomPhase
  index: number
  answers: AnswerSheet
  /** Pages flagged 'ragu-ragu', ascending. */
  flags: readonly number[]
  delivery: CourierStatus
  /** Answers that the server hasn't confirmed. */
  unsent: number
  /** Answers of this attempt that the server refused, or may have. */
  late: LateSheet
  /** Whether this browser can keep unsent answers over a reload. */
  isDurable: boolean
}

export type RoomStore = StoreApi<RoomState>

export function createRoomStore(initial: RoomState): RoomStore {
  return createStore<RoomState>(() => initial)
}
