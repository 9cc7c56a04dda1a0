import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditAction } from '#contracts/audit'
import { AUDITED_FIELDS } from '#contracts/audit/fields'

/** Words on buttons that differ from the action's name, such as 'Tolak' and 'menolak'. */
const BUTTON_WORDS: Readonly<Partial<Record<AuditAction, string>>> = {
  'payment.confirmed': 'konfirmasi',
  'payment.rejected': 'tolak',
  'class_payment.confirmed': 'konfirmasi',
  'class_payment.rejected': 'tolak',
  'late_answers.accepted': 'terima',
  'late_answers.refused': 'tolak',
  'package.updated': 'edit',
  'question.edited': 'edit',
  'passage.edited': 'edit',
  'user.suspended': 'tangguhkan',
  'user.restored': 'pulihkan',
  'user.signed_out': 'keluarkan',
  'user.profile_updated': 'edit',
  'user.name_changed': 'edit',
  'user.number_changed': 'edit',
  'user.email_changed': 'edit',
  'settings.updated': 'edit',
}

/** The actions whose name contains every word of `term`: 'hapus paket' finds 'menghapus (mengarsipkan) paket'. */
export function auditActionsCalled(term: string): string[] {
  return namesCalled(AUDIT_ACTIONS, term, BUTTON_WORDS)
}

/** The kinds of subjects whose name contains every word of `term`. */
export function auditSubjectsCalled(term: string): string[] {
  return namesCalled(AUDIT_SUBJECTS, term)
}

/** Fields of almost every entry, whose names would find them all. */
const EVERYWHERE: ReadonlySet<string> = new Set(['name', 'page', 'number', 'status', 'level'])

/**
 * How stored details name the fields that are called `term` on screen: 'harga' finds `"price"`. Parts of a name are
 * enough from its beginning on, so that a single letter doesn't find most entries.
 */
export function auditedFieldsCalled(term: string): string[] {
  const wanted = term.toLowerCase().trim()
  if (wanted.length < 3) return []
  return Object.entries(AUDITED_FIELDS)
    .filter(([field, label]) => !EVERYWHERE.has(field) && label.toLowerCase().startsWith(wanted))
    .map(([field]) => `"${field}"`)
}

function namesCalled(
  labels: Readonly<Record<string, string>>,
  term: string,
  more: Readonly<Partial<Record<string, string>>> = {}
): string[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return Object.entries(labels)
    .filter(([name, label]) => {
      const text = `${label} ${more[name] ?? ''}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .map(([name]) => name)
}
