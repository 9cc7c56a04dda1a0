import { GRANT_OUTCOMES } from '@lulus/api/contracts/grants'
import { CLASS_AMOUNT_MAX } from '@lulus/api/contracts/payments'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { RupiahField } from '@/components/rupiah-field'
import { useChange } from '@/components/use-change'
import { createClassPaymentMutation } from '@/features/admin-classes/api/class-access'
import { ClassOfferDialog } from '@/features/admin-classes/components/class-offer-dialog'
import { useClassOffer } from '@/features/admin-classes/use-class-offer'
import { adminPaths } from '@/lib/admin-paths'
import { formatCount, formatRupiah } from '@/lib/format/numbers'
import { parseRupiah } from '@/lib/format/rupiah-input'

interface ClassPaymentDialogProps {
  classId: number
  className: string
  onClose: () => void
}

/** Creates a payment for learners of a class, and opens it. */
export function ClassPaymentDialog({ classId, className, onClose }: ClassPaymentDialogProps) {
  const navigate = useNavigate()
  const offered = useClassOffer(classId)
  const { change, isPending, failure } = useChange(createClassPaymentMutation, {
    failed: null,
    onDone: async ({ data }) => {
      onClose()
      await navigate(adminPaths.classPayment(data.id))
    },
  })
  /** Null while it follows price and learners. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)

  const { offer, chosen } = offered
  const usual = (offer?.harga ?? 0) * chosen.size
  const amount = typed === null ? usual : parseRupiah(typed, CLASS_AMOUNT_MAX)

  const submit = () => {
    setTried(true)
    if (!offer || chosen.size === 0 || amount === null) return
    change({ id: classId, paketId: offer.id, peserta: [...chosen], amount })
  }

  return (
    <ClassOfferDialog
      title="Buat pembayaran kelas"
      description={`Kelas ${className} · satu bukti dan satu konfirmasi untuk semua peserta yang dipilih.`}
      submitLabel="Buat Pembayaran"
      offered={offered}
      isOffered={(outcome) => outcome !== GRANT_OUTCOMES.staff}
      isTried={isTried}
      isBusy={isPending}
      isDirty={typed !== null}
      problem={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {offer && (
        <RupiahField
          label="Jumlah"
          hint={`${formatRupiah(offer.harga)} × ${formatCount(chosen.size)} peserta = ${formatRupiah(usual)}`}
          error={isTried && amount === null ? 'Isi jumlah dalam rupiah, tanpa koma.' : null}
          value={typed ?? String(usual)}
          onChange={setTyped}
        />
      )}
    </ClassOfferDialog>
  )
}
