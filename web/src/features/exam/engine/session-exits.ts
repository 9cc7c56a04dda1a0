import { endSession, leaveSession, startAttempt, type Score } from '@/features/exam/api'
import { loadSettling } from '@/features/exam/engine/later-parts'
import type { LateOffers } from '@/features/exam/late/late-offers'
import type { RecordKeeper } from '@/features/exam/engine/record-keeper'
import type { SessionTime } from '@/features/exam/engine/session-time'
import type { Tabs } from '@/features/exam/engine/tabs'
import type { RunningAttempt } from '@/features/exam/model/running-attempt'
import type { RoomStore } from '@/features/exam/store'

/** The ways to leave a session. */
export interface SessionExits {
  /** Ends the session early. All answers must have been delivered. */
  endEarly(): Promise<void>
  /** Moves the attempt to the next session, which the caller then loads. */
  moveOn(): Promise<void>
  /** Takes the attempt from another login. The caller then loads it. */
  takeOver(): Promise<void>
  /** Finishes the attempt and deletes it from this device, except late answers. */
  submit(): Promise<Score>
}

interface SessionExitsOptions {
  attempt: RunningAttempt
  store: RoomStore
  keeper: RecordKeeper
  tabs: Tabs
  time: SessionTime
  late: LateOffers
  stopped: (error: unknown) => void
  /** Closes the room, once the attempt is finished. */
  close: () => void
}

export function createSessionExits(options: SessionExitsOptions): SessionExits {
  const { attempt, store, keeper, tabs, time, late, stopped, close } = options
  const { nohp, session } = attempt
  /** Shared by repeated submits, so that only one call finishes the attempt. */
  let submitting: Promise<Score> | null = null

  async function watched<Result>(call: Promise<Result>): Promise<Result> {
    try {
      return await call
    } catch (error) {
      stopped(error)
      throw error
    }
  }

  function left() {
    store.setState({ isOver: true })
    tabs.post({ kind: 'moved' })
  }

  async function submit(): Promise<Score> {
    const { finishOpen } = await loadSettling()
    const score = await watched(finishOpen({ nohp, session, store, keeper }))
    left()
    // A browser without storage can't send them later. Any other retries from storage.
    await late.offer()
    close()
    await keeper.retire()
    return score
  }

  return {
    async endEarly() {
      time.adopt(await watched(endSession({ nohp })))
    },
    async moveOn() {
      await watched(leaveSession({ nohp, from: session }))
      left()
    },
    async takeOver() {
      await startAttempt({ nohp, paketId: attempt.timer.paketId, takeover: true })
    },
    submit() {
      submitting ??= submit().catch((error: unknown) => {
        submitting = null
        throw error
      })
      return submitting
    },
  }
}
