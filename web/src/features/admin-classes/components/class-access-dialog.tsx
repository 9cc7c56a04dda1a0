import {
  GRANT_OUTCOMES,
  GRANT_REASON_MAX_LENGTH,
  GRANT_REASON_MISSING,
} from '@lulus/api/contracts/grants'
import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { useChange } from '@/components/use-change'
import { giveClassAccessMutation } from '@/features/admin-classes/api/class-access'
import { ClassOfferDialog } from '@/features/admin-classes/components/class-offer-dialog'
import { useClassOffer } from '@/features/admin-classes/use-class-offer'
import { formatCount } from '@/lib/format/numbers'

interface ClassAccessDialogProps {
  classId: number
  className: string
  onClose: () => void
}

/** Grants learners of a class a package without a payment, after showing the outcome for each. */
export function ClassAccessDialog({ classId, className, onClose }: ClassAccessDialogProps) {
  const offered = useClassOffer(classId)
  const { change, isPending, failure } = useChange(giveClassAccessMutation, {
    failed: null,
    onDone: onClose,
  })
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { offer, chosen } = offered
  const alasan = reason.trim()

  const submit = () => {
    setTried(true)
    if (!offer || alasan === '' || chosen.size === 0) return
    change({ id: classId, paketId: offer.id, peserta: [...chosen], alasan })
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
      isBusy={isPending}
      isDirty={alasan !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Alasan"
        hint="Hanya dibaca oleh admin."
        error={failure ?? (isTried && alasan === '' ? GRANT_REASON_MISSING : null)}
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
