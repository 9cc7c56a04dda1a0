/**
 * The audit log: its actions, each entry's details, and the actions' names on screen. Entries never change, so old ones
 * may lack details that were added later.
 */

import type { Role, StaffRole } from './capabilities.ts'
import type { ActionKind } from './interventions.ts'
import type { ListColumns } from './lists.ts'
import type { PaymentWay, RefundedAccess } from './payments.ts'

interface InPackage {
  packageId: number
  packageName: string
}

interface DecidedPayment {
  userId: number
  /** The buyer's name at the time. */
  userName: string
  packageName: string
  /** Rupiah. */
  amount: number
}

interface Refunded {
  /** Rupiah that were paid back with it. */
  refunded: number
  /** The day, such as 2026-12-31. */
  day: string
  access: RefundedAccess
  reason: string
}

interface PaymentOfClass {
  className: string
  packageName: string
  /** Number of learners. */
  learners: number
  /** Rupiah. */
  amount: number
}

interface DecidedLateAnswers {
  userId: number
  /** The learner's name at the time. */
  userName: string
  packageName: string
  /** Number of answers. */
  answers: number
  reason: string
}

interface Rescoring {
  /** Of the package. */
  name: string
  pages: readonly number[]
  changed: number
  reason: string
}

interface RescuedAttempt {
  userId: number
  /** The learner's name at the time. */
  userName: string
  packageName: string
  /** Number of answers that were new to the server. */
  answers: number
  /** When the file was saved, by the device's clock, in epoch milliseconds. */
  savedAt: number
  /** Whether the file comes from another login than the attempt's last driver. */
  isOtherLogin: boolean
}

interface QuestionState {
  page: number
  /** 1-4. */
  answerKey: number
}

interface ImportedQuestions {
  fileName: string
  /** Pages of new and of replaced questions. */
  added: readonly number[]
  replaced: readonly number[]
  /** Names of passages that were added or changed. */
  passages: readonly string[]
}

interface Named {
  name: string
}

interface Invited extends Named {
  email: string
  role: StaffRole
}

interface AccessChange {
  userId: number
  /** The learner's name at the time. */
  userName: string
  packageName: string
  reason: string
}

/** Extra time in per cent. */
interface ReopenedRecording {
  userId: number
  /** The learner's name at the time. */
  userName: string
  page: number
  /** How often it was opened before its playback was reported. */
  openings: number
  wasPlayed: boolean
  reason: string
}

interface TimeChange {
  userId: number
  /** The learner's name at the time. */
  userName: string
  before: number
  after: number
  /** Whether the attempt was already running. */
  isRunning: boolean
  reason: string
}

/** An action of an invigilator. */
interface Intervention {
  userId: number
  /** The learner's name at the time. */
  userName: string
  kind: ActionKind
  /** What was done, as a sentence. */
  note: string
  /** Null for a message. */
  reason: string | null
}

interface PlannedEvent extends Named {
  startsAt: string
  learners: number
}

/** What a link for a school shows. `shown` is the name of the package or event. */
interface SharedResults {
  className: string
  shown: string
}

type Nothing = Readonly<Record<string, never>>

/** The details that make an entry understandable later, by action. They must not contain secrets. */
export interface AuditDetails {
  'payment.confirmed': DecidedPayment
  'payment.rejected': DecidedPayment & { reason: string }
  /** One that an admin has received; `day` such as 2026-12-31. */
  'payment.entered': DecidedPayment & { way: PaymentWay; day: string; note: string | null }
  /** It waits again; one that was entered by hand is rejected instead. */
  'payment.confirmation_undone': DecidedPayment & { reason: string }
  'payment.refunded': DecidedPayment & Refunded
  /** `count`: pictures of payments decided more than `days` days ago. */
  'payment.proofs_removed': { count: number; days: number }

  /** `before` and `after`: total scores. */
  'statement.uploaded': { name: string; lines: number; known: number }
  'statement.confirmed': { name: string; confirmed: number; skipped: number }

  'class_payment.created': PaymentOfClass
  'class_payment.amount_changed': PaymentOfClass & { before: number }
  'class_payment.proof_added': PaymentOfClass
  /** `granted`: number of learners who got access. */
  'class_payment.confirmed': PaymentOfClass & { granted: number }
  'class_payment.rejected': PaymentOfClass & { reason: string }

  'late_answers.accepted': DecidedLateAnswers & { before: number; after: number }
  'late_answers.refused': DecidedLateAnswers

  'package.created': Named & { level: string; price: number }
  'package.updated': Named & { changes: Record<string, { from: unknown; to: unknown }> }
  'package.archived': Named
  'package.restored': Named
  /** `original`: the name of the package that was copied. */
  'package.copied': Named & { original: string }
  /** `reasons`: sentences about what is missing. */
  'package.withdrawn': Named & { reasons: readonly string[] }
  'package.imported': Named & { slug: string; outcome: string }
  'package.questions_imported': Named & ImportedQuestions
  'package.import_undone': Named & ImportedQuestions

  /** A staff member opened a section with its answer keys. Logged once an hour. */
  'package.keys_opened': Named & { section: string }
  /** `pages`: of the corrected questions; `changed`: number of results. */
  'package.rescored': Rescoring
  'package.rescoring_undone': Rescoring
  'question.added': InPackage & { section: string; page: number }
  'question.edited': InPackage & {
    section: string
    changed: readonly string[]
    before: QuestionState
    after: QuestionState
  }
  'question.deleted': InPackage & { section: string; page: number }

  'passage.added': InPackage & Named
  'passage.edited': InPackage & Named & { changed: readonly string[] }
  /** `questionPages`: pages of the questions deleted with it. */
  'passage.deleted': InPackage & Named & { questionPages: readonly number[] }

  'user.reset_code_issued': Named
  /** The holder of the code can take over that admin's account. */
  'user.admin_reset_code_issued': Named
  'user.unlocked': Named
  'user.suspended': Named & { reason: string }
  'user.restored': Named
  /** On all devices, by an admin. */
  'user.signed_out': Named
  'user.factor_enabled': Nothing
  'user.factor_disabled': Nothing
  /** For an account whose owner has lost it. */
  'user.factor_removed': Named
  'user.recovery_codes_renewed': Nothing
  /** `left`: number of remaining codes. */
  'user.recovery_code_used': { left: number }
  'user.password_reset': Nothing
  'user.password_changed': Nothing
  'user.profile_updated': {
    changed: readonly string[]
    before: { name: string; nohp: string; email: string | null }
  }
  'user.admin_created': Named
  'user.role_changed': Named & { before: Role; after: Role }
  /** One login of a staff member, ended by an admin. */
  'user.session_ended': Named & { device: string }

  'invitation.made': Invited
  'invitation.withdrawn': Invited
  /** The actor is the new account. */
  'invitation.accepted': Invited

  'class.created': Named
  'class.renamed': Named & { before: string }
  'class.archived': Named
  'class.restored': Named
  /** `added`: new accounts; `joined`: existing accounts. */
  'class.learners_added': Named & { added: number; joined: number }
  'class.learner_removed': Named & { userId: number; userName: string }
  /** `cards`: number of printed cards; `userIds`: learners who got a new password with theirs. */
  'class.cards_printed': Named & {
    cards: number
    mustChange: boolean
    userIds: readonly number[]
  }

  /** `learners`: number of certificates. */
  'class.results_taken': Named & { packageName: string; learners: number; form: string }
  'class.certificates_taken': Named & { packageName: string; learners: number; form: string }

  /** `learners`: number of learners who got it. */
  'class.access_granted': Named & { packageName: string; learners: number; reason: string }

  /** Without a payment, for one learner. */
  'access.granted': AccessChange
  'access.revoked': AccessChange
  'access.extra_time': TimeChange & { packageName: string }

  /** `startsAt`: in ISO 8601, UTC. */
  'event.created': PlannedEvent
  'event.changed': PlannedEvent
  'event.scheduled': Named & { learners: number }
  'event.cancelled': Named & { learners: number }
  /** 'Mulai Bersama', by an invigilator or an admin. */
  'event.started': Named & { learners: number }
  'event.learner_removed': Named & { userId: number; userName: string }
  /** Documents with personal data. `learners`: number of learners in it. */
  'event.results_taken': Named & { learners: number; form: string }
  'event.attendance_taken': Named & { learners: number; form: string }
  'event.minutes_taken': Named & { learners: number }
  'event.certificates_taken': Named & { learners: number; form: string }
  /** While the doors were open, or within the tolerance, by an invigilator or an admin. */
  'event.learner_added': Named & { userId: number; userName: string; reason: string }
  'event.extra_time': Named & TimeChange
  /** By an invigilator or an admin. */
  'event.recording_reopened': Named & ReopenedRecording

  /** By an invigilator or an admin: nothing in it changes any more. */
  'event.closed': Named & { learners: number; remarks: string | null }
  /** By an invigilator or an admin, on a learner who sits or waits. */
  'event.intervened': Named & Intervention

  /** A link for a class's school; `until`: in ISO 8601, UTC. */
  'school_link.created': SharedResults & { until: string }
  'school_link.ended': SharedResults
  /** By a person with its code and without an account. */
  'school_link.opened': SharedResults

  'settings.updated': {
    changed: readonly string[]
    before: Record<string, unknown>
    after: Record<string, unknown>
  }

  /** A learner's attempt moved from one login to another, with the lab and seat if any. SEB provides no seat. */
  'attempt.taken_over': { packageName: string; lab: string | null; seat: string | null }
  /** For a learner outside of exam events. */
  'attempt.recording_reopened': { packageName: string } & ReopenedRecording
  /** For a learner outside of exam events. */
  'attempt.intervened': { packageName: string } & Intervention
  /** An admin uploaded a rescue file. */
  'attempt.rescued': RescuedAttempt

  'lab.registered': Named
  'lab.renamed': Named & { before: string }
  'lab.key_rotated': Named
  'lab.revoked': Named
  /** `uses`: number of seats it enrols. */
  'lab.enrolment_code_issued': Named & { uses: number }
  /** `issuedBy`: id of the admin who issued the code. */
  'lab.seat_enrolled': Named & { seat: string; issuedBy: number }
  'lab.seat_revoked': Named & { seat: string }
  'lab.seb_file_made': Named & { hasPassword: boolean }
  'lab.seb_revoked': Named
  /** `version`: of SEB, as named by the admin. */
  'lab.seb_key_added': Named & { version: string }
  'lab.seb_key_removed': Named & { version: string }
}
export type AuditAction = keyof AuditDetails

/** The kind of subject of an action: the first part of the action's name. */
export type AuditSubject<Action extends AuditAction = AuditAction> =
  Action extends `${infer Subject}.${string}` ? Subject : never

/** An event for the audit log: one union member per action, with its details. */
export type AuditEvent = {
  [Action in AuditAction]: {
    action: Action
    /** `id` is null when the action isn't about a single subject. */
    subject: { type: AuditSubject<Action>; id: number | null }
    details: AuditDetails[Action]
  }
}[AuditAction]

/** Names of the actions for admins, on screens and in searches. */
export const AUDIT_ACTIONS: Readonly<Record<AuditAction, string>> = {
  'payment.confirmed': 'mengonfirmasi pembayaran',
  'payment.rejected': 'menolak pembayaran',
  'payment.entered': 'mencatat pembayaran',
  'payment.confirmation_undone': 'membatalkan konfirmasi pembayaran',
  'payment.refunded': 'mengembalikan dana pembayaran',
  'payment.proofs_removed': 'menghapus bukti pembayaran lama',

  'statement.uploaded': 'mengunggah mutasi',
  'statement.confirmed': 'mengonfirmasi pembayaran dengan mutasi',

  'class_payment.created': 'membuat pembayaran kelas',
  'class_payment.amount_changed': 'mengubah jumlah pembayaran kelas',
  'class_payment.proof_added': 'mengunggah bukti pembayaran kelas',
  'class_payment.confirmed': 'mengonfirmasi pembayaran kelas',
  'class_payment.rejected': 'menolak pembayaran kelas',

  'late_answers.accepted': 'menerima jawaban terlambat',
  'late_answers.refused': 'menolak jawaban terlambat',

  'package.created': 'menambahkan paket',
  'package.updated': 'mengubah paket',
  'package.restored': 'memulihkan paket',
  'package.copied': 'menyalin paket',
  'package.archived': 'menghapus (mengarsipkan) paket',
  'package.withdrawn': 'membuat paket kembali “belum”',
  'package.imported': 'mengimpor isi paket',
  'package.questions_imported': 'mengimpor soal',
  'package.import_undone': 'membatalkan impor soal',
  'package.keys_opened': 'membuka kunci jawaban',
  'package.rescored': 'menghitung ulang nilai',
  'package.rescoring_undone': 'membatalkan hitung ulang nilai',

  'question.added': 'menambahkan soal',
  'question.edited': 'mengubah soal',
  'question.deleted': 'menghapus soal',

  'passage.added': 'menambahkan bacaan',
  'passage.edited': 'mengubah bacaan',
  'passage.deleted': 'menghapus bacaan',

  'user.reset_code_issued': 'membuat kode reset password',
  'user.admin_reset_code_issued': 'membuat kode reset password seorang admin',
  'user.unlocked': 'membuka kunci login',
  'user.suspended': 'menangguhkan akun',
  'user.restored': 'memulihkan akun',
  'user.signed_out': 'mengeluarkan akun dari semua perangkat',
  'user.factor_enabled': 'mengaktifkan verifikasi dua langkah',
  'user.factor_disabled': 'mematikan verifikasi dua langkah',
  'user.factor_removed': 'menghapus verifikasi dua langkah',
  'user.recovery_codes_renewed': 'mengganti kode pemulihan',
  'user.recovery_code_used': 'login dengan kode pemulihan',
  'user.password_reset': 'membuat password baru dengan kode reset',
  'user.password_changed': 'mengganti password sendiri',
  'user.profile_updated': 'memperbarui profil sendiri',
  'user.admin_created': 'membuat akun admin',
  'user.role_changed': 'mengubah peran',
  'user.session_ended': 'mengakhiri satu login',

  'invitation.made': 'mengundang staf',
  'invitation.withdrawn': 'membatalkan undangan staf',
  'invitation.accepted': 'menerima undangan staf',

  'class.created': 'membuat kelas',
  'class.renamed': 'mengganti nama kelas',
  'class.archived': 'mengarsipkan kelas',
  'class.restored': 'memulihkan kelas',
  'class.learners_added': 'menambahkan peserta ke kelas',
  'class.learner_removed': 'mengeluarkan peserta dari kelas',
  'class.cards_printed': 'mencetak kartu peserta',
  'class.access_granted': 'memberi akses kelas',
  'class.results_taken': 'mengunduh hasil kelas',
  'class.certificates_taken': 'mengunduh sertifikat kelas',

  'access.granted': 'memberi akses',
  'access.revoked': 'mencabut akses',
  'access.extra_time': 'mengubah waktu tambahan',

  'event.created': 'membuat jadwal ujian',
  'event.changed': 'mengubah jadwal ujian',
  'event.scheduled': 'menjadwalkan ujian',
  'event.cancelled': 'membatalkan jadwal ujian',
  'event.started': 'memulai ujian bersama',
  'event.learner_removed': 'mengeluarkan peserta dari ujian',
  'event.results_taken': 'mengunduh hasil ujian',
  'event.attendance_taken': 'mengunduh daftar hadir ujian',
  'event.minutes_taken': 'mengunduh berita acara ujian',
  'event.certificates_taken': 'mengunduh sertifikat peserta ujian',
  'event.learner_added': 'menambahkan peserta ke ujian',
  'event.extra_time': 'mengubah waktu tambahan di ujian',
  'event.recording_reopened': 'membuka lagi rekaman di ujian',

  'event.closed': 'menutup ujian',
  'event.intervened': 'melakukan tindakan pada peserta ujian',

  'school_link.created': 'membuat tautan sekolah',
  'school_link.ended': 'mengakhiri tautan sekolah',
  'school_link.opened': 'mencatat tautan sekolah dibuka',

  'settings.updated': 'mengubah pengaturan',

  'attempt.taken_over': 'melanjutkan simulasi di perangkat lain',
  'attempt.recording_reopened': 'membuka lagi rekaman',
  'attempt.intervened': 'melakukan tindakan pada simulasi',
  'attempt.rescued': 'mengunggah berkas penyelamatan',

  'lab.registered': 'mendaftarkan lab',
  'lab.renamed': 'mengganti nama lab',
  'lab.key_rotated': 'mengganti kunci lab',
  'lab.revoked': 'mencabut lab',
  'lab.enrolment_code_issued': 'membuat kode pendaftaran kursi',
  'lab.seat_enrolled': 'memberi kursi kunci sendiri',
  'lab.seat_revoked': 'mencabut kunci kursi',
  'lab.seb_file_made': 'membuat berkas Safe Exam Browser',
  'lab.seb_revoked': 'mencabut berkas Safe Exam Browser',
  'lab.seb_key_added': 'mendaftarkan versi Safe Exam Browser',
  'lab.seb_key_removed': 'menghapus versi Safe Exam Browser',
}

/** Names of the kinds of subjects. */
export const AUDIT_SUBJECTS: Readonly<Record<AuditSubject, string>> = {
  access: 'Akses',
  payment: 'Pembayaran',
  class_payment: 'Pembayaran kelas',
  statement: 'Mutasi',
  late_answers: 'Jawaban terlambat',
  package: 'Paket',
  question: 'Soal',
  passage: 'Bacaan',
  user: 'Pengguna',
  invitation: 'Undangan staf',
  attempt: 'Simulasi',
  class: 'Kelas',
  event: 'Jadwal ujian',
  school_link: 'Tautan sekolah',
  settings: 'Pengaturan',
  lab: 'Lab',
}

/** The actor's name for the server's own actions. */
export const AUDIT_SYSTEM = 'Sistem'

/** Whether this version knows the action. Old or newer entries may have others. */
export function isAuditAction(name: string): name is AuditAction {
  return Object.hasOwn(AUDIT_ACTIONS, name)
}

export const AUDIT_LIST = {
  columns: ['createdAt', 'aktor', 'aksi', 'subjek'],
  defaultColumn: 'createdAt',
  filters: ['dari', 'sampai', 'tentang'],
} as const satisfies ListColumns<string, string>
export type AuditColumn = (typeof AUDIT_LIST.columns)[number]
export type AuditFilter = (typeof AUDIT_LIST.filters)[number]
