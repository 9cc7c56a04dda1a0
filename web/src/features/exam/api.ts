import type { Session } from '@lulus/api/contracts/exam'
import type { AnswerBatch, AudioBatch, SavedAnswer } from '@/features/exam/model/exam-record'
import { readingBetween, type ClockReading } from '@/lib/countdown/time-left'
import { hasStatus } from '@/lib/api/api-error'
import { api, type ResponseAt } from '@/lib/api/client'

/** The calls of the exam (contract section 4). All failures are ApiErrors. */

type TimerState = ResponseAt<'GET', '/soal/timers'>
export type Paper = ResponseAt<'GET', '/soal'>
export type Score = ResponseAt<'POST', '/soal/jawaban'>
export type SavedAnswers = ResponseAt<'GET', '/soal/ambil-jawaban'>
export type PlayedAudio = ResponseAt<'GET', '/soal/ambil-audio'>

/** A timer as the server keeps it, and its time on this device's steady clock. */
export type TimerReading = TimerState & { reading: ClockReading }

/** A recording of 20 MB on a slow line. */
const AUDIO_TIMEOUT_MS = 180_000

/** Whoever logs in on a shared computer meanwhile must not get these answers: the server compares the number. */
interface Sitter {
  nohp: string
}

export const hasRunningAttempt = async () => (await api.get('/soal/cek-endtime')).hasEndTime
export const readTimer = () => timed(() => api.get('/soal/timers'))
export const readPaper = (paketId: number) => api.get('/soal', { query: { paketId } })
export const readAnswers = () => api.get('/soal/ambil-jawaban')
export const readPlayedAudio = () => api.get('/soal/ambil-audio')

export interface Refusal {
  /** What the learner can read about it; null where there is nothing but a package that they don't have. */
  reason: string | null
}

/** Null when the learner may sit this package: the one granted for now, or any other that waits unused. */
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

/** Starts the attempt or goes on with the one that runs; `takeover` takes it from another login. */
export function startAttempt(body: Sitter & { paketId: number; takeover?: boolean }) {
  return timed(() => api.put('/soal/timers', { body }))
}

/** Moves on from a session whose time is up; changes nothing when the attempt has left it already. */
export function leaveSession(body: Sitter & { from: Session }) {
  return timed(() => api.put('/soal/timers/next', { body }))
}

/** Gives up the rest of the session's time; needs every question answered. */
export function endSession(body: Sitter) {
  return timed(() => api.put('/soal/timers-to-zero', { body }))
}

export function saveAnswers(body: Sitter & AnswerBatch, keepalive: boolean) {
  return api.post('/soal/simpan-jawaban', { body, keepalive })
}

export function reportAudio(body: Sitter & AudioBatch, keepalive: boolean) {
  return api.post('/soal/simpan-audio', { body, keepalive })
}

/** Finishes the attempt; however often it is called, the result is the same. */
export function submitAttempt(body: Sitter & { answers: SavedAnswer[] }) {
  return api.post('/soal/jawaban', { body })
}

/** Fetches a recording whole. `path` as the paper names it. */
export async function fetchRecording(path: string, signal: AbortSignal): Promise<Blob> {
  const { blob } = await api.download('/uploads/audio/:file', 'audio', {
    params: { file: fileOf(path) },
    timeout: AUDIO_TIMEOUT_MS,
    signal,
  })
  return blob
}

/** Fetches the picture of a passage whole. */
export async function fetchPassage(path: string, signal: AbortSignal): Promise<Blob> {
  const { blob } = await api.download('/uploads/reading/:file', 'passage', {
    params: { file: fileOf(path) },
    timeout: AUDIO_TIMEOUT_MS,
    signal,
  })
  return blob
}

function fileOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

async function timed(call: () => Promise<TimerState>): Promise<TimerReading> {
  const sentAt = performance.now()
  const state = await call()
  return { ...state, reading: readingBetween(state.secondsRemaining, sentAt, performance.now()) }
}
