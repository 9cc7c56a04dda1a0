import { mergeSheets } from '@lulus/api/contracts/answers'
import { sessionOfQuestion, type Session } from '@lulus/api/contracts/exam'
import { readTimer, submitAttempt, type Score } from '@/features/exam/api'
import { linkJournal } from '@/features/exam/engine/journal-links'
import type { RecordKeeper } from '@/features/exam/engine/record-keeper'
import { changeRecord, readRecord, retireRecord } from '@/features/exam/engine/storage'
import { answersOf, keep } from '@/features/exam/model/exam-record'
import { anchorIn } from '@/features/exam/model/journal'
import { unsettled, withSettled } from '@/features/exam/late/late-answers'
import type { RoomStore } from '@/features/exam/store'

interface OpenSession {
  nohp: string
  session: Session
  store: RoomStore
  keeper: RecordKeeper
}

/** Finishes the attempt with the answers on the screen, and records which of them the server doesn't have. */
export async function finishOpen({ nohp, session, store, keeper }: OpenSession): Promise<Score> {
  const shown = keep(
    store.getState().answers,
    (page) => sessionOfQuestion(Number(page)) === session
  )
  const sent = mergeSheets(shown, unsettled(keeper.current()))
  linkJournal(keeper.current(), keeper.change)
  const anchor = anchorIn(keeper.current().journal)
  const score = await submitAttempt({
    nohp,
    answers: answersOf(sent),
    ...(anchor === null ? {} : { tautan: anchor }),
  })
  keeper.change((current) => withSettled(current, sent, score.rejected))
  return score
}

/**
 * Fetches the score of the learner's finished last attempt, and records which of this device's answers are missing in
 * it. Repeating the finish call is safe, because it returns the same result.
 */
export async function settleFinished(attemptId: number, nohp: string): Promise<Score> {
  const record = await readRecord(attemptId)
  const sent = record ? unsettled(record) : {}
  const score = await submitAttempt({ nohp, answers: answersOf(sent) })
  if (record) {
    await changeRecord(attemptId, (current) => withSettled(current, sent, score.rejected))
    await retireRecord(attemptId)
  }
  return score
}

/** Asks the server about the last attempt's answers. If that fails, they are reported as unknown. */
export async function settleLast(nohp: string): Promise<void> {
  const { attemptId } = await readTimer()
  if ((await readRecord(attemptId)) === null) return
  try {
    await settleFinished(attemptId, nohp)
  } catch (error) {
    console.warn('The last answers were not settled.', error)
  }
}

/** The learner's last attempt, if it was of this package, and whether this device still has data of it. */
export async function attemptEndedWith(paketId: number) {
  const { sesi, attemptId, ...timer } = await readTimer()
  if (sesi !== 'finished' || timer.paketId !== paketId) return null
  return { attemptId, hasRecordHere: (await readRecord(attemptId)) !== null }
}
