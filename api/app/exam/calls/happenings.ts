import { together, type Call } from '#app/platform/database/calls/call'

/** Something that was done to a learner, or said, that they haven't read; `at` in epoch milliseconds. */
export interface Notice {
  id: number
  kind: string
  text: string
  at: number
}

/** What happened to a learner outside of their own calls. */
export interface Happenings {
  /** Whether the clock of the running session is stopped, or a rest goes on. */
  isPaused: boolean
  /** The oldest first. */
  notices: Notice[]
}

/**
 * What happened to a learner: every answer to a pulse has it. Nothing pauses an attempt yet, and nothing makes notices.
 * @param _attempt the running one; null in a waiting room
 */
export function* happenedTo(_userId: number, _attempt: { id: number } | null): Call<Happenings> {
  yield* together()
  return { isPaused: false, notices: [] }
}
