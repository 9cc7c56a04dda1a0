import { sessionOfQuestion, type Session } from '@lulus/api/contracts/exam'
import { sendPulse, type Paper, type SaveReply, type TimerReading } from '@/features/exam/api'
import type { RecordKeeper } from '@/features/exam/engine/record-keeper'
import { createServerClock, NOTABLE_SECONDS } from '@/features/exam/engine/server-clock'
import { startPulse } from '@/features/exam/engine/pulse'
import { withSession, type ExamRecord } from '@/features/exam/model/exam-record'
import { withSecondTry } from '@/features/exam/late/late-answers'
import type { RunningAttempt } from '@/features/exam/model/running-attempt'
import type { RoomStore } from '@/features/exam/store'
import { createCountdown, type Countdown } from '@/lib/countdown/countdown'
import { hasStatus } from '@/lib/api/api-error'
import { deviceState, watchBattery } from '@/lib/device-state'
import type { ClockReading } from '@/lib/countdown/time-left'

/** The time of a session: its end, the countdown to it, and the server's clock. */
export interface SessionTime {
  countdown: Countdown
  /** End of the session by the server's clock, in epoch milliseconds. */
  deadline(): number
  /** The server's clock as estimated on this device, in epoch milliseconds. */
  serverNow(): number
  /** The same by the countdown alone, for the time of a choice. */
  now(): number
  /** Adopts the server's time. Returns false if this room can't continue with it: another session, attempt or paper. */
  adopt(fresh: TimerReading): boolean
  /** Handles the session's time in a save's response. */
  adoptReply(reply: SaveReply, reading: ClockReading): void
  /** The record with this session and its end. */
  noted(record: ExamRecord): ExamRecord
  stop(): void
}

interface SessionTimeOptions {
  attempt: RunningAttempt
  store: RoomStore
  keeper: RecordKeeper
  /** Called when the time is up by this device's clock. */
  timeUp: () => void
  /** Fetches time and answers. */
  revisit: () => Promise<void>
  /** The same, not awaited. */
  outdated: () => void
  stopped: (error: unknown) => void
  /** Whether a recording is heard here. */
  isPlaying: () => boolean
}

export function createSessionTime(options: SessionTimeOptions): SessionTime {
  const { store, keeper, timeUp, revisit, outdated, stopped } = options
  const { session, paper, timer } = options.attempt
  const { attemptId, paketId } = timer
  const serverClock = createServerClock(timer, paper.istirahat)
  const countdown = createCountdown(timer.reading, { timeUp, slept: outdated })
  const pulse = startPulse({ beat, stopped })
  watchBattery()
  let isStopped = false

  const deadline = () => store.getState().deadline
  const isOurs = (fresh: TimerReading) => fresh.attemptId === attemptId && fresh.sesi === session
  const isNotable = (end: number) => Math.abs(end - deadline()) >= NOTABLE_SECONDS * 1000
  const noted = (record: ExamRecord) => withSession(record, paper.nama_paket, session, deadline())

  function adopt(fresh: TimerReading): boolean {
    if (!isOurs(fresh)) return false
    hear(fresh)
    const wasPaused = store.getState().phase === 'paused'
    if (fresh.dijeda === true) {
      hold()
      return true
    }
    if (wasPaused) countdown.start()
    const end = Date.parse(fresh.deadline)
    const added = end - deadline()
    // An attempt that the server has just ended also has another deadline, and less time.
    if (added >= NOTABLE_SECONDS * 1000 && !wasPaused && !isTold(fresh))
      store.setState({ added: { seconds: Math.round(added / 1000) } })
    countdown.adopt(fresh.reading)
    serverClock.adopt(fresh)
    if (deadline() !== end) store.setState({ deadline: end })
    if (keeper.current().deadlines[session] !== end) keeper.change(noted)
    return adoptPhase(fresh.secondsRemaining > 0)
  }

  /** Takes over what invigilators have told. */
  function hear({ pemberitahuan = [] }: TimerReading) {
    if (pemberitahuan.length > 0) store.setState({ notices: pemberitahuan })
  }

  /** The time stands still until the server says otherwise. */
  function hold() {
    countdown.stop()
    const { phase } = store.getState()
    if (phase === 'active' || phase === 'time_up') store.setState({ phase: 'paused' })
  }

  function adoptPhase(hasTime: boolean): boolean {
    store.setState({ isOver: !hasTime })
    const { phase } = store.getState()
    const isHere = phase === 'active' || phase === 'paused'
    if (isHere && !hasTime) store.setState({ phase: 'time_up' })
    if ((phase !== 'time_up' && phase !== 'paused') || !hasTime) return true
    // Once its time is up, a session is loaded without questions.
    if (isLockedIn(paper, session)) return false
    store.setState({ phase: 'active' })
    keeper.change((current) => withSecondTry(current, session))
    return true
  }

  async function beat(): Promise<void> {
    const { unsent, index } = store.getState()
    const sent = {
      nohp: options.attempt.nohp,
      belumTerkirim: unsent,
      page: index,
      memutar: options.isPlaying(),
      ...deviceState(),
    }
    const fresh = await sendPulse(sent).catch((error: unknown) => {
      // The attempt has ended elsewhere.
      if (hasStatus(error, 404)) return null
      throw error
    })
    if (isStopped) return
    if (fresh === null) return revisit()
    hear(fresh)
    const isPaused = store.getState().phase === 'paused'
    if (isOurs(fresh) && fresh.dijeda === true) return hold()
    if (isOurs(fresh) && !isPaused && !isNotable(Date.parse(fresh.deadline))) return
    // The screen of a limited rest continues by itself, after sending what is left.
    const isLimitedRest = store.getState().phase === 'time_up' && paper.istirahat !== undefined
    if (!isOurs(fresh) && isLimitedRest) return
    await revisit()
  }

  return {
    countdown,
    deadline,
    serverNow: serverClock.now,
    now: () => deadline() - countdown.left() * 1000,
    adopt,
    adoptReply({ sesi, deadline: end, secondsRemaining }, reading) {
      if (sesi === undefined || end === undefined || secondsRemaining === undefined) return
      if (sesi !== session) return outdated()
      // The countdown runs by itself, so only a changed end matters.
      if (!isNotable(Date.parse(end))) return
      adopt({ attemptId, paketId, sesi, deadline: end, secondsRemaining, reading })
    },
    noted,
    stop() {
      isStopped = true
      countdown.stop()
      pulse.stop()
    },
  }
}

/** Whether a notice tells why there is more time. */
function isTold({ pemberitahuan = [] }: TimerReading): boolean {
  return pemberitahuan.some(({ jenis }) => jenis.endsWith('_waktu') || jenis === 'buka_kembali')
}

function isLockedIn({ soal }: Paper, session: Session): boolean {
  return soal.some((entry) => 'locked' in entry && sessionOfQuestion(entry.page) === session)
}
