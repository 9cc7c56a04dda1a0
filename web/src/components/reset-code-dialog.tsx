import { OneTimeCode } from '@/components/one-time-code'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'

interface ResetCodeDialogProps {
  user: { nama: string; nohp: string }
  /** The code, and until when it is valid in ISO 8601. */
  code: { kode: string; berlakuSampai: string }
  onClose: () => void
}

/** Shows a code once, because the server stores only its hash. */
export function ResetCodeDialog({ user, code, onClose }: ResetCodeDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Kode reset password"
      description={`${user.nama} · ${user.nohp}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Tutup
          </Button>
          <CopyButton
            text={code.kode}
            done="Kode disalin."
            failed="Kode tidak dapat disalin. Silakan catat sendiri."
          >
            Salin kode
          </CopyButton>
        </>
      }
    >
      <div className="grid gap-4">
        <OneTimeCode label="Kode reset" code={code.kode} validUntil={code.berlakuSampai} />
        <p className="text-ink-soft">
          Sampaikan kode ini langsung kepada pemilik akun. Dengan kode ini peserta membuat password
          baru lewat “Lupa password” di halaman login. Kode hanya dapat dipakai satu kali dan tidak
          akan ditampilkan lagi.
        </p>
      </div>
    </Dialog>
  )
}
