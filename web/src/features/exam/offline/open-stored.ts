import type { RunningAttempt } from '@/features/exam/model/running-attempt'
import { readRecord } from '@/features/exam/engine/storage'
import {
  STORED_ATTEMPT,
  STORED_STATE,
  scopeOf,
  type StoredAttempt,
  type StoredState,
} from '@/features/exam/offline/stored-session'
import { leftAt } from '@/features/exam/offline/time-ratchet'
import { STORED_USER } from '@/lib/session/stored-user'
import type { SessionUser } from '@/lib/session/session-query'
import { openSealed } from '@/lib/storage/sealed-store'

/** The stored session of this package and learner in its present state, or null if there is none. */
export async function openStored(paketId: number, nohp: string): Promise<RunningAttempt | null> {
  const store = await openSealed()
  const [user, attempt, state] = await Promise.all([
    store?.get<SessionUser>(STORED_USER),
    store?.get<StoredAttempt>(STORED_ATTEMPT),
    store?.get<StoredState>(STORED_STATE),
  ])
  if (!store || !user || !attempt || !state) return null
  const { session, paper, timer } = attempt
  const isThis = timer.paketId === paketId && user.nohp === nohp
  if (!isThis || store.scope !== scopeOf(timer.attemptId, session)) return null

  const record = await readRecord(timer.attemptId)
  const left = leftAt(state.clock, Date.now())
  const deadline = record?.deadlines[session]
  return {
    nohp,
    session,
    paper,
    timer: {
      ...timer,
      // An invigilator may have added time.
      deadline: deadline === undefined ? timer.deadline : new Date(deadline).toISOString(),
      secondsRemaining: Math.ceil(left),
      reading: { secondsRemaining: left, at: performance.now() },
    },
    saved: state.saved,
    played: state.played,
    record,
    isStored: true,
  }
}
