import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { deliveryQuery } from '@/app/sign-out/delivery-query'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { RescueStored } from '@/features/exam/components/rescue-stored'
import type { Undelivered } from '@/features/exam/model/undelivered'
import { daysKept } from '@/lib/storage/persistence'
import { platform } from '@/platform/platform'

interface UndeliveredQuestionProps {
  /** Phone number of the learner. */
  nohp: string
  /** What is left after the first try. */
  undelivered: Undelivered
  /** When the question was asked, by this device's clock. */
  at: number
  /** Whether it is shown. Delivery continues after the learner decides to stay. */
  isOpen: boolean
  isLeaving: boolean
  onStay: () => void
  /** Signs out, which deletes what is left. */
  onLeave: () => void
}

/** Asks what to do with undelivered answers, and signs out by itself once they are delivered. */
export default function UndeliveredQuestion({
  nohp,
  undelivered,
  at,
  isOpen,
  isLeaving,
  onStay,
  onLeave,
}: UndeliveredQuestionProps) {
  const [isDeleting, setDeleting] = useState(false)
  const { data: left } = useQuery({
    ...deliveryQuery(nohp, at),
    initialData: undelivered,
    staleTime: 0,
    refetchOnMount: false,
  })
  const isDelivered = left === null

  useEffect(() => {
    if (isDelivered && isOpen) onLeave()
  }, [isDelivered, isOpen, onLeave])

  const stay = () => {
    setDeleting(false)
    onStay()
  }

  if (left === null) return null
  const dialog = { left, isOpen, onStay: stay }
  return isDeleting ? (
    <DeletionQuestion
      {...dialog}
      isLeaving={isLeaving}
      onBack={() => setDeleting(false)}
      onLeave={onLeave}
    />
  ) : (
    <WaitingQuestion {...dialog} onDelete={() => setDeleting(true)} />
  )
}

interface QuestionProps {
  left: Undelivered
  isOpen: boolean
  onStay: () => void
}

interface DeletionQuestionProps extends QuestionProps {
  isLeaving: boolean
  onBack: () => void
  onLeave: () => void
}

function DeletionQuestion(props: DeletionQuestionProps) {
  const { left, isOpen, isLeaving, onStay, onBack, onLeave } = props
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onStay}
      size="sm"
      title={`Hapus ${left.answers} jawaban?`}
      footer={
        <>
          <Button data-autofocus variant="secondary" onClick={onBack}>
            Kembali
          </Button>
          <Button variant="danger" loading={isLeaving} onClick={onLeave}>
            Ya, Hapus dan Keluar
          </Button>
        </>
      }
    >
      <p>
        Jawaban yang dihapus tidak dapat dikembalikan dan tidak dapat dinilai, kecuali berkas
        penyelamatannya sudah disimpan.
      </p>
    </Dialog>
  )
}

interface WaitingQuestionProps extends QuestionProps {
  onDelete: () => void
}

function WaitingQuestion({ left, isOpen, onStay, onDelete }: WaitingQuestionProps) {
  const { answers, attemptIds } = left
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onStay}
      size="sm"
      title={`${answers} jawaban belum sampai ke server`}
      footer={
        <>
          <Button variant="quiet" onClick={onDelete}>
            Hapus dan Keluar
          </Button>
          <Button data-autofocus onClick={onStay}>
            Tetap Masuk
          </Button>
        </>
      }
    >
      <Alert tone="warning">
        <div className="grid gap-3">
          <p>
            Jawaban ini hanya ada di perangkat ini dan dikirim sendiri begitu jaringan kembali.
            Setelah itu Anda keluar.
          </p>
          {platform.hasDownloads && (
            <p>Browser ini menyimpannya paling lama {daysKept()} hari sejak terakhir dibuka.</p>
          )}
          <p>
            {platform.hasDownloads
              ? 'Bila tidak dapat menunggu, simpan berkas penyelamatan dan kirimkan ke akademi.'
              : 'Bila tidak dapat menunggu, beri tahu pengawas: operator dapat menyimpan berkas penyelamatan.'}
          </p>
          {attemptIds.map((attemptId) => (
            <RescueStored key={attemptId} attemptId={attemptId} />
          ))}
        </div>
      </Alert>
    </Dialog>
  )
}
