import { useState } from 'react'
import { InAppNotice } from '@/components/in-app-notice'
import { useLeaveGuard } from '@/components/leaving/use-leave-guard'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Progress } from '@/components/ui/progress'
import { useChange } from '@/components/use-change'
import type { Learner } from '@/features/admin-classes/api/classes'
import { printCardsMutation, type PrintedCards } from '@/features/admin-classes/api/print-cards'
import {
  CardsForm,
  getsPassword,
  type CardsFormValue,
} from '@/features/admin-classes/components/cards-form'
import { isUnreachable } from '@/lib/api/api-error'
import { saveFile } from '@/lib/api/save-file'
import { formatCount } from '@/lib/format/numbers'
import { useReloginInPlace } from '@/lib/session/relogin'

interface CardsDialogProps {
  classId: number
  className: string
  learners: readonly Learner[]
  onClose: () => void
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
  const [progress, setProgress] = useState({ made: 0, all: 0 })
  const [isSaved, setSaved] = useState(false)
  const print = useChange(printCardsMutation, {
    failed: null,
    ask: ({ peserta = [] }) => {
      const losing = learners.filter(
        ({ id, tanpa_password: isWithout }) => peserta.includes(id) && !isWithout
      )
      if (losing.length === 0) return null
      return {
        tone: 'warning',
        title: 'Ganti password yang sudah ada?',
        text: `${formatCount(losing.length)} peserta pilihan Anda sudah punya password. Password lama tidak berlaku lagi dan mereka keluar dari semua perangkat.`,
        confirmLabel: 'Ya, Ganti',
      }
    },
    onSend: () => setProgress({ made: 0, all: 0 }),
  })
  const printed = print.data
  useReloginInPlace()
  useLeaveGuard(print.isPending || (printed !== undefined && !isSaved))

  const start = () =>
    print.change({
      id: classId,
      siapa: form.siapa,
      ...(form.siapa === 'pilihan' ? { peserta: [...form.peserta] } : {}),
      wajibGanti: form.wajibGanti,
      gantiBelumTerbukti: form.gantiBelumTerbukti,
      onProgress: setProgress,
    })
  const close = async () => {
    if (printed && !isSaved) {
      const isAgreed = await dialogs.confirm({
        tone: 'warning',
        title: 'Tutup tanpa menyimpan kartu?',
        text: 'Password di kartu ini tidak dapat dilihat lagi.',
        confirmLabel: 'Ya, Tutup',
        cancelLabel: 'Kembali',
      })
      if (!isAgreed) return
    }
    onClose()
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
            <Button loading={print.isPending} unavailable={isEmpty} onClick={start}>
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
        {print.isPending && <Making {...progress} />}
        {print.failure !== null && (
          <Alert tone="danger" title={print.failure}>
            {isUnreachable(print.error) &&
              'Periksa daftar peserta. Jika passwordnya sudah dibuat, cetak lagi dengan memilih pesertanya.'}
          </Alert>
        )}
        {printed && <Ready {...printed} />}
      </div>
    </Dialog>
  )
}

function Making({ made, all }: { made: number; all: number }) {
  const isDrawing = all > 0 && made === all
  const text = isDrawing
    ? 'Menyusun kartu…'
    : `Membuat password: ${formatCount(made)} dari ${formatCount(all)}`
  return (
    <div className="grid gap-3 py-4">
      <p aria-hidden>{all === 0 ? 'Menyusun kartu…' : text}</p>
      <Progress value={made} max={Math.max(all, 1)} label="Membuat password" />
      <p role="status" className="sr-only">
        {isDrawing || all === 0 ? 'Menyusun kartu…' : 'Membuat password…'}
      </p>
    </div>
  )
}

function Ready({ cards, passwords, left }: PrintedCards) {
  return (
    <>
      <Alert
        tone="success"
        title={`${formatCount(cards)} kartu siap, ${formatCount(passwords)} dengan password baru.`}
      >
        Password hanya ada di berkas ini. Simpan dan cetak sekarang, lalu hapus berkasnya.
      </Alert>
      {left > 0 && (
        <Alert tone="warning">
          {formatCount(left)} peserta lain belum punya password. Cetak sekali lagi untuk mereka.
        </Alert>
      )}
    </>
  )
}
