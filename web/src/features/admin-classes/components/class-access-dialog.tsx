import {
  GRANT_OUTCOMES,
  GRANT_REASON_MAX_LENGTH,
  GRANT_REASON_MISSING,
} from '@lulus/api/contracts/grants'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCloseGuard } from '@/components/leaving/use-close-guard'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { giveClassAccessMutation } from '@/features/admin-classes/api/class-access'
import { ClassOfferDialog } from '@/features/admin-classes/components/class-offer-dialog'
import { useClassOffer } from '@/features/admin-classes/use-class-offer'
import { messageOf } from '@/lib/api/api-error'
import { formatCount } from '@/lib/format/numbers'
import { isKnownFailure } from '@/lib/session/known-failure'
import { useReloginInPlace } from '@/lib/session/relogin'

interface ClassAccessDialogProps {
  classId: number
  className: string
  onClose: () => void
}

/** Grants learners of a class a package without a payment, after showing the outcome for each. */
export function ClassAccessDialog({ classId, className, onClose }: ClassAccessDialogProps) {
  const dialogs = useDialogs()
  const offered = useClassOffer(classId)
  const give = useMutation(giveClassAccessMutation)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const close = useCloseGuard(reason.trim() !== '', onClose)
  useReloginInPlace()
  const { offer, chosen } = offered

  const submit = async () => {
    setTried(true)
    const alasan = reason.trim()
    if (!offer || alasan === '' || chosen.size === 0) return
    setProblem(null)
    try {
      const { message } = await give.mutateAsync({
        id: classId,
        paketId: offer.id,
        peserta: [...chosen],
        alasan,
      })
      onClose()
      void dialogs.success({ title: 'Akses diberikan', text: message })
    } catch (error) {
      if (!isKnownFailure(error)) setProblem(messageOf(error, 'Terjadi kesalahan'))
    }
  }

  return (
    <ClassOfferDialog
      title="Beri akses paket"
      description={`Kelas ${className} · tanpa pembayaran, satu kali pengerjaan untuk setiap peserta.`}
      submitLabel={
        chosen.size > 0 ? `Beri Akses ${formatCount(chosen.size)} Peserta` : 'Beri Akses'
      }
      offered={offered}
      isOffered={(outcome) => outcome === GRANT_OUTCOMES.granted}
      isTried={isTried}
      isSending={give.isPending}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <Field
        label="Alasan"
        hint="Hanya dibaca oleh admin."
        error={problem ?? (isTried && reason.trim() === '' ? GRANT_REASON_MISSING : null)}
        required
      >
        <Textarea
          rows={2}
          maxLength={GRANT_REASON_MAX_LENGTH}
          placeholder="Misalnya: kerja sama dengan sekolah."
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Field>
    </ClassOfferDialog>
  )
}
