import type { LateOutcome } from '#app/events/actions/decide_event_late'
import type { LateReview } from '#app/exam/actions/read_late_answers'
import { seenAs } from '#app/exam/domain/option_orders'
import { numberOfPage, sessionOfQuestion } from '#contracts/exam'

const isoOrNull = (time: number | null) => (time === null ? null : new Date(time).toISOString())

/** The undecided late answers of an event, by learner, with what speaks for each of them. */
export function eventLate({ isClosed, reviews }: { isClosed: boolean; reviews: LateReview[] }) {
  return {
    ditutup: isClosed,
    peserta: reviews.map(({ submission, learner, attempt, late, judgements }) => ({
      id: submission.id,
      nama: learner.name,
      nohp: learner.nohp,
      /** Only finished attempts are decided about. */
      berjalan: attempt.status === 'running',
      jawaban: late.map(({ page, answer, seq, chosenAt, receivedAt }) => {
        const sesi = sessionOfQuestion(page)
        return {
          id: page,
          seq,
          sesi,
          nomor: numberOfPage(page),
          dilihat: seenAs(attempt.optionOrders, page, answer),
          dipilih: isoOrNull(chosenAt),
          diterima: isoOrNull(receivedAt),
          berakhir: isoOrNull(sesi && attempt.endOf(sesi)),
          penilaian: judgements.get(page) ?? ('tanpa_waktu' as const),
        }
      }),
    })),
  }
}

export function lateReply(outcomes: readonly LateOutcome[]) {
  const count = (status: LateOutcome['status']) =>
    outcomes.filter((one) => one.status === status).length
  const skipped = count('dilewati')
  const done = `Diterima dari ${count('diterima')} peserta, ditolak dari ${count('ditolak')}`
  return {
    message: skipped === 0 ? `${done}.` : `${done}; ${skipped} dilewati.`,
    hasil: outcomes.map(({ id, status, note }) => ({ id, status, keterangan: note })),
  }
}
