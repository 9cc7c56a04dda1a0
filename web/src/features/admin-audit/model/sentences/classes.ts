import type { ClassesDetails } from '@lulus/api/contracts/audit/classes'
import { number, text, type Details } from '@/features/admin-audit/model/details'
import {
  after,
  called,
  quoted,
  sitters,
  type Phrases,
} from '@/features/admin-audit/model/sentences/words'
import { formatMoment } from '@/lib/format/date'
import { AUDIT_ACTIONS, type AuditDetails } from '@lulus/api/contracts/audit'

export const CLASSES_PHRASES: Phrases<ClassesDetails> = {
  'school_link.created': (detail) =>
    `${AUDIT_ACTIONS['school_link.created']}${sharedResults(detail)}${until(detail)}`,
  'school_link.ended': (detail) => `${AUDIT_ACTIONS['school_link.ended']}${sharedResults(detail)}`,
  'school_link.opened': (detail) =>
    `${AUDIT_ACTIONS['school_link.opened']}${sharedResults(detail)}`,

  'class.created': (detail) => `${AUDIT_ACTIONS['class.created']}${called(detail)}`,
  'class.renamed': (detail) =>
    `${AUDIT_ACTIONS['class.renamed']}${after(' ', quoted(text(detail.before)))}${after(' menjadi ', quoted(text(detail.name)))}`,
  'class.archived': (detail) => `${AUDIT_ACTIONS['class.archived']}${called(detail)}`,
  'class.restored': (detail) => `${AUDIT_ACTIONS['class.restored']}${called(detail)}`,
  'class.learners_added': (detail) =>
    `${AUDIT_ACTIONS['class.learners_added']}${called(detail)}: ${number(detail.added) ?? 0} akun baru, ${number(detail.joined) ?? 0} bergabung`,
  'class.cards_printed': (detail) =>
    `${AUDIT_ACTIONS['class.cards_printed']}${called(detail)}: ${number(detail.cards) ?? 0} kartu, ${Array.isArray(detail.userIds) ? detail.userIds.length : 0} dengan password baru`,
  'class.learner_removed': (detail) =>
    `mengeluarkan peserta${after(' ', text(detail.userName) ?? '')} dari kelas${called(detail)}`,
  'class.results_taken': (detail) =>
    `${AUDIT_ACTIONS['class.results_taken']}${called(detail)}${after(', paket ', quoted(text(detail.packageName)))},${sitters(detail)}`,
  'class.certificates_taken': (detail) =>
    `${AUDIT_ACTIONS['class.certificates_taken']}${called(detail)}${after(', paket ', quoted(text(detail.packageName)))},${sitters(detail)}`,
  'class.note_changed': (detail) =>
    `${AUDIT_ACTIONS['class.note_changed']}${called(detail)}${after(', paket ', quoted(text(detail.packageName)))}, halaman ${number(detail.page) ?? '?'}${after(': ', quoted(text(detail.note)))}`,
  'class.drill_assigned': (detail) =>
    `memberi tugas latihan kepada kelas${called(detail)}: ${number(detail.items) ?? '?'} soal ${text(detail.skills) ?? ''}${after(', tenggat ', text(detail.due) ?? '')}${after(', catatan: ', quoted(text(detail.note)))}`,
  'class.drill_changed': (detail) =>
    `${AUDIT_ACTIONS['class.drill_changed']}${called(detail)}${after(' ', quoted(text(detail.skills)))}${after(', tenggat ', text(detail.due) ?? '')}${after(', catatan: ', quoted(text(detail.note)))}`,
  'class.drill_ended': (detail) =>
    `${AUDIT_ACTIONS['class.drill_ended']}${called(detail)}${after(' ', quoted(text(detail.skills)))}`,
  'class.access_granted': (detail) =>
    `memberi akses${after(' ', text(detail.packageName) ?? '')} kepada ${number(detail.learners) ?? 0} peserta kelas${called(detail)}${after(', alasan: ', quoted(text(detail.reason)))}`,
}

/** ' untuk 24 peserta, mulai 21 Nov 2025, 11.03.05 WIB' */
function sharedResults(detail: Details<AuditDetails['school_link.opened']>): string {
  return `${after(' kelas ', quoted(text(detail.className)))}${after(': ', text(detail.shown) ?? '')}`
}

function until(detail: Details<AuditDetails['school_link.created']>): string {
  const end = Date.parse(text(detail.until) ?? '')
  return Number.isNaN(end) ? '' : `, sampai ${formatMoment(end)}`
}
