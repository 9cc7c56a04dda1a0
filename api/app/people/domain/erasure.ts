import { ACCOUNT_ERASED, ACCOUNT_MERGED, ERASED_NAME, ERASED_TEXT } from '#contracts/accounts'

/**
 * What becomes of the rows that name a person whose account is erased:
 * - 'kept': the row has nothing personal but the id, which leads to an empty account,
 * - 'deleted': it is gone,
 * - columns: it stays, with these values.
 */
type ErasureRule = 'kept' | 'deleted' | Readonly<Record<string, string | null>>

/** Every column with a user's id, as 'table.column'. A test compares them with the database. */
export const ERASED_COLUMNS: Readonly<Record<string, ErasureRule>> = {
  'account_notices.user_id': 'deleted',
  'attempts.running_user_id': 'kept',
  'attempts.user_id': { user_name: ERASED_NAME },
  'audit_log.actor_id': { actor_name: ERASED_NAME },
  'audit_log.person_id': { person: ERASED_NAME },
  'bills.user_id': { open_key: null, open_amount: null },
  'bundles.created_by': 'kept',
  'class_drills.created_by': 'kept',
  'class_members.user_id': 'deleted',
  'class_payment_learners.user_id': 'kept',
  'class_payments.created_by': 'kept',
  'class_payments.decided_by': 'kept',
  'device_checks.user_id': 'deleted',
  'entitlements.granted_by': 'kept',
  'entitlements.revoked_by': 'kept',
  'entitlements.user_id': { reason: null, revocation_reason: null },
  'erasure_requests.decided_by': 'kept',
  'erasure_requests.user_id': { note: null, answer: null },
  'erasure_requests.waiting_user_id': { waiting_user_id: null },
  'event_action_people.actor_id': { actor_name: ERASED_NAME },
  'event_action_people.user_id': 'kept',
  'event_actions.actor_id': 'kept',
  'event_invigilators.user_id': 'kept',
  'event_learners.user_id': 'kept',
  'exam_events.closed_by': 'kept',
  'exam_notices.user_id': 'deleted',
  'former_identities.user_id': 'deleted',
  'lab_enrolment_codes.issued_by': 'kept',
  'lab_seats.user_id': { user_id: null },
  'lab_seb_configurations.made_by': 'kept',
  'labs.created_by': 'kept',
  'late_submissions.decided_by': 'kept',
  'late_submissions.user_id': { journal: null, other_journals: null, reason: null },
  'mail_stops.user_id': 'deleted',
  'merged_people.from_id': 'kept',
  'merged_people.into_id': 'kept',
  'messages.sent_by': 'kept',
  'messages.user_id': 'deleted',
  'payments.decided_by': 'kept',
  'payments.entered_by': 'kept',
  'payments.user_id': {
    proof: null,
    proof_digest: null,
    proof_print: null,
    note: null,
    rejection_reason: null,
  },
  'practice_cards.user_id': 'deleted',
  'practice_items.user_id': 'deleted',
  'practices.user_id': 'deleted',
  'promo_codes.created_by': 'kept',
  'question_versions.actor_id': { actor_name: ERASED_NAME },
  'recovery_codes.user_id': 'deleted',
  'refunds.created_by': 'kept',
  'renamed_people.user_id': 'deleted',
  'rescorings.actor_id': 'kept',
  'reset_codes.user_id': 'deleted',
  'results.user_id': { user_name: ERASED_NAME },
  'school_links.created_by': 'kept',
  'second_factors.user_id': 'deleted',
  'sessions.user_id': 'deleted',
  'staff_invitations.invited_by': 'kept',
  'statement_layouts.chosen_by': 'kept',
  'statement_lines.confirmed_by': 'kept',
  'statements.uploaded_by': 'kept',
  'study_plans.user_id': 'deleted',
  'teacher_notes.written_by': 'kept',
  // Accounts that were merged into this one are erased with it.
  'users.merged_into': 'kept',
}

/** The same for rows of a person's attempts and payments. */
export const ERASED_PARTS = {
  attempts: { retired_certificates: { user_name: ERASED_NAME } },
  payments: {
    refunds: { proof: null, reason: ERASED_TEXT },
    receipts: { payer: ERASED_NAME, cancellation_reason: null },
    statement_lines: { text: ERASED_TEXT },
  },
} as const

interface ErasedAccount {
  name: string
  role: string
  mergedInto: number | null
  erasedAt: number | null
  isInExam: boolean
}

/** Why an account can't be erased now; null when it can. */
export function erasureRefusal(
  { name, role, mergedInto, erasedAt, isInExam }: ErasedAccount,
  waiting: { payments: number; lateAnswers: number }
): string | null {
  if (erasedAt !== null) return ACCOUNT_ERASED
  if (mergedInto !== null) return ACCOUNT_MERGED
  if (role !== 'User') {
    return 'Hanya akun peserta yang dapat dihapus. Ubah dulu perannya menjadi Peserta.'
  }
  if (isInExam) return `${name} sedang mengerjakan simulasi. Tunggu sampai selesai.`
  if (waiting.payments > 0) {
    return `Ada pembayaran ${name} yang menunggu konfirmasi. Konfirmasi atau tolak dulu.`
  }
  if (waiting.lateAnswers > 0) {
    return `Ada jawaban terlambat ${name} yang menunggu keputusan. Putuskan dulu.`
  }
  return null
}

/** What identifies a person in texts. */
export interface Identifiers {
  /** Belong to nobody else, so they are replaced wherever they stand. */
  unique: readonly string[]
  /** May be others' too: they are replaced in what is about this person. */
  names: readonly string[]
}

/** Free texts that staff writes about a person. */
const FREE_TEXTS = new Set(['reason', 'note', 'remarks'])

/** The details of an audit entry without the person. @param isAbout whether the entry is about them */
export function withoutPerson(value: unknown, who: Identifiers, isAbout: boolean): unknown {
  if (typeof value === 'string') {
    const texts = isAbout ? [...who.unique, ...who.names] : who.unique
    return texts.reduce((text, one) => text.replaceAll(one, ERASED_NAME), value)
  }
  if (Array.isArray(value)) return value.map((one) => withoutPerson(one, who, isAbout))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      isAbout && FREE_TEXTS.has(key) && typeof one === 'string'
        ? ERASED_TEXT
        : withoutPerson(one, who, isAbout),
    ])
  )
}

/** Whether details name one of these users by id. */
export function isAboutUser(details: unknown, ids: ReadonlySet<number>): boolean {
  if (typeof details !== 'object' || details === null) return false
  const { userId, from, into } = details as Record<string, unknown>
  const idOf = (one: unknown) => (one as { id?: unknown } | null | undefined)?.id
  return [userId, idOf(from), idOf(into)].some((id) => typeof id === 'number' && ids.has(id))
}
