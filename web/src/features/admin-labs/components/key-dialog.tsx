import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { LabKey } from '@/features/admin-labs/api/labs'
import { Secret } from '@/components/ui/secret'
import { configLines, provisionCommand } from '@/features/admin-labs/model/set-up-texts'

interface KeyDialogProps {
  labKey: LabKey
  onClose: () => void
}

/** Shows a key once. Only its button closes the dialog, because an accidental press outside would lose the key. */
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
          komputer lab ini. Agar setiap kursi punya kunci sendiri yang bisa dicabut sendiri, pakai
          “Daftarkan Kursi” di halaman lab.
        </Alert>
        <Secret label="Kunci" text={labKey.labKey} copyLabel="Salin kunci" done="Kunci disalin." />
        <Secret
          label="Perintah untuk menyiapkan semua kursi"
          hint="Jalankan di komputer operator; sesuaikan nomor kursinya. Kunci ditanyakan setelahnya."
          text={provisionCommand({ ...labKey, seats: '1-30' }, window.location.origin)}
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
