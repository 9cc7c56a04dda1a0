import { CLASS_AMOUNT_MAX } from '@lulus/api/contracts/payments'
import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { RupiahField } from '@/components/rupiah-field'
import { useChange } from '@/components/use-change'
import {
  changeAmountMutation,
  type ClassPayment,
} from '@/features/admin-class-payments/api/class-payments'
import { parseRupiah } from '@/lib/format/rupiah-input'

/** Asks for another amount. */
export function AmountDialog({ payment, onClose }: { payment: ClassPayment; onClose: () => void }) {
  const { change, reset, isPending, failure } = useChange(changeAmountMutation, {
    failed: null,
    onDone: onClose,
  })
  const [text, setText] = useState(String(payment.amount))
  const [isWrong, setWrong] = useState(false)

  const submit = () => {
    const amount = parseRupiah(text, CLASS_AMOUNT_MAX)
    setWrong(amount === null)
    if (amount !== null) change({ id: payment.id, amount })
  }

  return (
    <FormDialog
      size="sm"
      title="Ubah jumlah"
      description={`Kelas ${payment.nama_kelas} · ${payment.nama_paket}`}
      submitLabel="Simpan"
      isBusy={isPending}
      isDirty={text !== String(payment.amount)}
      onSubmit={submit}
      onClose={onClose}
    >
      <RupiahField
        label="Jumlah"
        value={text}
        error={isWrong ? 'Isi jumlah dalam rupiah, tanpa koma.' : failure}
        onChange={(value) => {
          setText(value)
          setWrong(false)
          if (failure !== null) reset()
        }}
      />
    </FormDialog>
  )
}
