import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'
import type { LabKey } from '@/features/admin-labs/api/labs'
import { configLines, provisionCommand } from '@/features/admin-labs/model/set-up-texts'

interface KeyDialogProps {
  labKey: LabKey
  onClose: () => void
}

/** Shows a key this once. Only its button closes it: a click beside it would lose the key. */
export function KeyDialog({ labKey, onClose }: KeyDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={false}
      title="Kunci lab"
      description={`${labKey.nama} · nomor ${labKey.labId}`}
      footer={<Button onClick={onClose}>Sudah saya simpan</Button>}
    >
      <div className="grid gap-6">
        <Alert tone="warning" title="Kunci ini hanya ditampilkan sekali.">
          Simpan sekarang di tempat yang aman. Siapa pun yang memilikinya dapat mengaku sebagai
          komputer lab ini.
        </Alert>
        <Secret label="Kunci" text={labKey.labKey} copyLabel="Salin kunci" done="Kunci disalin." />
        <Secret
          label="Perintah untuk menyiapkan semua kursi"
          hint="Jalankan di komputer operator; sesuaikan nomor kursinya."
          text={provisionCommand(labKey, window.location.origin)}
          copyLabel="Salin perintah"
          done="Perintah disalin."
        />
        <Secret
          label="Isian untuk kiosk.json yang sudah ada"
          text={configLines(labKey)}
          copyLabel="Salin isian"
          done="Isian disalin."
        />
      </div>
    </Dialog>
  )
}

interface SecretProps {
  label: string
  hint?: string
  text: string
  copyLabel: string
  done: string
}

function Secret({ label, hint, text, copyLabel, done }: SecretProps) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm font-semibold">{label}</p>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <output
        aria-label={label}
        className="w-full rounded-md bg-muted px-3.5 py-2.5 text-sm [overflow-wrap:anywhere] whitespace-pre-wrap select-all"
      >
        {text}
      </output>
      <CopyButton
        text={text}
        done={done}
        failed="Teks tidak dapat disalin. Silakan pilih dan salin sendiri."
        variant="secondary"
        size="sm"
      >
        {copyLabel}
      </CopyButton>
    </div>
  )
}
