import { isPaused } from '#app/exam/domain/pauses'
import { endOfSession, remainingSeconds, restEnd } from '#app/exam/domain/session_clock'
import type { UnreadNotice } from '#app/exam/rows/notices'
import { noticesResource } from '#app/exam/transformers/happenings'
import type Attempt from '#app/exam/models/attempt'
import { heldUntil } from '#app/results/domain/held'
import type Result from '#app/results/models/result'
import type { Happenings } from '#app/exam/calls/happenings'
import type { Notice } from '#contracts/interventions'
import type { RescueKey } from '#app/exam/actions/hand_out_rescue_key'
import type { OptionOrders } from '#app/exam/actions/read_option_orders'
import type { StorageKey } from '#app/exam/actions/read_storage_key'
import type { SavedAnswers } from '#app/exam/actions/read_answers'
import type { SaveOutcome } from '#app/exam/domain/answer_sheet'
import type { AttemptClock } from '#app/exam/domain/types'
import type { Session } from '#contracts/exam'
import type { ListeningMode } from '#contracts/listening'
import type { PlayedAudio } from '#app/exam/domain/audio_grants'

type TimedAttempt = Pick<Attempt, 'id' | 'packageId' | 'extraPercent' | 'listeningMode' | 'clock'>

/** While servers are updated a page may get it from one that knows no pauses and notices. */
interface ExamState {
  attemptId: number
  paketId: number
  sesi: Session | 'finished'
  secondsRemaining: number
  deadline: string
  /** Whether an invigilator has stopped its clock. */
  dijeda?: boolean
  istirahatDetik?: number
  waktuTambahan?: number
  /** How the listening session is sat. */
  mode?: ListeningMode
}

interface TimerState extends ExamState {
  /** Whether the learner was excluded from the exam that is finished. */
  dikeluarkan?: boolean
  pemberitahuan?: Notice[]
}

/**
 * The timer on the wire: the current session or 'finished', whole seconds left by the server's clock, and the
 * session's end. Between two sessions also the remaining seconds of rest. Extra time is included for learners who
 * have it.
 */
export function examState(
  { id, packageId, extraPercent, listeningMode, clock }: TimedAttempt,
  now: number
): ExamState {
  const rest = restEnd(clock, now)
  return {
    attemptId: id,
    paketId: packageId,
    sesi: clock.status === 'finished' ? ('finished' as const) : clock.session,
    ...timeLeft(clock, now),
    dijeda: isPaused(clock, now),
    mode: listeningMode,
    ...(rest === null ? {} : { istirahatDetik: Math.ceil((rest - now) / 1000) }),
    ...(extraPercent === 0 ? {} : { waktuTambahan: extraPercent }),
  }
}

/** The answer to a pulse: the timer, and what happened to the learner. */
export function pulsedState(
  { attempt, happenings }: { attempt: TimedAttempt; happenings: Happenings },
  now: number
): TimerState {
  return timerState(attempt, happenings.notices, now)
}

/** The timer with the learner's unread notices. An exclusion stays visible after its notice was read. */
export function timerState(
  attempt: TimedAttempt & { excludedAt?: number | null },
  notices: readonly UnreadNotice[],
  now: number
): TimerState {
  return {
    ...examState(attempt, now),
    ...(attempt.excludedAt ? { dikeluarkan: true } : {}),
    ...noticesResource(notices),
  }
}

type NamedAttempt = Pick<Attempt, 'packageId' | 'packageName' | 'clock'>

interface RunningState {
  hasEndTime: boolean
  simulasi?: {
    paketId: number
    nama_paket: string
    secondsRemaining: number
    /** When the server ends an attempt that rests between two sessions; null while a session's time runs. */
    istirahatSampai: string | null
  }
}

/**
 * Whether an attempt runs, and its fields for other screens than the exam's, on the wire of `GET /soal/cek-endtime`.
 */
export function runningState(attempt: NamedAttempt | null, now: number): RunningState {
  if (!attempt) return { hasEndTime: false }
  const end = restEnd(attempt.clock, now)
  return {
    hasEndTime: true,
    simulasi: {
      paketId: attempt.packageId,
      nama_paket: attempt.packageName,
      secondsRemaining: remainingSeconds(attempt.clock, now),
      istirahatSampai: end === null ? null : new Date(end).toISOString(),
    },
  }
}

/** A rescue key on the wire, in base64url. */
export function rescueKeyResource({ attemptId, key, token }: RescueKey) {
  return { simulasi: attemptId, kunci: key.toString('base64url'), token }
}

/** A score on the wire of `POST /soal/jawaban`; "written" is Section 2 as a whole. */
export function scoreResource(result: Result, now: number) {
  const until = heldUntil(result, now)
  if (until !== null) {
    return {
      id: result.id,
      toeflScore: null,
      scoreListening: null,
      scoreWritten: null,
      scoreReading: null,
      listeningCorrect: null,
      writtenCorrect: null,
      readingCorrect: null,
      /** From when on the learner sees them. */
      hasilDibuka: new Date(until).toISOString(),
    }
  }
  return {
    id: result.id,
    toeflScore: result.totalScore,
    scoreListening: result.listeningScore,
    scoreWritten: result.structureScore,
    scoreReading: result.readingScore,
    listeningCorrect: result.listeningCorrect,
    writtenCorrect: result.writtenCorrect,
    readingCorrect: result.readingCorrect,
  }
}

/** The key of a session's copy on a device, on the wire of `GET /soal/kunci`; `kunci` in base64. */
export function storageKeyResource({ attemptId, session, key }: StorageKey) {
  return { simulasi: attemptId, sesi: session, kunci: key }
}

/** The orders of a session's options on the wire of `GET /soal/urutan-pilihan`, by page. */
export function optionOrdersResource({ attemptId, session, orders }: OptionOrders) {
  return { simulasi: attemptId, sesi: session, urutan: orders }
}

/** Saved answers on the wire of `GET /soal/ambil-jawaban`. */
export function savedAnswers({ session, lastIndex, flags, sheet }: SavedAnswers) {
  return {
    data: {
      index: lastIndex,
      answer: [...sheet].map(([page, { answer, seq }]) => ({ id: page, answer, seq })),
      ragu: flags,
    },
    sesi: session,
  }
}

/** The answer to a save. While servers are updated a page may get it from one that doesn't tell the time. */
interface SaveReply {
  message: string
  rejected: number[]
  stale: number[]
  sesi?: Session
  secondsRemaining?: number
  deadline?: string
}

/** The answer to a save: which ids it did not store, and the session's time, which may have changed meanwhile. */
export function answersSaved({ rejected, stale, clock }: SaveOutcome, now: number): SaveReply {
  const timing = { sesi: clock.session, ...timeLeft(clock, now) }
  return { message: 'Jawaban tersimpan.', rejected, stale, ...timing }
}

function timeLeft(clock: AttemptClock, now: number) {
  return {
    secondsRemaining: remainingSeconds(clock, now),
    deadline: new Date(endOfSession(clock, now)).toISOString(),
  }
}

/** The answer to a report of played recordings. */
export function audioReported() {
  return { message: 'Status audio tersimpan.' }
}

/** Played recordings on the wire: pages as strings, positions in seconds. */
export function playedAudio(played: PlayedAudio[]) {
  return {
    data: played.map(({ page }) => String(page)),
    positions: Object.fromEntries(
      played.map(({ page, positionMs }) => [String(page), positionMs / 1000])
    ),
  }
}
