import type { LateSubmissionRow } from '#app/exam/actions/list_late_answers'
import type { LateReview, ReviewedJournal } from '#app/exam/actions/read_late_answers'
import type { SavedAnswer } from '#app/exam/domain/contradictions'
import { seenAs } from '#app/exam/domain/option_orders'
import { wasInTime } from '#app/exam/domain/late_answers'
import type LateSubmission from '#app/exam/models/late_submission'
import { numberOfPage, SESSIONS, sessionOfQuestion } from '#contracts/exam'

/** Late answers of one attempt as a row of the admins' list. */
export function listedLate(row: LateSubmissionRow) {
  return {
    id: row.id,
    userId: row.user_id,
    User: { nama: row.name, nohp: row.nohp },
    nama_paket: row.package_name,
    jumlah: row.answers,
    status: row.status,
    berjalan: row.attempt_status === 'running',
    /** The latest moment of choice according to the learner's device. */
    dipilih: row.chosen_at === null ? null : iso(Number(row.chosen_at)),
    /** Whether saves that came in time contradict any of the answers. */
    bertentangan: (row.contradicted ?? 0) > 0,
    alasan: row.reason,
    createdAt: iso(Number(row.created_at)),
  }
}

/** Late answers of one attempt with everything an admin needs to decide. */
export function lateReview(review: LateReview) {
  const { submission, learner, attempt, late, sheet, journals, contradicted } = review
  return {
    id: submission.id,
    userId: learner.id,
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
        const isContradicted = contradicted.has(page)
        return {
          id: page,
          sesi: session,
          nomor: numberOfPage(page),
          answer,
          /** The place at which the learner saw it; the letters beside questions are the author's. */
          dilihat: seenAs(attempt.optionOrders, page, answer),
          seq,
          /** The answer that counts now. */
          tersimpan: sheet.get(page)?.answer ?? null,
          dipilih: isoOrNull(chosenAt),
          jamPerangkat: isoOrNull(deviceAt),
          diterima: iso(receivedAt),
          berakhir: isoOrNull(endedAt),
          tepatWaktu: !isContradicted && wasInTime(chosenAt, endedAt),
          /** Saves that came in time prove that it wasn't chosen then. */
          bertentangan: isContradicted,
          disetujui: isAccepted,
          dariBerkas: isRescued,
        }
      }
    ),
    jurnal: journals.map(findings),
    takTercatat: review.unrecorded,
    kontak: contactsOf(review.saves),
  }
}

/** By session, when the server last stored an answer of it in time: the device was in contact then. */
function contactsOf(saves: readonly SavedAnswer[]) {
  return SESSIONS.flatMap((session) => {
    const own = saves.filter(({ page }) => sessionOfQuestion(page) === session)
    const moments = own.map(({ savedAt }) => savedAt)
    if (own.length === 0) return []
    return [
      {
        sesi: session,
        jawaban: own.length,
        pertama: iso(Math.min(...moments)),
        terakhir: iso(Math.max(...moments)),
      },
    ]
  })
}

function findings(journal: ReviewedJournal) {
  return {
    jumlah: journal.length,
    utuh: journal.isIntact,
    lengkap: journal.isWhole,
    urut: journal.isInOrder,
    cocok: journal.agreeing,
    berbeda: journal.differing,
    /** Saved answers whose save named a link of this journal, and those whose link it should have and lacks. */
    tertaut: journal.anchored,
    takTertaut: journal.missing,
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
