/**
 * The audit log: its actions, each entry's details, and the actions' names on screen. Entries never change, so old ones
 * may lack details that were added later.
 */

import { CLASSES_ACTIONS, type ClassesDetails } from './audit/classes.ts'
import { EXAMS_ACTIONS, type ExamsDetails } from './audit/exams.ts'
import { HOUSE_ACTIONS, type HouseDetails } from './audit/house.ts'
import { MONEY_ACTIONS, type MoneyDetails } from './audit/money.ts'
import { PEOPLE_ACTIONS, type PeopleDetails } from './audit/people.ts'
import { QUESTIONS_ACTIONS, type QuestionsDetails } from './audit/questions.ts'
import type { ListColumns } from './lists.ts'

/** The details that make an entry understandable later, by action. They must not contain secrets. */
export interface AuditDetails
  extends
    MoneyDetails,
    QuestionsDetails,
    PeopleDetails,
    ClassesDetails,
    ExamsDetails,
    HouseDetails {}
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
  ...MONEY_ACTIONS,
  ...QUESTIONS_ACTIONS,
  ...PEOPLE_ACTIONS,
  ...CLASSES_ACTIONS,
  ...EXAMS_ACTIONS,
  ...HOUSE_ACTIONS,
}

/** Names of the kinds of subjects. */
export const AUDIT_SUBJECTS: Readonly<Record<AuditSubject, string>> = {
  access: 'Akses',
  payment: 'Pembayaran',
  class_payment: 'Pembayaran kelas',
  promo: 'Kode promo',
  bundle: 'Paket bundel',
  statement: 'Mutasi',
  message: 'Pesan',
  late_answers: 'Jawaban terlambat',
  package: 'Paket',
  question: 'Soal',
  passage: 'Bacaan',
  user: 'Pengguna',
  invitation: 'Undangan staf',
  attempt: 'Simulasi',
  certificate: 'Sertifikat',
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
