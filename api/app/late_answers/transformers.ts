import type { LateSubmissionRow } from '#app/late_answers/actions/list_late_answers'
import type { LateReview, ReviewedJournal } from '#app/late_answers/actions/read_late_answers'
import { seenAs } from '#app/exam/domain/option_orders'
import { wasInTime } from '#app/exam/domain/late_answers'
import type LateSubmission from '#app/exam/models/late_submission'
import { numberOfPage, sessionOfQuestion } from '#contracts/exam'

/** Late answers of one attempt as a row of the admins' list. */
export function listedLate(row: LateSubmissionRow) {
  return {
    id: row.id,
    User: { nama: row.name, nohp: row.nohp },
    nama_paket: row.package_name,
    jumlah: row.answers,
    status: row.status,
    berjalan: row.attempt_status === 'running',
    alasan: row.reason,
    createdAt: iso(Number(row.created_at)),
  }
}

/** Late answers of one attempt with everything an admin needs to decide. */
export function lateReview(review: LateReview) {
  const { submission, learner, attempt, late, sheet, journals, unrecorded } = review
  return {
    id: submission.id,
    User: { nama: learner.name, nohp: learner.nohp },
    nama_paket: submission.packageName,
    status: submission.status,
    alasan: submission.reason,
    berjalan: attempt.status === 'running',
    createdAt: iso(submission.createdAt),
    jawaban: late.map(
      ({ page, answer, seq, chosenAt, deviceAt, receivedAt, isAccepted, isRescued }) => {
        const session = sessionOfQuestion(page)
        const endedAt = session && attempt.endOf(session)
        return {
          id: page,
          sesi: session,
          nomor: numberOfPage(page),
          answer,
          /** The place at which the learner saw it: the letters beside questions are the author's. */
          dilihat: seenAs(attempt.optionOrders, page, answer),
          seq,
          /** The answer that counts now. */
          tersimpan: sheet.get(page)?.answer ?? null,
          dipilih: isoOrNull(chosenAt),
          jamPerangkat: isoOrNull(deviceAt),
          diterima: iso(receivedAt),
          berakhir: isoOrNull(endedAt),
          tepatWaktu: wasInTime(chosenAt, endedAt),
          disetujui: isAccepted,
          dariBerkas: isRescued,
        }
      }
    ),
    jurnal: journals.map(findings),
    takTercatat: unrecorded,
  }
}

function findings(journal: ReviewedJournal) {
  return {
    jumlah: journal.length,
    utuh: journal.isIntact,
    lengkap: journal.isWhole,
    urut: journal.isInOrder,
    cocok: journal.agreeing,
    berbeda: journal.differing,
  }
}

/** Late answers of one attempt as its learner sees them. */
export function ownLate(submission: LateSubmission) {
  return {
    id: submission.id,
    nama_paket: submission.packageName,
    jumlah: submission.answers,
    status: submission.status,
    alasan: submission.reason,
    createdAt: iso(submission.createdAt),
  }
}

function iso(time: number): string {
  return new Date(time).toISOString()
}

function isoOrNull(time: number | null): string | null {
  return time === null ? null : iso(time)
}
