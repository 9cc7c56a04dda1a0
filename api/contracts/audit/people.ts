import type { Role, StaffRole } from '../capabilities.ts'
import type { MessageKind } from '../messages.ts'
import type { Named, TimeChange } from './shared.ts'

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

/** A correction of one field by an admin. */
interface Corrected extends Named {
  /** Null where there was none. */
  before: string | null
  after: string
  reason: string
}

interface AboutMessage {
  userId: number
  /** The learner's name at the time. */
  userName: string
  kind: MessageKind
}

type Nothing = Readonly<Record<string, never>>

/** Accounts, invitations of staff, and access. */
export interface PeopleDetails {
  'user.reset_code_issued': Named
  /** The holder of the code can take over that admin's account. */
  'user.admin_reset_code_issued': Named
  'user.unlocked': Named
  'user.suspended': Named & { reason: string }
  'user.restored': Named
  /** By whoever has an e-mail's link: no e-mail beside that about their exams. */
  'user.mail_stopped': Named
  'user.mail_resumed': Named

  /** `kind`: see `MESSAGE_KINDS`. */
  'message.sent': AboutMessage
  'message.unsent': AboutMessage
  'message.mail_retried': AboutMessage

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
    /** Missing in entries of earlier versions. */
    after?: { name: string; nohp: string; email: string | null }
  }
  /** By an admin, a line each. */
  'user.name_changed': Corrected
  'user.number_changed': Corrected
  'user.email_changed': Corrected
  /** Of one person: `from` was given up. An entry for each of the two accounts. */
  'user.merged': {
    from: { id: number; name: string; nohp: string; email: string | null }
    into: { id: number; name: string }
    moved: { payments: number; grants: number; results: number; events: number; classes: number }
    reason: string
  }
  /** Their personal data is gone, so nothing here tells who it was. */
  'user.erased': {
    erased: {
      payments: number
      results: number
      events: number
      files: number
      classes: number
      practice: number
      grants: number
    }
    reason: string
  }
  /** By the learner. */
  'user.erasure_requested': Named
  'user.erasure_declined': Named & { reason: string }
  /** All data of a person, downloaded by staff. */
  'user.data_taken': Named
  'user.admin_created': Named
  'user.role_changed': Named & { before: Role; after: Role }
  /** One login of an account, ended by an admin. */
  'user.session_ended': Named & { device: string }

  'invitation.made': Invited
  'invitation.withdrawn': Invited
  /** The actor is the new account. */
  'invitation.accepted': Invited

  /** Without a payment, for one learner. */
  'access.granted': AccessChange
  'access.revoked': AccessChange
  'access.extra_time': TimeChange & { packageName: string }
}

export const PEOPLE_ACTIONS: Readonly<Record<keyof PeopleDetails, string>> = {
  'user.reset_code_issued': 'membuat kode reset password',
  'user.admin_reset_code_issued': 'membuat kode reset password seorang admin',
  'user.unlocked': 'membuka kunci login',
  'user.suspended': 'menangguhkan akun',
  'user.restored': 'memulihkan akun',
  'user.mail_stopped': 'berhenti menerima email',
  'user.mail_resumed': 'menerima email lagi',

  'message.sent': 'mengirim pesan',
  'message.unsent': 'membatalkan tanda pesan terkirim',
  'message.mail_retried': 'mencoba lagi email',

  'user.signed_out': 'mengeluarkan akun dari semua perangkat',
  'user.factor_enabled': 'mengaktifkan verifikasi dua langkah',
  'user.factor_disabled': 'mematikan verifikasi dua langkah',
  'user.factor_removed': 'menghapus verifikasi dua langkah',
  'user.recovery_codes_renewed': 'mengganti kode pemulihan',
  'user.recovery_code_used': 'login dengan kode pemulihan',
  'user.password_reset': 'membuat password baru dengan kode reset',
  'user.password_changed': 'mengganti password sendiri',
  'user.profile_updated': 'memperbarui profil sendiri',
  'user.name_changed': 'mengubah nama',
  'user.number_changed': 'mengubah nomor HP',
  'user.email_changed': 'mengubah email',
  'user.merged': 'menggabungkan akun',
  'user.erased': 'menghapus akun dan data pribadi',
  'user.erasure_requested': 'meminta akunnya dihapus',
  'user.erasure_declined': 'menolak permintaan hapus akun',
  'user.data_taken': 'mengunduh data pribadi',
  'user.admin_created': 'membuat akun admin',
  'user.role_changed': 'mengubah peran',
  'user.session_ended': 'mengakhiri satu login',

  'invitation.made': 'mengundang staf',
  'invitation.withdrawn': 'membatalkan undangan staf',
  'invitation.accepted': 'menerima undangan staf',

  'access.granted': 'memberi akses',
  'access.revoked': 'mencabut akses',
  'access.extra_time': 'mengubah waktu tambahan',
}
