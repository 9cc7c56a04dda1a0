import {
  SUSPENSION_REASON_MAX_LENGTH,
  SUSPENSION_REASON_MISSING,
} from '@lulus/api/contracts/accounts'
import { ReasonDialog } from '@/components/reason-dialog'
import type { UserRow } from '@/features/admin-users/api/users'

interface SuspendDialogProps {
  user: UserRow
  /** Sends the suspension. False keeps the dialog and its text. */
  onSuspend: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Asks why an account is suspended. Admins read it in the list and in the audit log. */
export function SuspendDialog({ user, onSuspend, onClose }: SuspendDialogProps) {
  return (
    <ReasonDialog
      formId="tangguhkan-akun"
      title="Tangguhkan akun"
      description={`${user.nama} · ${user.nohp}`}
      field={{
        label: 'Alasan penangguhan',
        hint: 'Hanya dibaca oleh admin.',
        placeholder: 'Misalnya: akun dipakai bersama.',
        maxLength: SUSPENSION_REASON_MAX_LENGTH,
      }}
      missing={SUSPENSION_REASON_MISSING}
      submitLabel="Tangguhkan Akun"
      onSubmit={onSuspend}
      onClose={onClose}
    >
      <p>
        Akun ini langsung keluar dari semua perangkat dan tidak dapat login sampai dipulihkan. Data
        dan riwayatnya tetap tersimpan.
      </p>
    </ReasonDialog>
  )
}
