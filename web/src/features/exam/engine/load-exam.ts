import {
  hasRunningAttempt,
  readAnswers,
  readPaper,
  readPlayedAudio,
  readRefusal,
  readTimer,
  type Paper,
  type TimerReading,
} from '@/features/exam/api'
import type { RunningAttempt } from '@/features/exam/engine/exam-room'
import { settleFinished } from '@/features/exam/engine/settle-finished'
import { readRecord, retireOtherRecords } from '@/features/exam/engine/storage'
import { hasStatus } from '@/lib/api/api-error'

/** Where a learner stands with a package. */
export type ExamStanding =
  | { kind: 'denied'; reason: string | null }
  | { kind: 'ready'; paper: Paper }
  | { kind: 'running'; attempt: RunningAttempt }
  /** It ended on the server while this device was in it. */
  | { kind: 'finished'; attemptId: number }

/**
 * Reads all that the exam screen needs, in parallel. Only a running attempt has a timer, so that one call
 * waits for another.
 */
export async function loadExam(paketId: number, nohp: string): Promise<ExamStanding> {
  const [refusal, timer, paper, saved, played] = await Promise.all([
    readRefusal(paketId),
    hasRunningAttempt().then((isRunning) => (isRunning ? readTimer() : null)),
    readGrantedPaper(paketId),
    readAnswers(),
    readPlayedAudio(),
  ])

  if (refusal || paper === null) {
    const attemptId = saved.sesi === 'finished' ? await attemptEndedHere(paketId) : null
    return attemptId === null
      ? { kind: 'denied', reason: refusal?.reason ?? null }
      : { kind: 'finished', attemptId }
  }
  if (timer === null || timer.sesi === 'finished') {
    if (saved.sesi === 'finished') await settleLast(nohp)
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

/** The paper, or null when the learner has no access to it. */
async function readGrantedPaper(paketId: number) {
  try {
    return await readPaper(paketId)
  } catch (error) {
    if (hasStatus(error, 403)) return null
    throw error
  }
}

async function ownRecord({ attemptId }: TimerReading) {
  await retireOtherRecords(attemptId)
  return readRecord(attemptId)
}

/** Learns what became of answers of the last attempt; whoever can't is told that it isn't known. */
async function settleLast(nohp: string): Promise<void> {
  const { attemptId } = await readTimer()
  if ((await readRecord(attemptId)) === null) return
  await settleFinished(attemptId, nohp).catch((error: unknown) => {
    console.warn('What became of the last answers could not be asked.', error)
  })
}

/** The learner's last attempt, if it was of this package and this device still holds something of it. */
async function attemptEndedHere(paketId: number): Promise<number | null> {
  const { sesi, attemptId, ...timer } = await readTimer()
  if (sesi !== 'finished' || timer.paketId !== paketId) return null
  return (await readRecord(attemptId)) === null ? null : attemptId
}
