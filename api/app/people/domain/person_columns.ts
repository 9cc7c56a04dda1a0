import { ACCOUNT_ERASED, ACCOUNT_MERGED } from '#contracts/accounts'

/**
 * What becomes of a row that names a person when their account is merged into another one:
 * - 'moved': it is the other account's from then on,
 * - an array: the same, unless the other account has a row with equal values in these columns, which then stays alone,
 * - 'ended': it ends with the account,
 * - 'withdrawn': the row stays, and names nobody in this column.
 */
export type MergeRule = 'moved' | 'ended' | 'withdrawn' | readonly string[]

/** Every column with a user's id, as 'table.column'. A test compares them with the database. */
export const PERSON_COLUMNS: Readonly<Record<string, MergeRule>> = {
  'account_notices.user_id': 'moved',
  'attempts.running_user_id': 'ended',
  'attempts.user_id': 'moved',
  'audit_log.actor_id': 'moved',
  'audit_log.person_id': 'moved',
  'bills.user_id': 'moved',
  'class_drills.created_by': 'moved',
  'class_members.user_id': ['class_id'],
  'class_payment_learners.user_id': ['class_payment_id'],
  'bundles.created_by': 'moved',
  'class_payments.created_by': 'moved',
  'class_payments.decided_by': 'moved',
  // Of a device, which the person checks anew.
  'device_checks.user_id': 'ended',
  'entitlements.granted_by': 'moved',
  'entitlements.revoked_by': 'moved',
  'entitlements.user_id': 'moved',
  'erasure_requests.decided_by': 'moved',
  'erasure_requests.user_id': 'moved',
  // One wish is enough, and the account that is given up is empty.
  'erasure_requests.waiting_user_id': 'withdrawn',
  'event_action_people.actor_id': 'moved',
  'event_action_people.user_id': ['action_id'],
  'event_actions.actor_id': 'moved',
  'event_invigilators.user_id': ['event_id'],
  'event_learners.user_id': ['event_id'],
  'exam_events.closed_by': 'moved',
  'exam_notices.user_id': 'moved',
  'former_identities.user_id': 'moved',
  'lab_enrolment_codes.issued_by': 'moved',
  'lab_seats.user_id': 'moved',
  'lab_seb_configurations.made_by': 'moved',
  'labs.created_by': 'moved',
  'late_submissions.decided_by': 'moved',
  'late_submissions.user_id': 'moved',
  // A second wish to get none changes nothing.
  'mail_stops.user_id': 'moved',
  'merged_people.from_id': 'moved',
  'merged_people.into_id': 'moved',
  'messages.sent_by': 'moved',
  'messages.user_id': ['source'],
  'payments.decided_by': 'moved',
  'payments.entered_by': 'moved',
  'payments.user_id': 'moved',
  'practice_cards.user_id': ['item'],
  'practice_items.user_id': 'moved',
  // A practice is worth nothing afterwards.
  'practices.user_id': 'ended',
  'promo_codes.created_by': 'moved',
  'question_versions.actor_id': 'moved',
  'recovery_codes.user_id': 'ended',
  'refunds.created_by': 'moved',
  'renamed_people.user_id': 'ended',
  'rescorings.actor_id': 'moved',
  'reset_codes.user_id': 'ended',
  'results.user_id': 'moved',
  'school_links.created_by': 'moved',
  'second_factors.user_id': 'ended',
  'sessions.user_id': 'ended',
  'staff_invitations.invited_by': 'moved',
  'statement_layouts.chosen_by': 'moved',
  'statement_lines.confirmed_by': 'moved',
  'statements.uploaded_by': 'moved',
  // A learner has one.
  'study_plans.user_id': 'ended',
  'teacher_notes.written_by': 'moved',
  'users.merged_into': 'moved',
}

/** Why two accounts can't be merged; null when they can. */
export function mergeRefusal(from: MergedAccount, into: MergedAccount): string | null {
  if (from.role !== 'User' || into.role !== 'User') {
    return 'Hanya akun peserta yang dapat digabung. Ubah dulu perannya menjadi Peserta.'
  }
  if (from.mergedInto !== null || into.mergedInto !== null) return ACCOUNT_MERGED
  if (from.erasedAt !== null || into.erasedAt !== null) return ACCOUNT_ERASED
  const sitting = [from, into].find(({ isInExam }) => isInExam)
  return sitting ? `${sitting.name} sedang mengerjakan simulasi. Tunggu sampai selesai.` : null
}

interface MergedAccount {
  name: string
  role: string
  mergedInto: number | null
  erasedAt: number | null
  isInExam: boolean
}
