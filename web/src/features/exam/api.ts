import type { Session } from '@lulus/api/contracts/exam'
import type { ListeningMode } from '@lulus/api/contracts/listening'
import { REFUSAL } from '@lulus/api/contracts/refusals'
import type { AskForBytes } from '@/features/exam/engine/resuming-fetch'
import type { AnswerBatch, AudioBatch, SavedAnswer } from '@/features/exam/model/exam-record'
import type { OptionOrders } from '@/features/exam/model/option-orders'
import { hasCode } from '@/features/exam/model/retry'
import { readingBetween, type ClockReading } from '@/lib/countdown/time-left'
import { hasStatus } from '@/lib/api/api-error'
import { api, call, type ResponseAt } from '@/lib/api/client'

/**
 * The calls of the exam (contract section 4), except those of `late-courier`, `shuffled-paper` and `store-session`,
 * which load later. Every failure is an ApiError.
 */

type TimerState = ResponseAt<'GET', '/soal/timers'>
export type Paper = ResponseAt<'GET', '/soal'> & {
  /** How the options were shuffled for this learner. The server sends the same paper to all learners. */
  orders?: OptionOrders
}
export type Score = ResponseAt<'POST', '/soal/jawaban'>
export type SavedAnswers = ResponseAt<'GET', '/soal/ambil-jawaban'>
/** The response to a save. An older server doesn't include the time. */
export type SaveReply = ResponseAt<'POST', '/soal/simpan-jawaban'>
export type PlayedAudio = ResponseAt<'GET', '/soal/ambil-audio'>

/** The server's timer, with its time on this device's monotonic clock. */
export type TimerReading = TimerState & { reading: ClockReading }

/** Long enough for a recording of 20 MB on a slow network. */
const FILE_TIMEOUT_MS = 180_000

/** The learner's phone number. The server compares it, in case another user signs in in this browser. */
interface OfLearner {
  nohp: string
}

interface PulseBody {
  /** Answers that wait on this device. */
  belumTerkirim: number
  /** The open screen, 0-143. */
  page: number
  memutar: boolean
  terlihat: boolean
  /** In per cent. */
  baterai?: number
}

export const hasRunningAttempt = async () => (await api.get('/soal/cek-endtime')).hasEndTime
/** The server compares the phone number, if one is given. */
export const readTimer = (nohp?: string) =>
  timed(() => api.get('/soal/timers', { query: nohp === undefined ? {} : { nohp } }))
/** Tells the server how this page is, and returns the time. */
export const sendPulse = (body: OfLearner & PulseBody) =>
  timed(() => api.post('/soal/denyut', { body }))
export const readPaper = (paketId: number): Promise<Paper> =>
  api.get('/soal', { query: { paketId } })
/** After an exclusion as of a finished attempt: the learner may hold access to another package. */
export const readAnswers = (): Promise<SavedAnswers> =>
  unlessExcluded(api.get('/soal/ambil-jawaban'), {
    data: { index: 0, answer: [], ragu: [] },
    sesi: 'finished',
  })
export const readPlayedAudio = (): Promise<PlayedAudio> =>
  unlessExcluded(api.get('/soal/ambil-audio'), { data: [], positions: {} })

async function unlessExcluded<Answer>(asked: Promise<Answer>, nothing: Answer): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (!hasCode(error, REFUSAL.excluded)) throw error
    return nothing
  }
}

export interface Refusal {
  /** Message for the learner, or null without any grant for the package. */
  reason: string | null
}

/** Null if the learner may take this package, with the current grant or another unused one. */
export async function readRefusal(paketId: number): Promise<Refusal | null> {
  const active = await api.get('/users/cek-akses')
  if (active.bolehAkses && active.paketId === paketId) return null
  try {
    const access = await api.get('/users/cek-akses/:paketId', { params: { paketId } })
    return access.bolehAkses ? null : { reason: access.alasan }
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
    return { reason: error.userMessage }
  }
}

/** Starts the attempt or resumes a running one. `takeover` takes it from another login. */
export function startAttempt(
  body: OfLearner & {
    paketId: number
    takeover?: boolean
    /** Starts none when none runs. */
    lanjut?: boolean
    mode?: ListeningMode
  }
) {
  return timed(() => api.put('/soal/timers', { body }))
}

/** Leaves a session after its time is up. Does nothing if the attempt has already left it. */
export function leaveSession(body: OfLearner & { from: Session }) {
  return timed(() => api.put('/soal/timers/next', { body }))
}

/** Ends a session early. Every question must be answered. */
export function endSession(body: OfLearner) {
  return timed(() => api.put('/soal/timers-to-zero', { body }))
}

export function saveAnswers(body: OfLearner & AnswerBatch, keepalive: boolean) {
  return api.post('/soal/simpan-jawaban', { body, keepalive })
}

export function reportAudio(body: OfLearner & AudioBatch, keepalive: boolean) {
  return api.post('/soal/simpan-audio', { body, keepalive })
}

/** Finishes the attempt. Repeated calls give the same result. */
export function submitAttempt(body: OfLearner & { answers: SavedAnswer[]; tautan?: string }) {
  return api.post('/soal/jawaban', { body })
}

/** Fetches a recording or a part of it. `path` comes from the paper. */
export const askForRecording: AskForBytes = (path, read, options) =>
  call('GET', '/uploads/audio/:file', fileOptions(path, /^audio\//, options), read)

/** Fetches the picture of a passage or a part of it. */
export const askForPassage: AskForBytes = (path, read, options) =>
  call('GET', '/uploads/reading/:file', fileOptions(path, /^image\//, options), read)

function fileOptions(path: string, expects: RegExp, options: Parameters<AskForBytes>[2]) {
  return { params: { file: fileOf(path) }, timeout: FILE_TIMEOUT_MS, expects, ...options }
}

function fileOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

async function timed<State extends TimerState>(
  call: () => Promise<State>
): Promise<State & { reading: ClockReading }> {
  const sentAt = performance.now()
  const state = await call()
  return { ...state, reading: readingBetween(state.secondsRemaining, sentAt, performance.now()) }
}
