import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Secret } from '@/components/ui/secret'
import type { NewInvitation } from '@/features/admin-staff/api/staff'
import { formatDateTime } from '@/lib/format/date'
import { paths } from '@/lib/paths'

interface LinkDialogProps {
  invitation: NewInvitation
  onClose: () => void
}

/**
 * Shows an invitation's link once. Only its button closes the dialog, because an accidental press outside would lose
 * the link.
 */
export function LinkDialog({ invitation, onClose }: LinkDialogProps) {
  const { nama, peran, berlakuSampai, token } = invitation
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={false}
      title="Tautan undangan"
      description={`${nama} · ${peran}`}
      footer={<Button onClick={onClose}>Sudah saya salin</Button>}
    >
      <div className="grid gap-6">
        <Alert tone="warning" title="Tautan ini hanya ditampilkan sekali.">
          Kirim hanya kepada {nama}. Siapa pun yang membukanya dapat membuat akun {peran}. Berlaku
          sampai {formatDateTime(berlakuSampai)} dan hanya sekali pakai.
        </Alert>
        <Secret
          label="Tautan"
          text={`${window.location.origin}${paths.invitation}#${token}`}
          copyLabel="Salin tautan"
          done="Tautan disalin."
        />
      </div>
    </Dialog>
  )
}
