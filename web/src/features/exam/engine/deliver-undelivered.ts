import { readTimer, saveAnswers } from '@/features/exam/api'
import { deliverStored } from '@/features/exam/late/late-courier'
import { settleFinished } from '@/features/exam/engine/settle-finished'
import { changeRecord, readRecords, retireRecord } from '@/features/exam/engine/storage'
import { answerBatch, unsentAnswers, type ExamRecord } from '@/features/exam/model/exam-record'
import { withLinks } from '@/features/exam/model/journal-chain'
import { withOutcome } from '@/features/exam/late/late-answers'
import { verdictOn } from '@/features/exam/model/retry'
import { sha256 } from '@/lib/sha256'
import { undeliveredIn, type Undelivered } from '@/features/exam/model/undelivered'

/** What is undelivered on this device, or null. */
export async function readUndelivered(): Promise<Undelivered | null> {
  return undeliveredIn(await readRecords())
}

/** Tries once to deliver all stored answers, outside the exam screen. Returns what is left, or null. */
export async function deliverUndelivered(nohp: string): Promise<Undelivered | null> {
  if ((await readUndelivered()) === null) return null
  try {
    await deliverUnsent(nohp)
  } catch (error) {
    // What the server doesn't accept now is tried again another time.
    if (verdictOn(error) === 'bug') throw error
  }
  await deliverStored(nohp)
  return readUndelivered()
}

/** Like `deliverUndelivered`, but waits at most `ms`. */
export async function deliverWithin(nohp: string, ms: number): Promise<Undelivered | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((giveUp) => {
    timer = setTimeout(giveUp, ms)
  })
  const delivery = deliverUndelivered(nohp).catch((error: unknown) => {
    console.warn('Stored answers were not delivered.', error)
  })
  await Promise.race([delivery, patience])
  clearTimeout(timer)
  return readUndelivered()
}

async function deliverUnsent(nohp: string): Promise<void> {
  const unsent = (await readRecords()).filter(([, record]) => unsentAnswers(record) > 0)
  if (unsent.length === 0) return
  const { attemptId: last, sesi } = await readTimer()
  for (const [attemptId, record] of unsent) {
    // Only the last attempt's answers can still be accepted. Those of others are late.
    if (attemptId !== last) await retireRecord(attemptId)
    else if (sesi === 'finished') await settleFinished(attemptId, nohp)
    else await saveUnsent(attemptId, record, nohp)
  }
}

/** Refused answers become late ones, which are offered with the journal. */
async function saveUnsent(attemptId: number, record: ExamRecord, nohp: string): Promise<void> {
  const batch = answerBatch({ ...record, journal: withLinks(record.journal, sha256) })
  if (batch === null) return
  let refused = batch.answer.map(({ id }) => id)
  try {
    refused = (await saveAnswers({ ...batch, nohp }, false)).rejected
  } catch (error) {
    const verdict = verdictOn(error)
    if (verdict === 'bug') throw error
    if (verdict !== 'refused') return
  }
  await changeRecord(attemptId, (current) => withOutcome(current, batch, refused))
}
