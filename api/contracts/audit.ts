/**
 * The audit log: which actions there are, what each one's entry holds, and what admins call them. Entries are written
 * with exactly these details and never changed, so that an old one may lack what came later.
 */

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

interface QuestionState {
  page: number
  /** 1-4. */
  answerKey: number
}

interface Named {
  name: string
}

type Nothing = Readonly<Record<string, never>>

/** What a reader needs to understand an entry later, by action; no secrets. */
export interface AuditDetails {
  'payment.confirmed': DecidedPayment
  'payment.rejected': DecidedPayment & { reason: string }
  /** `count` pictures of payments that were decided more than `days` ago. */
  'payment.proofs_removed': { count: number; days: number }

  'package.created': Named & { level: string; price: number }
  'package.updated': Named & { changes: Record<string, { from: unknown; to: unknown }> }
  'package.archived': Named
  /** `reasons` are sentences that say what is missing. */
  'package.withdrawn': Named & { reasons: readonly string[] }
  'package.imported': Named & { slug: string; outcome: string }

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
  /** `questionPages` are those of the questions that were deleted with it. */
  'passage.deleted': InPackage & Named & { questionPages: readonly number[] }

  'user.reset_code_issued': Named
  'user.unlocked': Named
  'user.password_reset': Nothing
  'user.password_changed': Nothing
  'user.profile_updated': {
    changed: readonly string[]
    before: { name: string; nohp: string; email: string }
  }
  'user.admin_created': Named

  'settings.updated': {
    changed: readonly string[]
    before: Record<string, unknown>
    after: Record<string, unknown>
  }

  'lab.registered': Named
  'lab.renamed': Named & { before: string }
  'lab.key_rotated': Named
  'lab.revoked': Named
}
export type AuditAction = keyof AuditDetails

/** The kind of thing that an action is done to: what its name begins with. */
export type AuditSubject<Action extends AuditAction = AuditAction> =
  Action extends `${infer Subject}.${string}` ? Subject : never

/** Something to write down: one member for each action, with its own details. */
export type AuditEvent = {
  [Action in AuditAction]: {
    action: Action
    /** `id` is null where an action concerns no single one. */
    subject: { type: AuditSubject<Action>; id: number | null }
    details: AuditDetails[Action]
  }
}[AuditAction]

/** What admins call the actions: the screens show these words, and a search finds entries by them. */
export const AUDIT_ACTIONS: Readonly<Record<AuditAction, string>> = {
  'payment.confirmed': 'mengonfirmasi pembayaran',
  'payment.rejected': 'menolak pembayaran',
  'payment.proofs_removed': 'menghapus bukti pembayaran lama',

  'package.created': 'menambahkan paket',
  'package.updated': 'mengubah paket',
  'package.archived': 'menghapus (mengarsipkan) paket',
  'package.withdrawn': 'membuat paket kembali “belum”',
  'package.imported': 'mengimpor isi paket',

  'question.added': 'menambahkan soal',
  'question.edited': 'mengubah soal',
  'question.deleted': 'menghapus soal',

  'passage.added': 'menambahkan bacaan',
  'passage.edited': 'mengubah bacaan',
  'passage.deleted': 'menghapus bacaan',

  'user.reset_code_issued': 'membuat kode reset password',
  'user.unlocked': 'membuka kunci login',
  'user.password_reset': 'membuat password baru dengan kode reset',
  'user.password_changed': 'mengganti password sendiri',
  'user.profile_updated': 'memperbarui profil sendiri',
  'user.admin_created': 'membuat akun admin',

  'settings.updated': 'mengubah pengaturan',

  'lab.registered': 'mendaftarkan lab',
  'lab.renamed': 'mengganti nama lab',
  'lab.key_rotated': 'mengganti kunci lab',
  'lab.revoked': 'mencabut lab',
}

/** The kinds of things that something is done to. */
export const AUDIT_SUBJECTS: Readonly<Record<AuditSubject, string>> = {
  payment: 'Pembayaran',
  package: 'Paket',
  question: 'Soal',
  passage: 'Bacaan',
  user: 'Pengguna',
  settings: 'Pengaturan',
  lab: 'Lab',
}

/** Who acted when nobody did: the server itself. */
export const AUDIT_SYSTEM = 'Sistem'

/** The words on the buttons, where the sentence bends them: 'Tolak' becomes 'menolak'. */
const BUTTON_WORDS: Readonly<Partial<Record<AuditAction, string>>> = {
  'payment.confirmed': 'konfirmasi',
  'payment.rejected': 'tolak',
  'package.updated': 'edit',
  'question.edited': 'edit',
  'passage.edited': 'edit',
  'user.profile_updated': 'edit',
  'settings.updated': 'edit',
}

/** Whether an action is one that this version knows: the log may hold others. */
export function isAuditAction(name: string): name is AuditAction {
  return Object.hasOwn(AUDIT_ACTIONS, name)
}

/** Whether a kind of subject is one that this version knows. */
export function isAuditSubject(name: string): name is AuditSubject {
  return Object.hasOwn(AUDIT_SUBJECTS, name)
}

/** The actions whose words hold every word of `term`: 'hapus paket' finds 'menghapus (mengarsipkan) paket'. */
export function auditActionsCalled(term: string): string[] {
  return namesCalled(AUDIT_ACTIONS, term, BUTTON_WORDS)
}

/** The kinds of subjects whose name holds every word of `term`. */
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
