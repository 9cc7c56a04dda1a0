import type { PeopleDetails } from '@lulus/api/contracts/audit/people'
import { LEARNER_LABEL } from '@/components/role-texts'
import type { AuditRow } from '@/features/admin-audit/api/list-entries'
import { fields, number, text, texts, type Details } from '@/features/admin-audit/model/details'
import { messageLabel } from '@/features/admin-audit/model/message-label'
import { fieldName } from '@/features/admin-audit/model/field-names'
import {
  after,
  because,
  extraTime,
  numbered,
  quoted,
  type Named,
  type Phrases,
} from '@/features/admin-audit/model/sentences/words'
import { AUDIT_ACTIONS, type AuditDetails } from '@lulus/api/contracts/audit'

function aboutMessage(
  action: 'message.sent' | 'message.unsent' | 'message.mail_retried',
  detail: Details<AuditDetails[typeof action]>
): string {
  return `${AUDIT_ACTIONS[action]}${after(' ', quoted(messageLabel(detail.kind)))}${after(' untuk ', text(detail.userName) ?? '')}`
}

export const PEOPLE_PHRASES: Phrases<PeopleDetails> = {
  'user.reset_code_issued': (detail, entry) =>
    `${AUDIT_ACTIONS['user.reset_code_issued']} untuk ${person(detail, entry)}`,
  'user.admin_reset_code_issued': (detail, entry) =>
    `${AUDIT_ACTIONS['user.admin_reset_code_issued']}: ${person(detail, entry)}`,
  'user.unlocked': (detail, entry) => `${AUDIT_ACTIONS['user.unlocked']} ${person(detail, entry)}`,
  'user.suspended': (detail, entry) =>
    `${AUDIT_ACTIONS['user.suspended']} ${person(detail, entry)}${after(', alasan: ', quoted(text(detail.reason)))}`,
  'user.restored': (detail, entry) => `${AUDIT_ACTIONS['user.restored']} ${person(detail, entry)}`,
  'user.mail_stopped': () => AUDIT_ACTIONS['user.mail_stopped'],
  'user.mail_resumed': () => AUDIT_ACTIONS['user.mail_resumed'],
  'message.sent': (detail) => aboutMessage('message.sent', detail),
  'message.unsent': (detail) => aboutMessage('message.unsent', detail),
  'message.mail_retried': (detail) => aboutMessage('message.mail_retried', detail),
  'user.signed_out': (detail, entry) =>
    `${AUDIT_ACTIONS['user.signed_out']}: ${person(detail, entry)}`,
  'user.factor_enabled': () => AUDIT_ACTIONS['user.factor_enabled'],
  'user.factor_disabled': () => AUDIT_ACTIONS['user.factor_disabled'],
  'user.factor_removed': (detail, entry) =>
    `${AUDIT_ACTIONS['user.factor_removed']} ${person(detail, entry)}`,
  'user.recovery_codes_renewed': () => AUDIT_ACTIONS['user.recovery_codes_renewed'],
  'user.recovery_code_used': ({ left }) =>
    `${AUDIT_ACTIONS['user.recovery_code_used']}${typeof left === 'number' ? `; tersisa ${left}` : ''}`,
  'user.password_reset': () => AUDIT_ACTIONS['user.password_reset'],
  'user.password_changed': () => AUDIT_ACTIONS['user.password_changed'],
  'user.profile_updated': (detail) =>
    `${AUDIT_ACTIONS['user.profile_updated']}${after(': ', ownChanges(detail))}`,
  'user.name_changed': (detail) => corrected('user.name_changed', detail),
  'user.number_changed': (detail) => corrected('user.number_changed', detail),
  'user.email_changed': (detail) => corrected('user.email_changed', detail),
  'user.merged': (detail) => merged(detail),
  'user.erased': (detail) => `${AUDIT_ACTIONS['user.erased']}${because(detail)}`,
  'user.erasure_requested': () => AUDIT_ACTIONS['user.erasure_requested'],
  'user.erasure_declined': (detail, entry) =>
    `${AUDIT_ACTIONS['user.erasure_declined']} ${person(detail, entry)}${because(detail)}`,
  'user.data_taken': (detail, entry) =>
    `${AUDIT_ACTIONS['user.data_taken']} ${person(detail, entry)}`,
  'user.admin_created': (detail, entry) =>
    `${AUDIT_ACTIONS['user.admin_created']} ${person(detail, entry)}`,
  'user.role_changed': (detail, entry) =>
    `${AUDIT_ACTIONS['user.role_changed']} ${person(detail, entry)}${after(' dari ', roleName(detail.before))}${after(' menjadi ', roleName(detail.after))}`,
  'user.session_ended': (detail, entry) =>
    `${AUDIT_ACTIONS['user.session_ended']} ${person(detail, entry)}${after(': ', text(detail.device) ?? '')}`,

  'invitation.made': (detail) => `${AUDIT_ACTIONS['invitation.made']}${invited(detail)}`,
  'invitation.withdrawn': (detail) => `${AUDIT_ACTIONS['invitation.withdrawn']}${invited(detail)}`,
  'invitation.accepted': (detail) => `${AUDIT_ACTIONS['invitation.accepted']}${invited(detail)}`,

  'access.granted': (detail) => `memberi ${access(detail)}`,
  'access.revoked': (detail) => `mencabut ${access(detail)}`,
  'access.extra_time': (detail) =>
    `${extraTime(detail)}${after(' di ', text(detail.packageName) ?? '')}${because(detail)}`,
}

const roleName = (role: unknown) => (role === 'User' ? LEARNER_LABEL : (text(role) ?? ''))

/** 'mengubah nama Ayu Putri: “Ayu Putir” → “Ayu Putri”, alasan: “…”' */
function corrected(
  action: 'user.name_changed' | 'user.number_changed' | 'user.email_changed',
  detail: Details<PeopleDetails[typeof action]>
): string {
  const whose = after(' ', text(detail.name) ?? '')
  return `${AUDIT_ACTIONS[action]}${whose}: ${oldAndNew(detail.before, detail.after)}${because(detail)}`
}

const oldAndNew = (before: unknown, now: unknown) =>
  `${quoted(text(before)) || '–'} → ${quoted(text(now)) || '–'}`

/** 'nama “Ayu Putir” → “Ayu Putri”'; earlier entries have no new values. */
function ownChanges(detail: Details<PeopleDetails['user.profile_updated']>): string {
  const [old, present] = [fields<Identity>(detail.before), fields<Identity>(detail.after)]
  const shown = texts(detail.changed).map((field) =>
    isIdentity(field) && field in present
      ? `${fieldName(field)} ${oldAndNew(old[field], present[field])}`
      : fieldName(field)
  )
  return LIST.format(shown)
}

type Identity = PeopleDetails['user.profile_updated']['before']

const isIdentity = (field: string): field is keyof Identity =>
  field === 'name' || field === 'nohp' || field === 'email'

const LIST = new Intl.ListFormat('id-ID', { type: 'conjunction' })

/** 'menggabungkan akun “Ayu” (0812…) ke akun “Ayu Putri”: 1 pembayaran, 2 riwayat' */
function merged(detail: Details<PeopleDetails['user.merged']>): string {
  const from = fields<PeopleDetails['user.merged']['from']>(detail.from)
  const into = fields<PeopleDetails['user.merged']['into']>(detail.into)
  const moved = fields<PeopleDetails['user.merged']['moved']>(detail.moved)
  const counts = MOVED.flatMap(([key, word]) => {
    const count = number(moved[key]) ?? 0
    return count === 0 ? [] : [`${count} ${word}`]
  })
  const phone = text(from.nohp) === null ? '' : ` (${text(from.nohp)})`
  return `${AUDIT_ACTIONS['user.merged']} ${quoted(text(from.name))}${phone} ke akun ${quoted(text(into.name))}${after(': ', counts.join(', '))}${because(detail)}`
}

const MOVED = [
  ['payments', 'pembayaran'],
  ['grants', 'akses'],
  ['results', 'riwayat'],
  ['events', 'jadwal'],
  ['classes', 'kelas'],
] as const

/** ' Sari (sari@…) sebagai Guru'. */
function invited({ name, email, role }: Details<AuditDetails['invitation.made']>): string {
  return [
    after(' ', text(name) ?? ''),
    after(' (', text(email) ?? ''),
    text(email) ? ')' : '',
    after(' sebagai ', roleName(role)),
  ].join('')
}

/** 'akses Paket A untuk Ayu, alasan: “…”' */
function access(detail: Details<AuditDetails['access.granted']>): string {
  return [
    'akses',
    after(' ', text(detail.packageName) ?? ''),
    after(' untuk ', text(detail.userName) ?? ''),
    after(', alasan: ', quoted(text(detail.reason))),
  ].join('')
}

function person(detail: Named, entry: AuditRow): string {
  return text(detail.name) ?? numbered('pengguna', entry)
}
