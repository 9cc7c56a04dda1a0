import { GRANT_REASON_MAX_LENGTH, REVOCATION_REASON_MISSING } from '@lulus/api/contracts/grants'
import { ExtraTimeDialog } from '@/components/extra-time-dialog'
import { ReasonDialog } from '@/components/reason-dialog'
import { ReopenRecordingDialog } from '@/components/reopen-recording-dialog'
import { useChange } from '@/components/use-change'
import {
  extraTimeMutation,
  reopenRecordingMutation,
  revokeAccessMutation,
  type Grant,
} from '@/features/admin-users/api/access'
import type { UserRow } from '@/features/admin-users/api/users'

/** A change of one grant that the admin has chosen. */
export interface GrantChange {
  change: 'revoke' | 'extend' | 'reopen'
  grant: Grant
}

interface GrantDialogProps extends GrantChange {
  user: UserRow
  onClose: () => void
}

/** The dialog that sends a change of a grant. */
export function GrantDialog({ change, user, grant, onClose }: GrantDialogProps) {
  const description = `${user.nama} · ${grant.nama_paket}`

  if (change === 'revoke') {
    return (
      <RevokeDialog
        description={description}
        userId={user.id}
        grantId={grant.id}
        onClose={onClose}
      />
    )
  }
  if (change === 'extend') {
    return (
      <ExtraTimeDialog
        description={description}
        percent={grant.waktuTambahan}
        isRunning={grant.dipakai !== null}
        mutation={extraTimeMutation(user.id, grant.id)}
        onClose={onClose}
      />
    )
  }
  return (
    <ReopenRecordingDialog
      description={description}
      mutation={reopenRecordingMutation(user.id)}
      onClose={onClose}
    />
  )
}

interface RevokeDialogProps {
  description: string
  userId: number
  grantId: number
  onClose: () => void
}

/** Asks why a grant is revoked. */
function RevokeDialog({ description, userId, grantId, onClose }: RevokeDialogProps) {
  const { change, isPending } = useChange(revokeAccessMutation(userId, grantId), {
    onDone: onClose,
  })

  return (
    <ReasonDialog
      title="Cabut akses"
      description={description}
      field={{
        label: 'Alasan pencabutan',
        hint: 'Hanya dibaca oleh admin.',
        placeholder: 'Misalnya: salah paket.',
        maxLength: GRANT_REASON_MAX_LENGTH,
      }}
      missing={REVOCATION_REASON_MISSING}
      submitLabel="Cabut Akses"
      isBusy={isPending}
      onSubmit={change}
      onClose={onClose}
    >
      <p>Peserta tidak dapat lagi memulai paket ini dengan akses tersebut.</p>
    </ReasonDialog>
  )
}
