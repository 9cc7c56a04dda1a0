import type { ExamsDetails } from '@lulus/api/contracts/audit/exams'
import { number, text, type Details } from '@/features/admin-audit/model/details'
import {
  after,
  because,
  called,
  extraTime,
  quoted,
  sitters,
  type Phrases,
} from '@/features/admin-audit/model/sentences/words'
import { formatMoment } from '@/lib/format/date'
import { numbersBetween, numbersOfRecording } from '@/lib/format/recordings'
import { AUDIT_ACTIONS, type AuditDetails } from '@lulus/api/contracts/audit'

export const EXAMS_PHRASES: Phrases<ExamsDetails> = {
  'late_answers.accepted': (detail) =>
    `menerima ${lateAnswers(detail)}${rescored(detail)}${after(', alasan: ', quoted(text(detail.reason)))}`,
  'late_answers.refused': (detail) =>
    `menolak ${lateAnswers(detail)}${after(', alasan: ', quoted(text(detail.reason)))}`,

  'certificate.renamed': (detail) =>
    `memperbaiki nama di sertifikat${after(' ', text(detail.packageName) ?? '')}: ${quoted(text(detail.before))} → ${quoted(text(detail.after))}${because(detail)}`,

  'event.created': (detail) =>
    `${AUDIT_ACTIONS['event.created']}${called(detail)}${planned(detail)}`,
  'event.changed': (detail) =>
    `${AUDIT_ACTIONS['event.changed']}${called(detail)}${planned(detail)}`,
  'event.scheduled': (detail) =>
    `${AUDIT_ACTIONS['event.scheduled']}${called(detail)}${sitters(detail)}`,
  'event.cancelled': (detail) =>
    `${AUDIT_ACTIONS['event.cancelled']}${called(detail)}${sitters(detail)}`,
  'event.started': (detail) =>
    `${AUDIT_ACTIONS['event.started']}${called(detail)}${sitters(detail)}`,
  'event.results_taken': (detail) =>
    `${AUDIT_ACTIONS['event.results_taken']}${called(detail)}${sitters(detail)}`,
  'event.attendance_taken': (detail) =>
    `${AUDIT_ACTIONS['event.attendance_taken']}${called(detail)}${sitters(detail)}`,
  'event.minutes_taken': (detail) =>
    `${AUDIT_ACTIONS['event.minutes_taken']}${called(detail)}${sitters(detail)}`,
  'event.certificates_taken': (detail) =>
    `${AUDIT_ACTIONS['event.certificates_taken']}${called(detail)}${sitters(detail)}`,
  'event.learner_removed': (detail) =>
    `mengeluarkan peserta${after(' ', text(detail.userName) ?? '')} dari ujian${called(detail)}`,
  'event.learner_added': (detail) =>
    `menambahkan peserta${after(' ', text(detail.userName) ?? '')} ke ujian${called(detail)}${because(detail)}`,
  'event.reset_code_issued': (detail) =>
    `membuat kode reset password untuk ${text(detail.userName) ?? 'peserta'} di ujian${called(detail)}${because(detail)}`,
  'event.extra_time': (detail) =>
    `${extraTime(detail)} di ujian${called(detail)}${because(detail)}`,
  'event.recording_reopened': (detail) =>
    `${reopened(detail)} di ujian${called(detail)}${because(detail)}`,
  'event.results_moved': (detail) =>
    `${AUDIT_ACTIONS['event.results_moved']}${called(detail)} dari ${opening(detail.before)} ke ${opening(detail.after)}`,
  'event.closed': (detail) =>
    `${AUDIT_ACTIONS['event.closed']}${called(detail)}${after(', catatan: ', quoted(text(detail.remarks)))}`,
  'event.intervened': (detail) =>
    `${intervened(detail)} di ujian${called(detail)}${because(detail)}`,

  'attempt.taken_over': (detail) =>
    `melanjutkan simulasi${after(' ', text(detail.packageName) ?? '')} di perangkat lain${after(', lab ', quoted(text(detail.lab)))}${after(', kursi ', text(detail.seat) ?? '')}`,
  'attempt.intervened': (detail) =>
    `${intervened(detail)} di simulasi${after(' ', text(detail.packageName) ?? '')}${because(detail)}`,
  'attempt.rescued': (detail) =>
    [
      AUDIT_ACTIONS['attempt.rescued'],
      after('dari ', text(detail.userName) ?? ''),
      after('untuk ', text(detail.packageName) ?? ''),
    ]
      .filter((part) => part !== '')
      .join(' ') + rescued(detail),
  'attempt.recording_reopened': (detail) =>
    `${reopened(detail)}${after(' di ', text(detail.packageName) ?? '')}${because(detail)}`,
}

function lateAnswers(detail: Details<AuditDetails['late_answers.refused']>): string {
  return [
    number(detail.answers),
    'jawaban terlambat',
    after('dari ', text(detail.userName) ?? ''),
    after('untuk ', text(detail.packageName) ?? ''),
  ]
    .filter((part) => part !== null && part !== '')
    .join(' ')
}

function rescored(detail: Details<AuditDetails['late_answers.accepted']>): string {
  const [before, score] = [number(detail.before), number(detail.after)]
  return before === null || score === null ? '' : `, skor ${before} menjadi ${score}`
}

/** The content of a rescue file: ': 3 jawaban, disimpan 22 Nov 2026, 10.05.09 WIB, dari login lain'. */
function rescued({
  answers,
  savedAt,
  isOtherLogin,
}: Details<AuditDetails['attempt.rescued']>): string {
  const [count, moment] = [number(answers), number(savedAt)]
  const parts = [
    count !== null && `${count} jawaban`,
    moment !== null && `disimpan ${formatMoment(moment)}`,
    isOtherLogin === true && 'dari login lain',
  ]
  return after(': ', parts.filter(Boolean).join(', '))
}

function planned(detail: Details<AuditDetails['event.created']>): string {
  const start = Date.parse(text(detail.startsAt) ?? '')
  return `${sitters(detail)}${Number.isNaN(start) ? '' : `, mulai ${formatMoment(start)}`}`
}

/** When results open: '23 Nov 2026, 17.00.00 WIB', or 'langsung'. */
function opening(value: unknown): string {
  const time = Date.parse(text(value) ?? '')
  return Number.isNaN(time) ? 'langsung' : formatMoment(time)
}

/** 'membuka lagi rekaman nomor 31–34 untuk Ayu (sudah diputar)' */
function reopened(detail: Details<AuditDetails['event.recording_reopened']>): string {
  const page = number(detail.page)
  // Missing in records of earlier versions, when all packages had the groups of the test itself.
  const last = number(detail.last)
  return [
    AUDIT_ACTIONS['attempt.recording_reopened'],
    page !== null &&
      `nomor ${last === null ? numbersOfRecording(page) : numbersBetween(page, last)}`,
    text(detail.userName) !== null && `untuk ${text(detail.userName)}`,
    detail.wasPlayed === true && '(sudah diputar)',
  ]
    .filter(Boolean)
    .join(' ')
}

/** 'melakukan tindakan pada Ayu: Listening ditambah 5 menit.' */
function intervened(detail: Details<{ userName: string; note: string }>): string {
  return `melakukan tindakan pada ${text(detail.userName) ?? 'peserta'}${after(': ', text(detail.note)?.replace(/\.$/, '') ?? '')}`
}
