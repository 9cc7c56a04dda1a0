import { pathOf, SCHOOL_SCREEN } from '@lulus/api/contracts/paths'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Secret } from '@/components/ui/secret'
import type { NewLink } from '@/features/admin-class-results/api/school-links'

interface ShownLinkDialogProps {
  link: NewLink
  shown: string
  onClose: () => void
}

/**
 * Shows a new link and its code once. Only its button closes the dialog, because an accidental press outside would lose
 * them.
 */
export function ShownLinkDialog({ link, shown, onClose }: ShownLinkDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={false}
      title="Tautan untuk sekolah"
      description={shown}
      footer={<Button onClick={onClose}>Sudah saya salin</Button>}
    >
      <div className="grid gap-6">
        <Alert tone="warning" title="Tautan dan kode ini hanya ditampilkan sekali.">
          Kirim kodenya lewat jalan lain daripada tautannya, misalnya lewat telepon. Keduanya
          bersama membuka hasil kelas ini.
        </Alert>
        <Secret
          label="Tautan"
          text={`${window.location.origin}${pathOf(SCHOOL_SCREEN, link.token)}`}
          copyLabel="Salin tautan"
          done="Tautan disalin."
        />
        <Secret label="Kode akses" text={link.kode} copyLabel="Salin kode" done="Kode disalin." />
      </div>
    </Dialog>
  )
}
