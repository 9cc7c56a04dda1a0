import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditAction } from '#contracts/audit'

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
