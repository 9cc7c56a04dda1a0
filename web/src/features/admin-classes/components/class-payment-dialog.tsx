import { GRANT_OUTCOMES } from '@lulus/api/contracts/grants'
import { CLASS_AMOUNT_MAX } from '@lulus/api/contracts/payments'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCloseGuard } from '@/components/leaving/use-close-guard'
import { RupiahField } from '@/components/rupiah-field'
import { Alert } from '@/components/ui/alert'
import { createClassPaymentMutation } from '@/features/admin-classes/api/class-access'
import { ClassOfferDialog } from '@/features/admin-classes/components/class-offer-dialog'
import { useClassOffer } from '@/features/admin-classes/use-class-offer'
import { adminPaths } from '@/lib/admin-paths'
import { messageOf } from '@/lib/api/api-error'
import { formatCount, formatRupiah } from '@/lib/format/numbers'
import { parseRupiah } from '@/lib/format/rupiah-input'
import { isKnownFailure } from '@/lib/session/known-failure'
import { useReloginInPlace } from '@/lib/session/relogin'

interface ClassPaymentDialogProps {
  classId: number
  className: string
  onClose: () => void
}

/** Creates a payment for learners of a class, and opens it. */
export function ClassPaymentDialog({ classId, className, onClose }: ClassPaymentDialogProps) {
  const navigate = useNavigate()
  const offered = useClassOffer(classId)
  const create = useMutation(createClassPaymentMutation)
  /** Null while it follows price and learners. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const close = useCloseGuard(typed !== null, onClose)
  useReloginInPlace()

  const { offer, chosen } = offered
  const usual = (offer?.harga ?? 0) * chosen.size
  const amount = typed === null ? usual : parseRupiah(typed, CLASS_AMOUNT_MAX)

  const submit = async () => {
    setTried(true)
    if (!offer || chosen.size === 0 || amount === null) return
    setProblem(null)
    try {
      const { data } = await create.mutateAsync({
        id: classId,
        paketId: offer.id,
        peserta: [...chosen],
        amount,
      })
      onClose()
      await navigate(adminPaths.classPayment(data.id))
    } catch (error) {
      if (!isKnownFailure(error)) setProblem(messageOf(error, 'Terjadi kesalahan'))
    }
  }

  return (
    <ClassOfferDialog
      title="Buat pembayaran kelas"
      description={`Kelas ${className} · satu bukti dan satu konfirmasi untuk semua peserta yang dipilih.`}
      submitLabel="Buat Pembayaran"
      offered={offered}
      isOffered={(outcome) => outcome !== GRANT_OUTCOMES.staff}
      isTried={isTried}
      isSending={create.isPending}
      onSubmit={() => void submit()}
      onClose={close}
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
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
    </ClassOfferDialog>
  )
}
