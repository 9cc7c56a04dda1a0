import { REFUSAL } from '@lulus/api/contracts/refusals'
import { createAnswerDesk } from '@/features/exam/engine/answer-desk'
import { createAudioLog } from '@/features/exam/engine/audio-log'
import { createLateOffers } from '@/features/exam/late/late-offers'
import { createRecordKeeper } from '@/features/exam/engine/record-keeper'
import { createSessionExits } from '@/features/exam/engine/session-exits'
import { createSessionTime } from '@/features/exam/engine/session-time'
import { joinTabs, type TabMessage } from '@/features/exam/engine/tabs'
import { EMPTY_RECORD } from '@/features/exam/model/exam-record'
import { hasCode, isDrivenElsewhere, isLabTrouble } from '@/features/exam/model/retry'
import type { RunningAttempt } from '@/features/exam/model/running-attempt'
import { createRoomStore, firstState } from '@/features/exam/store'
import { hasStatus } from '@/lib/api/api-error'

interface RoomEvents {
  /** Called when another tab has left the session. */
  moved: () => void
  /** Fetches time and answers. */
  revisit: () => Promise<void>
  /** The same, not awaited. */
  outdated: () => void
  /** Called once the attempt is finished. */
  finished: () => void
}

/** The parts of a room, each of which owns the state that it changes. */
export type RoomParts = ReturnType<typeof createRoomParts>

export function createRoomParts(attempt: RunningAttempt, events: RoomEvents) {
  const { nohp, session, timer } = attempt
  const { attemptId } = timer
  const { moved, revisit, outdated, finished } = events
  const store = createRoomStore(firstState(attempt))
  const keeper = createRecordKeeper(attemptId, attempt.record ?? EMPTY_RECORD)
  const tabs = joinTabs(attemptId, heard)

  /** Shows why delivery stopped. After an unanswered 401 the next choice asks for login again. */
  function stopped(error: unknown) {
    if (isDrivenElsewhere(error)) store.setState({ phase: 'driven_elsewhere' })
    else if (hasCode(error, REFUSAL.excluded)) store.setState({ phase: 'excluded' })
    else if (hasStatus(error, 403) && !isLabTrouble(error))
      store.setState({ phase: 'other_account' })
  }

  function heard(message: TabMessage) {
    if (message.kind === 'answer') desk.learnAnswer(message.page, message.held, message.choice)
    else if (message.kind === 'flags') desk.learnFlags(message.flags)
    else if (message.kind === 'played') audio.learnPlay(message.page)
    else moved()
  }

  function timeUp() {
    if (store.getState().phase === 'active') store.setState({ phase: 'time_up' })
    // The grace period is for answers that are still being sent.
    void desk.courier.flush()
    // Reading is finished instead, which asks the server itself.
    if (session !== 'reading') outdated()
  }

  const shared = { attempt, attemptId, nohp, session, store, keeper, tabs, outdated, stopped }
  const time = createSessionTime({ ...shared, timeUp, revisit, isPlaying: () => audio.isPlaying() })
  const desk = createAnswerDesk({ ...shared, now: time.now, replied: time.adoptReply })
  const late = createLateOffers({ ...shared, changed: desk.refresh })
  const audio = createAudioLog(shared)
  const exits = createSessionExits({ ...shared, time, late, close: finished })
  return { attempt, store, keeper, tabs, time, desk, audio, late, exits }
}
