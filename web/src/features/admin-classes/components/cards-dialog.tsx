import { useState } from 'react'
import { InAppNotice } from '@/components/in-app-notice'
import { useLeaveGuard } from '@/components/leaving/use-leave-guard'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { ConfirmOptions } from '@/components/ui/dialogs/dialog-requests'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import type { Learner } from '@/features/admin-classes/api/classes'
import type { PrintedCards } from '@/features/admin-classes/api/print-cards'
import {
  CardsForm,
  getsPassword,
  type CardsFormValue,
} from '@/features/admin-classes/components/cards-form'
import { CardsMade, CardsProgress } from '@/features/admin-classes/components/cards-progress'
import { usePrintCards } from '@/features/admin-classes/use-print-cards'
import { isUnreachable } from '@/lib/api/api-error'
import { saveFile } from '@/lib/api/save-file'
import { useReloginInPlace } from '@/lib/session/relogin'

interface CardsDialogProps {
  classId: number
  className: string
  learners: readonly Learner[]
  onClose: () => void
}

const UNSAVED: ConfirmOptions = {
  tone: 'warning',
  title: 'Tutup tanpa menyimpan kartu?',
  text: 'Password di kartu ini tidak dapat dilihat lagi.',
  confirmLabel: 'Ya, Tutup',
  cancelLabel: 'Kembali',
}

/** Prints login cards: chooses the learners, shows the progress, and saves the file, which is available only once. */
export function CardsDialog({ classId, className, learners, onClose }: CardsDialogProps) {
  const dialogs = useDialogs()
  const [form, setForm] = useState<CardsFormValue>({
    siapa: learners.some((learner) => getsPassword(learner, true)) ? 'tanpa_password' : 'semua',
    peserta: new Set(),
    wajibGanti: true,
    gantiBelumTerbukti: true,
  })
  const { print, progress, start } = usePrintCards(classId, learners)
  const [isSaved, setSaved] = useState(false)
  const printed = print.data
  useReloginInPlace()
  useLeaveGuard(print.isPending || (printed !== undefined && !isSaved))

  const close = async () => {
    if (!printed || isSaved || (await dialogs.confirm(UNSAVED))) onClose()
  }
  const save = ({ pdf }: PrintedCards) => {
    saveFile({ blob: pdf, name: `Kartu Peserta ${className}.pdf`.replaceAll(/[\\/:*?"<>|]/g, ' ') })
    setSaved(true)
  }
  const isEmpty = form.siapa === 'pilihan' && form.peserta.size === 0

  return (
    <Dialog
      open
      onOpenChange={() => void close()}
      dismissable={!print.isPending}
      title="Cetak kartu peserta"
      description="Kartu login di kertas A4, delapan per halaman, dengan kode QR ke halaman login."
      footer={
        printed ? (
          <>
            <Button variant="secondary" onClick={() => void close()}>
              Selesai
            </Button>
            <Button onClick={() => save(printed)}>Simpan PDF</Button>
          </>
        ) : (
          <>
            <Button variant="secondary" disabled={print.isPending} onClick={() => void close()}>
              Batal
            </Button>
            <Button loading={print.isPending} unavailable={isEmpty} onClick={() => start(form)}>
              Buat Kartu
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        {/* Shown before the passwords are created, because they are only in that file. */}
        <InAppNotice what="Kartu mungkin tidak dapat disimpan" />
        {!print.isPending && !printed && (
          <CardsForm learners={learners} value={form} onChange={setForm} />
        )}
        {print.isPending && <CardsProgress {...progress} />}
        {print.failure !== null && (
          <Alert tone="danger" title={print.failure}>
            {isUnreachable(print.error) &&
              'Periksa daftar peserta. Jika passwordnya sudah dibuat, cetak lagi dengan memilih pesertanya.'}
          </Alert>
        )}
        {printed && <CardsMade {...printed} />}
      </div>
    </Dialog>
  )
}
