import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'
import type { ResetCode } from '@/features/admin-users/api/help-user'
import type { UserRow } from '@/features/admin-users/api/list-users'
import { formatDateTime } from '@/lib/format/date'

interface ResetCodeDialogProps {
  user: UserRow
  code: ResetCode
  onClose: () => void
}

/** Shows a code this once; the server keeps only its hash. */
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
        <div className="grid justify-items-center gap-1 rounded-md bg-primary-soft px-4 py-5 text-center">
          <output
            aria-label="Kode reset"
            className="text-3xl font-bold tracking-widest text-primary-strong select-all"
          >
            {code.kode}
          </output>
          <p>
            Berlaku sampai{' '}
            <time dateTime={code.berlakuSampai} className="font-semibold">
              {formatDateTime(code.berlakuSampai)}
            </time>
          </p>
        </div>
        <p className="text-ink-soft">
          Sampaikan kode ini langsung kepada pemilik akun. Dengan kode ini peserta membuat password
          baru lewat “Lupa password” di halaman login. Kode hanya dapat dipakai satu kali dan tidak
          akan ditampilkan lagi.
        </p>
      </div>
    </Dialog>
  )
}
