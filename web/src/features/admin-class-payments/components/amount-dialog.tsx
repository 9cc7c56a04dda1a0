import { CLASS_AMOUNT_MAX } from '@lulus/api/contracts/payments'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useCloseGuard } from '@/components/leaving/use-close-guard'
import { RupiahField } from '@/components/rupiah-field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import {
  changeAmountMutation,
  type ClassPayment,
} from '@/features/admin-class-payments/api/class-payments'
import { messageOf } from '@/lib/api/api-error'
import { parseRupiah } from '@/lib/format/rupiah-input'
import { useReloginInPlace } from '@/lib/session/relogin'

const FORM_ID = 'ubah-jumlah'

/** Asks for another amount. */
export function AmountDialog({ payment, onClose }: { payment: ClassPayment; onClose: () => void }) {
  const dialogs = useDialogs()
  const change = useMutation(changeAmountMutation)
  const [text, setText] = useState(String(payment.amount))
  const [problem, setProblem] = useState<string | null>(null)
  const close = useCloseGuard(text !== String(payment.amount), onClose)
  useReloginInPlace()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (change.isPending) return
    const amount = parseRupiah(text, CLASS_AMOUNT_MAX)
    if (amount === null) {
      setProblem('Isi jumlah dalam rupiah, tanpa koma.')
      return
    }
    try {
      const { message } = await change.mutateAsync({ id: payment.id, amount })
      onClose()
      void dialogs.success({ title: 'Berhasil', text: message })
    } catch (error) {
      setProblem(messageOf(error, 'Terjadi kesalahan'))
    }
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      size="sm"
      dismissable={!change.isPending}
      title="Ubah jumlah"
      description={`Kelas ${payment.nama_kelas} · ${payment.nama_paket}`}
      footer={
        <>
          <Button variant="secondary" disabled={change.isPending} onClick={close}>
            Batal
          </Button>
          <Button type="submit" form={FORM_ID} loading={change.isPending}>
            Simpan
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)}>
        <RupiahField
          label="Jumlah"
          value={text}
          error={problem}
          onChange={(value) => {
            setText(value)
            setProblem(null)
          }}
        />
      </form>
    </Dialog>
  )
}
