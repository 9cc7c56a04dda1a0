import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'

interface RecoveryCodesDialogProps {
  codes: readonly string[]
  onClose: () => void
}

/**
 * Shows the recovery codes once. Only its button closes the dialog, because an accidental press outside would lose
 * them.
 */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      dismissable={false}
      title="Kode pemulihan"
      description="Untuk login jika HP Anda hilang. Setiap kode berlaku satu kali."
      footer={<Button onClick={onClose}>Sudah saya simpan</Button>}
    >
      <div className="grid justify-items-start gap-4">
        <Alert tone="warning" title="Kode ini hanya ditampilkan sekali.">
          Simpan di tempat yang aman, bukan di HP yang sama. Kode sebelumnya tidak berlaku lagi.
        </Alert>
        <ul
          aria-label="Kode pemulihan"
          className="grid w-full gap-x-6 gap-y-1 rounded-md bg-muted px-4 py-3 font-semibold tabular-nums sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ul>
        <CopyButton
          text={codes.join('\n')}
          done="Kode disalin."
          failed="Kode tidak dapat disalin. Silakan catat sendiri."
          variant="secondary"
        >
          Salin semua kode
        </CopyButton>
      </div>
    </Dialog>
  )
}
