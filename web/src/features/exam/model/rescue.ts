import type { RescueContent } from '@lulus/api/contracts/rescue'
import type { ExamRecord } from '@/features/exam/model/exam-record'
import { withLinks } from '@/features/exam/model/journal-chain'
import { unsettled } from '@/features/exam/late/late-answers'
import type { LateSheet } from '@/features/exam/late/late-sheet'
import type { CourierStatus } from '@/features/exam/engine/courier'

/** Whether the record has answers that only this device has. */
export function hasUndelivered(record: Pick<ExamRecord, 'answers' | 'late'>): boolean {
  return Object.keys(record.answers).length > 0 || hasOpenLate(record.late)
}

/** Whether there are late answers that were not yet offered to the server. */
export function hasOpenLate(late: LateSheet): boolean {
  return Object.values(late).some(({ isOffered }) => !isOffered)
}

/** The two clocks at a moment, in epoch milliseconds. */
export interface Clocks {
  /** The server's time if known, else null. */
  server: number | null
  device: number
}

/**
 * The content of an attempt's rescue file.
 * @param hash SHA-256 in hexadecimal digits, for choices that aren't linked yet
 */
export function rescueContent(
  attemptId: number,
  record: ExamRecord,
  { server, device }: Clocks,
  hash: (text: string) => string
): RescueContent {
  const { from, entries } = withLinks(record.journal, hash)
  return {
    simulasi: attemptId,
    dari: from,
    jurnal: entries,
    jawaban: Object.entries(unsettled(record)).map(([page, { answer, seq, at }]) => ({
      id: Number(page),
      answer,
      seq,
      ...(at === undefined ? {} : { at: Math.round(at) }),
    })),
    ragu: record.flags,
    server: server === null ? null : Math.round(server),
    perangkat: Math.round(device),
  }
}

interface Delivery {
  delivery: CourierStatus
  /** Whether late answers wait for the server. */
  isLateOpen: boolean
}

/**
 * When delivery began to fail, or null while it works. A running try changes nothing.
 * @param since the last result
 * @param now milliseconds of a monotonic clock
 */
export function failingSince(
  since: number | null,
  { delivery, isLateOpen }: Delivery,
  now: number
): number | null {
  if (delivery === 'idle' && !isLateOpen) return null
  return since ?? (delivery === 'sending' && !isLateOpen ? null : now)
}
