import {
  SUSPENSION_REASON_MAX_LENGTH,
  SUSPENSION_REASON_MISSING,
} from '@lulus/api/contracts/accounts'
import { despiteAttempts } from '@/components/despite-attempts'
import { ReasonDialog } from '@/components/reason-dialog'
import { useChange } from '@/components/use-change'
import { suspendUserMutation, type UserRow } from '@/features/admin-users/api/users'

interface SuspendDialogProps {
  user: UserRow
  onClose: () => void
}

/** Asks why an account is suspended. Admins read it in the list and in the audit log. */
export function SuspendDialog({ user, onClose }: SuspendDialogProps) {
  const { change, isPending } = useChange(suspendUserMutation(user.id), {
    insist: despiteAttempts('Tetap Tangguhkan'),
    onDone: onClose,
  })
  return (
    <ReasonDialog
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
      isBusy={isPending}
      onSubmit={(alasan) => change({ alasan })}
      onClose={onClose}
    >
      <p>
        Akun ini langsung keluar dari semua perangkat dan tidak dapat login sampai dipulihkan. Data
        dan riwayatnya tetap tersimpan.
      </p>
    </ReasonDialog>
  )
}
