import { mergeSheets } from '@lulus/api/contracts/answers'
import { sessionOfQuestion, type Session } from '@lulus/api/contracts/exam'
import {
  endSession,
  leaveSession,
  readAnswers,
  readTimer,
  startAttempt,
  submitAttempt,
  type Paper,
  type PlayedAudio,
  type SavedAnswers,
  type Score,
  type TimerReading,
} from '@/features/exam/api'
import { createAnswerDesk, type AnswerDesk } from '@/features/exam/engine/answer-desk'
import { createAudioLog, type AudioLog } from '@/features/exam/engine/audio-log'
import { createCountdown, type Countdown } from '@/lib/countdown/countdown'
import { createRecordKeeper } from '@/features/exam/engine/record-keeper'
import { joinTabs, type TabMessage } from '@/features/exam/engine/tabs'
import {
  answersOf,
  EMPTY_RECORD,
  keep,
  unsentAnswers,
  withIndex,
  withSession,
  type ExamRecord,
} from '@/features/exam/model/exam-record'
import {
  lateReport,
  unsettled,
  withSecondTry,
  withSettled,
  type LateReport,
} from '@/features/exam/model/late-answers'
import { indexWithin } from '@/features/exam/model/navigation'
import { isDrivenElsewhere, isLabTrouble } from '@/features/exam/model/retry'
import { createRoomStore, type RoomPhase, type RoomStore } from '@/features/exam/store'
import { hasStatus } from '@/lib/api/api-error'

/** A running attempt as it was loaded. */
export interface RunningAttempt {
  nohp: string
  session: Session
  paper: Paper
  timer: TimerReading
  saved: SavedAnswers
  played: PlayedAudio
  /** What this device held of it. */
  record: ExamRecord | null
}

/** One session of a running attempt on this device, from its loading to its end. */
export interface ExamRoom {
  attemptId: number
  paketId: number
  session: Session
  paper: Paper
  store: RoomStore
  countdown: Countdown
  desk: AnswerDesk
  audio: AudioLog
  open(): void
  close(): void
  /** Re-reads time and answers, and delivers what is left; tells `moved` when this session isn't the current one. */
  revisit(): Promise<void>
  /** Whether leaving now would leave answers behind on this device. */
  hasUnsentAnswers(): boolean
  /** Tries to deliver everything now; false when something is left. */
  flush(): Promise<boolean>
  /** Sends what is left while the page goes away. */
  sendLast(): void
  /** Ends the session before its time; everything must have been delivered. */
  endEarly(): Promise<void>
  /** Goes on to the next session; whoever shows the exam loads it then. */
  moveOn(): Promise<void>
  /** Takes the attempt from the login that drives it; whoever shows the exam loads it then. */
  takeOver(): Promise<void>
  /** What the learner must be told of answers that came too late; null when all arrived. */
  late(): LateReport | null
  /** Finishes the attempt; on this device nothing stays of it but what came too late. */
  submit(): Promise<Score>
}

interface ExamRoomEvents {
  /** The attempt has left this session, here or elsewhere. */
  moved: () => void
}

export function createExamRoom(attempt: RunningAttempt, events: ExamRoomEvents): ExamRoom {
  const { nohp, session, paper, timer, saved, played } = attempt
  const { attemptId, paketId } = timer
  const record = attempt.record ?? EMPTY_RECORD

  const store = createRoomStore({
    phase: timer.secondsRemaining > 0 ? 'active' : 'time_up',
    index: indexWithin(session, record.index ?? saved.data.index),
    answers: {},
    flags: [],
    delivery: 'idle',
    unsent: 0,
    late: record.late,
    isDurable: true,
  })
  let isClosed = false
  let deadline = Date.parse(timer.deadline)
  let submitting: Promise<Score> | null = null
  const setPhase = (phase: RoomPhase) => store.setState({ phase })
  const keeper = createRecordKeeper(attemptId, record)
  const tabs = joinTabs(attemptId, hear)
  const countdown = createCountdown(timer.reading, {
    timeUp: () => {
      if (store.getState().phase === 'active') setPhase('time_up')
      // What is still on its way has the grace to arrive in.
      void desk.courier.flush()
      // Reading ends by being finished, which asks the server itself.
      if (session !== 'reading') refreshQuietly()
    },
    slept: refreshQuietly,
  })
  const desk = createAnswerDesk({
    nohp,
    session,
    store,
    keeper,
    tabs,
    now: () => deadline - countdown.left() * 1000,
    outdated: refreshQuietly,
    stopped,
  })
  const audio = createAudioLog({ nohp, keeper, tabs, outdated: refreshQuietly, stopped })

  function hear(message: TabMessage) {
    if (message.kind === 'answer') desk.learnAnswer(message.page, message.held)
    else if (message.kind === 'flags') desk.learnFlags(message.flags)
    else if (message.kind === 'played') audio.learnPlay(message.page)
    else events.moved()
  }

  /** Shows why nothing more can be delivered. A 401 that nobody answered is asked again with the next choice. */
  function stopped(error: unknown) {
    if (isDrivenElsewhere(error)) setPhase('driven_elsewhere')
    else if (hasStatus(error, 403) && !isLabTrouble(error)) setPhase('other_account')
  }

  async function watched<Result>(call: Promise<Result>): Promise<Result> {
    try {
      return await call
    } catch (error) {
      stopped(error)
      throw error
    }
  }

  /** Takes over the server's time; false when this room can't go on with it: another session, attempt, or paper. */
  function adoptTimer(fresh: TimerReading): boolean {
    if (fresh.attemptId !== attemptId || fresh.sesi !== session) return false
    countdown.adopt(fresh.reading)
    deadline = Date.parse(fresh.deadline)
    if (keeper.current().deadlines[session] !== deadline) keeper.change(withDeadline)
    const { phase } = store.getState()
    if (phase === 'active' && fresh.secondsRemaining === 0) setPhase('time_up')
    if (phase === 'time_up' && fresh.secondsRemaining > 0) {
      // A session at rest was loaded without its questions.
      if (isLockedIn(paper, session)) return false
      setPhase('active')
      keeper.change((current) => withSecondTry(current, session))
    }
    return true
  }

  function withDeadline(current: ExamRecord): ExamRecord {
    return withSession(current, paper.nama_paket, session, deadline)
  }

  async function revisit(): Promise<void> {
    const [fresh, answers] = await Promise.all([readTimer(), readAnswers()])
    if (isClosed) return
    if (!adoptTimer(fresh)) {
      events.moved()
      return
    }
    await keeper.join()
    desk.adopt(answers)
    void flush()
  }

  function refreshQuietly() {
    revisit().catch((error: unknown) => {
      // The countdown goes on by itself; the next event asks again.
      console.warn('Time and answers could not be refreshed.', error)
    })
  }

  async function flush(): Promise<boolean> {
    const [answers, reports] = await Promise.all([desk.courier.flush(), audio.courier.flush()])
    return answers && reports
  }

  function close() {
    isClosed = true
    countdown.stop()
    desk.courier.close()
    audio.courier.close()
    tabs.close()
  }

  async function submit(): Promise<Score> {
    const shown = keep(
      store.getState().answers,
      (page) => sessionOfQuestion(Number(page)) === session
    )
    const sent = mergeSheets(shown, unsettled(keeper.current()))
    const score = await watched(submitAttempt({ nohp, answers: answersOf(sent) }))
    tabs.tell({ kind: 'moved' })
    close()
    keeper.change((current) => withSettled(current, sent, score.rejected))
    await keeper.retire()
    return score
  }

  return {
    attemptId,
    paketId,
    session,
    paper,
    store,
    countdown,
    desk,
    audio,
    open() {
      const isActive = store.getState().phase === 'active'
      if (isActive) keeper.change((current) => withSecondTry(current, session))
      desk.adopt(saved)
      audio.adopt(played)
      countdown.start()
      if (!isActive) {
        // The grace may not be over, and if it is, that must be known.
        if (unsentAnswers(keeper.current()) > 0) desk.courier.nudge()
        return
      }
      // Says where we are, and learns at once whether another device drives the attempt.
      keeper.change((current) => withIndex(withDeadline(current), store.getState().index))
      desk.courier.nudge()
      if (session === 'listening') audio.courier.nudge()
    },
    close,
    revisit,
    hasUnsentAnswers: () => !isClosed && unsentAnswers(keeper.current()) > 0,
    flush,
    sendLast() {
      void desk.courier.sendLast()
      void audio.courier.sendLast()
    },
    async endEarly() {
      adoptTimer(await watched(endSession({ nohp })))
    },
    async moveOn() {
      await watched(leaveSession({ nohp, from: session }))
      tabs.tell({ kind: 'moved' })
    },
    async takeOver() {
      await startAttempt({ nohp, paketId, takeover: true })
    },
    late: () => lateReport(attemptId, keeper.current()),
    submit() {
      submitting ??= submit().catch((error: unknown) => {
        submitting = null
        throw error
      })
      return submitting
    },
  }
}

function isLockedIn({ soal }: Paper, session: Session): boolean {
  return soal.some((entry) => 'locked' in entry && sessionOfQuestion(entry.page) === session)
}
