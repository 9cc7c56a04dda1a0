import { createCourier, type Courier } from '@/features/exam/engine/courier'
import type { RecordKeeper } from '@/features/exam/engine/record-keeper'
import { changeRecord, readRecord, readRecords } from '@/features/exam/engine/storage'
import { linkJournal } from '@/features/exam/engine/journal-links'
import { isOwed, lateReport, type LateReport } from '@/features/exam/late/late-answers'
import { lateBatch, withOffered, type LateBatch } from '@/features/exam/late/late-offer'
import { verdictOn } from '@/features/exam/model/retry'
import { api } from '@/lib/api/client'

/** Sends late answers, which the server stores separately for the academy's decision. */
function deliverLate(body: LateBatch & { nohp: string }) {
  return api.post('/soal/jawaban-terlambat', { body })
}

interface LateCourierOptions {
  attemptId: number
  nohp: string
  keeper: RecordKeeper
  /** Called when the server's response changed the record. */
  changed: () => void
  stopped: (error: unknown) => void
}

/** The response when the server accepted nothing from the journal. */
const NOTHING = { held: [], saved: [] }

/** Sends late answers to the server, which stores them separately. */
export function createLateCourier({
  attemptId,
  nohp,
  keeper,
  changed,
  stopped,
}: LateCourierOptions): Courier {
  function settle(batch: LateBatch, answer: Parameters<typeof withOffered>[2]) {
    keeper.change((record) => withOffered(record, batch, answer))
    changed()
  }

  return createCourier<LateBatch, Awaited<ReturnType<typeof deliverLate>>>({
    async ready() {
      if (isOwed(keeper.current())) await tryToLink(keeper.current(), keeper.change)
      await keeper.stored()
    },
    peek: () => lateBatch(attemptId, keeper.current()),
    send: (batch) => deliverLate({ nohp, ...batch }),
    delivered: settle,
    refused: (batch) => settle(batch, NOTHING),
    stopped,
    statusChanged: () => undefined,
  })
}

/**
 * Sends stored late answers of all attempts on this device, then returns the reports. Unsent ones are reported as they
 * are.
 */
export async function deliverStored(nohp: string): Promise<LateReport[]> {
  const records = await readRecords()
  await Promise.all(records.map(([attemptId]) => offerStored(attemptId, nohp)))
  return (await readRecords()).flatMap(([attemptId, record]) => lateReport(attemptId, record) ?? [])
}

async function offerStored(attemptId: number, nohp: string): Promise<void> {
  const unlinked = await readRecord(attemptId)
  if (unlinked === null || !isOwed(unlinked)) return
  await tryToLink(unlinked, (operation) => changeRecord(attemptId, operation))
  const record = await readRecord(attemptId)
  const batch = record && lateBatch(attemptId, record)
  if (!batch) return
  let answer = NOTHING as Parameters<typeof withOffered>[2]
  try {
    answer = await deliverLate({ nohp, ...batch })
  } catch (error) {
    const verdict = verdictOn(error)
    if (verdict === 'bug') throw error
    if (verdict !== 'refused') return
  }
  await changeRecord(attemptId, (current) => withOffered(current, batch, answer))
}

/** Entries that can't be linked now are reported as they are, and offered another time. */
async function tryToLink(...args: Parameters<typeof linkJournal>): Promise<void> {
  try {
    await linkJournal(...args)
  } catch (error) {
    console.warn('The journal could not be chained.', error)
  }
}
