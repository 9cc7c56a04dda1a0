import type { AnswerSheet } from '@lulus/api/contracts/answers'
import type { Answer, ListeningGroups, Session } from '@lulus/api/contracts/exam'
import { readAnswers, readTimer, type Paper } from '@/features/exam/api'
import type { AnswerDesk } from '@/features/exam/engine/answer-desk'
import type { AudioLog } from '@/features/exam/engine/audio-log'
import { createRoomParts, type RoomParts } from '@/features/exam/engine/exam-room-parts'
import type { SessionExits } from '@/features/exam/engine/session-exits'
import type { SessionTime } from '@/features/exam/engine/session-time'
import { unsentAnswers, withIndex, type ExamRecord } from '@/features/exam/model/exam-record'
import { lateReport, withSecondTry, type LateReport } from '@/features/exam/late/late-answers'
import { chosenAt, seenAs } from '@/features/exam/model/option-orders'
import { groupsOf } from '@/features/exam/model/navigation'
import type { RunningAttempt } from '@/features/exam/model/running-attempt'
import type { RoomStore } from '@/features/exam/store'

/** One session of a running attempt on this device, from loading to its end. */
export interface ExamRoom
  extends SessionExits, Pick<SessionTime, 'countdown' | 'deadline' | 'serverNow'> {
  attemptId: number
  paketId: number
  session: Session
  paper: Paper
  /** Which listening questions share a screen and a recording. */
  groups: ListeningGroups
  /** Whether the recordings of this session play by themselves. */
  isSelfPlaying: boolean
  store: RoomStore
  desk: AnswerDesk
  /** The position of the chosen option on this learner's screen, or null for none. */
  seen(page: number, sheet: AnswerSheet): Answer | null
  /** Chooses the option at this position on the screen. */
  choose(page: number, place: Answer): void
  audio: AudioLog
  open(): void
  /** Stops sending. Resolves when running requests have ended and their results are stored. */
  close(): Promise<void>
  /** Closes it for good. When this resolves, nothing more of it will be stored. */
  end(): Promise<void>
  /** Calls back when this device's record changes. Returns a function that stops it. */
  watch(listener: () => void): () => void
  /** Refetches time and answers and sends the rest. Calls `moved` if this session isn't current any more. */
  revisit(): Promise<void>
  hasUnsentAnswers(): boolean
  /** Whether its time is running and the page hasn't closed it. */
  isRunning(): boolean
  /** Tries to send everything now. Resolves with false if something is left. */
  flush(): Promise<boolean>
  /** Sends the rest while the page closes. */
  sendLast(): void
  /** The attempt's record on this device. */
  record(): ExamRecord
  /** The report about late answers, or null if there are none. */
  late(): LateReport | null
}

interface ExamRoomEvents {
  /** Called when the attempt has left this session, here or elsewhere. */
  moved: () => void
}

export function createExamRoom(attempt: RunningAttempt, { moved }: ExamRoomEvents): ExamRoom {
  const { session, paper, timer } = attempt
  const { attemptId, paketId } = timer
  const { orders = {} } = paper
  const finished = () => void close()
  const parts = createRoomParts(attempt, { moved, revisit, outdated, finished })
  const { store, keeper, time, desk, audio, exits } = parts
  let isClosed = false

  async function revisit(): Promise<void> {
    const [fresh, answers] = await Promise.all([readTimer(), readAnswers()])
    if (isClosed) return
    if (!time.adopt(fresh)) {
      // A browser without storage can't send it later.
      if (unsentAnswers(keeper.current()) > 0) await flushRoom(parts)
      store.setState({ isOver: true })
      moved()
      return
    }
    await keeper.join()
    desk.adopt(answers)
    void flushRoom(parts)
  }

  function outdated() {
    revisit().catch((error: unknown) => {
      // The countdown continues by itself, and the next event asks again.
      console.warn('Time and answers were not refreshed.', error)
    })
  }

  function close(): Promise<void> {
    isClosed = true
    return closeRoom(parts)
  }

  return {
    ...exits,
    attemptId,
    paketId,
    session,
    paper,
    groups: groupsOf(paper.soal),
    isSelfPlaying: session === 'listening' && timer.mode === 'asli',
    store,
    countdown: time.countdown,
    deadline: time.deadline,
    serverNow: time.serverNow,
    desk,
    seen(page, sheet) {
      const held = sheet[page]
      return held ? seenAs(orders, page, held.answer) : null
    },
    choose: (page, place) => desk.choose(page, chosenAt(orders, page, place)),
    audio,
    open: () => openRoom(parts),
    close,
    async end() {
      void close()
      await keeper.end()
    },
    watch: keeper.watch,
    revisit,
    hasUnsentAnswers: () => !isClosed && unsentAnswers(keeper.current()) > 0,
    isRunning: () => !isClosed && store.getState().phase === 'active',
    flush: () => flushRoom(parts),
    sendLast() {
      keeper.leave()
      void desk.courier.sendLast()
      void audio.courier.sendLast()
    },
    record: keeper.current,
    late: () => lateReport(attemptId, keeper.current()),
  }
}

function openRoom({ attempt, store, keeper, time, desk, audio, late }: RoomParts): void {
  const { session, saved, played } = attempt
  const isActive = store.getState().phase === 'active'
  if (isActive) keeper.change((current) => withSecondTry(current, session))
  if (attempt.isStored) desk.restore(saved)
  else desk.adopt(saved)
  audio.adopt(played)
  void late.offer()
  time.countdown.start()
  if (!isActive) {
    // The grace period may still run. If not, the learner must be informed.
    if (unsentAnswers(keeper.current()) > 0) desk.courier.nudge()
    return
  }
  // Sends the position, which also shows whether another device has the attempt.
  keeper.change((current) => withIndex(time.noted(current), store.getState().index))
  desk.courier.nudge()
  if (session === 'listening') audio.courier.nudge()
}

async function flushRoom({ desk, audio }: RoomParts): Promise<boolean> {
  const [answers, reports] = await Promise.all([desk.courier.flush(), audio.courier.flush()])
  return answers && reports
}

async function closeRoom({ keeper, tabs, time, desk, audio, late }: RoomParts): Promise<void> {
  time.stop()
  tabs.close()
  await Promise.all([desk.courier.close(), audio.courier.close(), late.close()])
  await keeper.stored()
}
