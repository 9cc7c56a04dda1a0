import type { AnswerSheet } from '@lulus/api/contracts/answers'
import { sessionOfQuestion, type Answer, type Session } from '@lulus/api/contracts/exam'
import {
  endSession,
  leaveSession,
  readAnswers,
  readTimer,
  startAttempt,
  type Paper,
  type PlayedAudio,
  type SaveReply,
  type SavedAnswers,
  type Score,
  type TimerReading,
} from '@/features/exam/api'
import { createAnswerDesk, type AnswerDesk } from '@/features/exam/engine/answer-desk'
import { createAudioLog, type AudioLog } from '@/features/exam/engine/audio-log'
import { createCountdown, type Countdown } from '@/lib/countdown/countdown'
import type { Courier } from '@/features/exam/engine/courier'
import { loadLateCourier, loadSettling } from '@/features/exam/engine/later-parts'
import { createServerClock, NOTABLE_SECONDS } from '@/features/exam/engine/server-clock'
import { watchTime } from '@/features/exam/engine/time-watch'
import { createRecordKeeper } from '@/features/exam/engine/record-keeper'
import { joinTabs, type TabMessage } from '@/features/exam/engine/tabs'
import {
  EMPTY_RECORD,
  unsentAnswers,
  withIndex,
  withSession,
  type ExamRecord,
} from '@/features/exam/model/exam-record'
import {
  isOwed,
  lateReport,
  withSecondTry,
  type LateReport,
} from '@/features/exam/model/late-answers'
import { indexWithin } from '@/features/exam/model/navigation'
import { chosenAt, seenAs } from '@/features/exam/model/option-orders'
import { isDrivenElsewhere, isLabTrouble } from '@/features/exam/model/retry'
import { createRoomStore, type RoomPhase, type RoomStore } from '@/features/exam/store'
import type { ClockReading } from '@/lib/countdown/time-left'
import { hasStatus } from '@/lib/api/api-error'

/** A running attempt as it was loaded. */
export interface RunningAttempt {
  nohp: string
  session: Session
  paper: Paper
  timer: TimerReading
  saved: SavedAnswers
  played: PlayedAudio
  /** This device's stored record of it. */
  record: ExamRecord | null
  /** It was opened from this device, without the server. */
  isKept?: boolean
}

/** One session of a running attempt on this device, from loading to its end. */
export interface ExamRoom {
  attemptId: number
  paketId: number
  session: Session
  paper: Paper
  store: RoomStore
  countdown: Countdown
  /** End of the session by the server's clock, in epoch milliseconds. */
  deadline(): number
  /** The server's clock now, as far as this device knows, in epoch milliseconds. */
  serverNow(): number
  desk: AnswerDesk
  /** Where the chosen option stands on this learner's screen; null for none. */
  seen(page: number, sheet: AnswerSheet): Answer | null
  /** Chooses the option at this place of the screen. */
  choose(page: number, place: Answer): void
  audio: AudioLog
  open(): void
  close(): void
  /** Closes it for good: nothing of it is stored when this resolves, or afterwards. */
  end(): Promise<void>
  /** Calls back when this device's record changes; returns a function that stops it. */
  watch(listener: () => void): () => void
  /** Fetches time and answers again and sends the rest; calls `moved` if this session isn't current any more. */
  revisit(): Promise<void>
  hasUnsentAnswers(): boolean
  /** Whether its time runs here and the page hasn't given it up. */
  isRunning(): boolean
  /** Tries to send everything now; false if something is left. */
  flush(): Promise<boolean>
  /** Sends the rest while the page closes. */
  sendLast(): void
  /** Ends the session early; all answers must have been delivered. */
  endEarly(): Promise<void>
  /** Moves the attempt to the next session; the caller then loads it. */
  moveOn(): Promise<void>
  /** Takes the attempt from another login; the caller then loads it. */
  takeOver(): Promise<void>
  /** What this device holds of the attempt. */
  record(): ExamRecord
  /** Report of late answers; null if there are none. */
  late(): LateReport | null
  /** Finishes the attempt and deletes it from this device, except late answers. */
  submit(): Promise<Score>
}

interface ExamRoomEvents {
  /** Called when the attempt has left this session, here or elsewhere. */
  moved: () => void
}

export function createExamRoom(attempt: RunningAttempt, events: ExamRoomEvents): ExamRoom {
  const { nohp, session, paper, timer, saved, played } = attempt
  const { attemptId, paketId } = timer
  const { orders = {} } = paper
  const record = attempt.record ?? EMPTY_RECORD

  const store = createRoomStore({
    phase: timer.secondsRemaining > 0 ? 'active' : 'time_up',
    deadline: Date.parse(timer.deadline),
    added: null,
    index: indexWithin(session, record.index ?? saved.data.index),
    answers: {},
    flags: [],
    delivery: 'idle',
    unsent: 0,
    isOver: timer.secondsRemaining === 0 && !attempt.isKept,
    late: record.late,
    isDurable: true,
  })
  let isClosed = false
  const deadline = () => store.getState().deadline
  const serverClock = createServerClock(timer, paper.istirahat)
  let submitting: Promise<Score> | null = null
  const setOver = (isOver: boolean) => store.setState({ isOver })
  const setPhase = (phase: RoomPhase) => store.setState({ phase })
  const keeper = createRecordKeeper(attemptId, record)
  const tabs = joinTabs(attemptId, hear)
  const countdown = createCountdown(timer.reading, {
    timeUp: () => {
      if (store.getState().phase === 'active') setPhase('time_up')
      // The grace period is for answers that are still being sent.
      void desk.courier.flush()
      // Reading is finished instead, and that asks the server itself.
      if (session !== 'reading') refreshQuietly()
    },
    slept: refreshQuietly,
  })
  const desk = createAnswerDesk({
    attemptId,
    nohp,
    session,
    store,
    keeper,
    tabs,
    now: () => deadline() - countdown.left() * 1000,
    told: hearTime,
    outdated: refreshQuietly,
    stopped,
  })
  /** Fetched only when answers came too late. */
  let lateCourier: Promise<Courier> | null = null
  store.subscribe(({ late }, before) => {
    if (late !== before.late) void offerLate()
  })
  const timeWatch = watchTime({ ask: askTime, stopped })
  const audio = createAudioLog({ nohp, keeper, tabs, outdated: refreshQuietly, stopped })

  /** Offers the server what came too late; resolves once it has answered, or can't be reached. */
  async function offerLate(): Promise<void> {
    if (!isOwed(keeper.current()) || isClosed) return
    try {
      lateCourier ??= loadLateCourier().then(({ createLateCourier }) =>
        createLateCourier({ attemptId, nohp, keeper, changed: () => desk.refresh(), stopped })
      )
      await (await lateCourier).flush()
    } catch (error) {
      lateCourier = null
      console.warn('Late answers were not offered.', error)
    }
  }

  function hear(message: TabMessage) {
    if (message.kind === 'answer') desk.learnAnswer(message.page, message.held, message.choice)
    else if (message.kind === 'flags') desk.learnFlags(message.flags)
    else if (message.kind === 'played') audio.learnPlay(message.page)
    else events.moved()
  }

  /** Shows why delivery stopped. After an unanswered 401 the next choice asks for login again. */
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

  /** Takes the server's time; false if this room can't continue with it: another session, attempt or paper. */
  function adoptTimer(fresh: TimerReading): boolean {
    if (fresh.attemptId !== attemptId || fresh.sesi !== session) return false
    const end = Date.parse(fresh.deadline)
    noteAdded(end - deadline())
    countdown.adopt(fresh.reading)
    serverClock.adopt(fresh)
    if (deadline() !== end) store.setState({ deadline: end })
    if (keeper.current().deadlines[session] !== end) keeper.change(withDeadline)
    setOver(fresh.secondsRemaining === 0)
    const { phase } = store.getState()
    if (phase === 'active' && fresh.secondsRemaining === 0) setPhase('time_up')
    if (phase === 'time_up' && fresh.secondsRemaining > 0) {
      // When its time is up a session is loaded without questions.
      if (isLockedIn(paper, session)) return false
      setPhase('active')
      keeper.change((current) => withSecondTry(current, session))
    }
    return true
  }

  /** An attempt that the server has just ended has another deadline too, and less time. */
  function noteAdded(ms: number) {
    if (ms >= NOTABLE_SECONDS * 1000) store.setState({ added: { seconds: Math.round(ms / 1000) } })
  }

  /** What a save tells of the session's time. The countdown runs by itself: only another end is news. */
  function hearTime({ sesi, deadline: end, secondsRemaining }: SaveReply, reading: ClockReading) {
    if (sesi === undefined || end === undefined || secondsRemaining === undefined) return
    timeWatch.heard()
    if (sesi !== session) return refreshQuietly()
    if (Math.abs(Date.parse(end) - deadline()) < NOTABLE_SECONDS * 1000) return
    adoptTimer({ attemptId, paketId, sesi, deadline: end, secondsRemaining, reading })
  }

  async function askTime(): Promise<void> {
    const fresh = await readTimer(nohp)
    if (isClosed) return
    const isSame = fresh.attemptId === attemptId && fresh.sesi === session
    const shift = Date.parse(fresh.deadline) - deadline()
    if (isSame && Math.abs(shift) < NOTABLE_SECONDS * 1000) return
    // A limited rest's screen goes on by itself, after what it has still to send.
    if (!isSame && store.getState().phase === 'time_up' && paper.istirahat !== undefined) return
    await revisit()
  }

  function withDeadline(current: ExamRecord): ExamRecord {
    return withSession(current, paper.nama_paket, session, deadline())
  }

  async function revisit(): Promise<void> {
    const [fresh, answers] = await Promise.all([readTimer(), readAnswers()])
    if (isClosed) return
    if (!adoptTimer(fresh)) {
      // A browser that stores nothing has no later moment.
      if (unsentAnswers(keeper.current()) > 0) await flush()
      setOver(true)
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
      console.warn('Time and answers were not refreshed.', error)
    })
  }

  async function flush(): Promise<boolean> {
    const [answers, reports] = await Promise.all([desk.courier.flush(), audio.courier.flush()])
    return answers && reports
  }

  function close() {
    isClosed = true
    countdown.stop()
    timeWatch.stop()
    desk.courier.close()
    audio.courier.close()
    void lateCourier?.then((courier) => courier.close())
    tabs.close()
  }

  async function submit(): Promise<Score> {
    const { finishOpen } = await loadSettling()
    const score = await watched(finishOpen({ nohp, session, store, keeper }))
    setOver(true)
    tabs.tell({ kind: 'moved' })
    // A browser that stores nothing has no later moment; any other tries again from what is stored.
    await offerLate()
    close()
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
    deadline,
    serverNow: serverClock.now,
    desk,
    seen(page, sheet) {
      const held = sheet[page]
      return held ? seenAs(orders, page, held.answer) : null
    },
    choose: (page, place) => desk.choose(page, chosenAt(orders, page, place)),
    audio,
    open() {
      const isActive = store.getState().phase === 'active'
      if (isActive) keeper.change((current) => withSecondTry(current, session))
      if (attempt.isKept) desk.restore(saved)
      else desk.adopt(saved)
      audio.adopt(played)
      void offerLate()
      countdown.start()
      if (!isActive) {
        // The grace period may still run; if not, the learner must be told.
        if (unsentAnswers(keeper.current()) > 0) desk.courier.nudge()
        return
      }
      // Sends our position, which also shows whether another device has the attempt.
      keeper.change((current) => withIndex(withDeadline(current), store.getState().index))
      desk.courier.nudge()
      if (session === 'listening') audio.courier.nudge()
    },
    close,
    async end() {
      close()
      await keeper.end()
    },
    watch: keeper.watch,
    revisit,
    hasUnsentAnswers: () => !isClosed && unsentAnswers(keeper.current()) > 0,
    isRunning: () => !isClosed && store.getState().phase === 'active',
    flush,
    sendLast() {
      keeper.leave()
      void desk.courier.sendLast()
      void audio.courier.sendLast()
    },
    async endEarly() {
      adoptTimer(await watched(endSession({ nohp })))
    },
    async moveOn() {
      await watched(leaveSession({ nohp, from: session }))
      setOver(true)
      tabs.tell({ kind: 'moved' })
    },
    async takeOver() {
      await startAttempt({ nohp, paketId, takeover: true })
    },
    record: keeper.current,
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
