import type { PeopleDetails } from '@lulus/api/contracts/audit/people'
import { LEARNER_LABEL } from '@/components/role-texts'
import type { AuditRow } from '@/features/admin-audit/api/list-entries'
import { text, texts, type Details } from '@/features/admin-audit/model/details'
import { fieldList } from '@/features/admin-audit/model/field-names'
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

export const PEOPLE_PHRASES: Phrases<PeopleDetails> = {
  'user.reset_code_issued': (detail, entry) =>
    `${AUDIT_ACTIONS['user.reset_code_issued']} untuk ${person(detail, entry)}`,
  'user.admin_reset_code_issued': (detail, entry) =>
    `${AUDIT_ACTIONS['user.admin_reset_code_issued']}: ${person(detail, entry)}`,
  'user.unlocked': (detail, entry) => `${AUDIT_ACTIONS['user.unlocked']} ${person(detail, entry)}`,
  'user.suspended': (detail, entry) =>
    `${AUDIT_ACTIONS['user.suspended']} ${person(detail, entry)}${after(', alasan: ', quoted(text(detail.reason)))}`,
  'user.restored': (detail, entry) => `${AUDIT_ACTIONS['user.restored']} ${person(detail, entry)}`,
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
    `${AUDIT_ACTIONS['user.profile_updated']}${after(': ', fieldList(texts(detail.changed)))}`,
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
