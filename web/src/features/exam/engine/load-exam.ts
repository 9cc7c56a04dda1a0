import {
  hasRunningAttempt,
  readAnswers,
  readPaper,
  readPlayedAudio,
  readRefusal,
  readTimer,
  startAttempt,
  type Paper,
  type TimerReading,
} from '@/features/exam/api'
import type { RunningAttempt } from '@/features/exam/model/running-attempt'
import { loadSettling } from '@/features/exam/engine/later-parts'
import { readRecord, retireOtherRecords } from '@/features/exam/engine/storage'
import { REFUSAL } from '@lulus/api/contracts/refusals'
import { hasCode, isDrivenElsewhere } from '@/features/exam/model/retry'
import { hasStatus } from '@/lib/api/api-error'
import { storedScreen } from '@/lib/storage/stored-screen'

/** The learner's state with a package. */
export type ExamStanding =
  | { kind: 'denied'; reason: string | null }
  | { kind: 'ready'; paper: Paper }
  | { kind: 'running'; attempt: RunningAttempt }
  /** Another login of the learner has it, and only that login may read it. */
  | { kind: 'elsewhere' }
  /** An invigilator has stopped its clock, and its questions can't be read meanwhile. */
  | { kind: 'paused' }
  /** The learner's last attempt was of this package, and it has a result. */
  | { kind: 'finished'; attemptId: number }

/**
 * The learner's state with a package. If this device has stored a session of it, that opens when the server can't be
 * reached.
 * @throws ApiError
 */
export async function loadExam(paketId: number, nohp: string): Promise<ExamStanding> {
  const ask = () => fetchStanding(paketId, nohp)
  if (storedScreen() === null) return ask()
  const { loadWithFallback } = await import('@/features/exam/offline/load-with-fallback')
  return loadWithFallback(paketId, nohp, ask)
}

/** Fetches all data of the exam screen in parallel. Only a running attempt has a timer, so that call comes after. */
async function fetchStanding(paketId: number, nohp: string): Promise<ExamStanding> {
  const [refusal, timer, paper, saved, played] = await Promise.all([
    readRefusal(paketId),
    hasRunningAttempt().then((isRunning) => (isRunning ? readTimer() : null)),
    readGrantedPaper(paketId),
    readAnswers(),
    readPlayedAudio(),
  ])

  if (paper === 'elsewhere') {
    const isRunning = timer !== null && timer.sesi !== 'finished'
    const isTaken = isRunning && (await takeReleased(nohp, paketId))
    return isTaken ? fetchStanding(paketId, nohp) : { kind: 'elsewhere' }
  }
  if (paper === 'paused') return { kind: paper }
  if (refusal || paper === null) {
    const reason = refusal?.reason ?? null
    const ended =
      saved.sesi === 'finished' ? await (await loadSettling()).attemptEndedWith(paketId) : null
    // The next step matters more than an old result, but less than data of that attempt on this device.
    return ended && (reason === null || ended.hasRecordHere)
      ? { kind: 'finished', attemptId: ended.attemptId }
      : { kind: 'denied', reason }
  }
  if (timer === null || timer.sesi === 'finished') {
    if (saved.sesi === 'finished') await (await loadSettling()).settleLast(nohp)
    await retireOtherRecords(null)
    return { kind: 'ready', paper }
  }
  return {
    kind: 'running',
    attempt: {
      nohp,
      session: timer.sesi,
      paper,
      timer,
      saved,
      played,
      record: await ownRecord(timer),
    },
  }
}

/** Takes a running attempt that an invigilator has released from its device. @returns false while another login drives it */
async function takeReleased(nohp: string, paketId: number): Promise<boolean> {
  try {
    await startAttempt({ nohp, paketId, lanjut: true })
    return true
  } catch (error) {
    // Whatever the reason, the learner can still press for it.
    if (!isDrivenElsewhere(error)) console.warn('A released attempt was not asked for.', error)
    return false
  }
}

/** The paper, null when the learner has no access to it, or why a running one can't be read now. */
async function readGrantedPaper(paketId: number) {
  try {
    const paper = await readPaper(paketId)
    if (!paper.acak) return paper
    return await (await import('@/features/exam/engine/shuffled-paper')).fetchShuffled(paper)
  } catch (error) {
    if (hasStatus(error, 403)) return null
    if (isDrivenElsewhere(error)) return 'elsewhere'
    if (hasCode(error, REFUSAL.paused)) return 'paused'
    throw error
  }
}

async function ownRecord({ attemptId }: TimerReading) {
  await retireOtherRecords(attemptId)
  return readRecord(attemptId)
}
