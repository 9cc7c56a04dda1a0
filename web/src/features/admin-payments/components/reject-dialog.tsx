import { REJECTION_REASON_MISSING } from '@lulus/api/contracts/sentences'
import { REJECTION_REASON_MAX_LENGTH } from '@lulus/api/contracts/limits'
import { useState, type SubmitEvent } from 'react'
import { useCloseGuard } from '@/components/leaving/use-close-guard'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import type { PaymentRow } from '@/features/admin-payments/api/list-payments'
import { formatRupiah } from '@/lib/format/rupiah'
import { useReloginInPlace } from '@/lib/session/relogin'

const FORM_ID = 'tolak-pembayaran'

interface RejectDialogProps {
  payment: PaymentRow
  /** Sends the rejection; false keeps the dialog and what was written. */
  onReject: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Asks why a payment is rejected; the learner reads the answer. */
export function RejectDialog({ payment, onReject, onClose }: RejectDialogProps) {
  const dialogs = useDialogs()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isSending, setSending] = useState(false)
  const close = useCloseGuard(reason.trim() !== '', onClose)
  useReloginInPlace()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSending) return
    const written = reason.trim()
    setMissing(written === '')
    if (written === '') {
      await dialogs.alert({ title: 'Dibatalkan', text: REJECTION_REASON_MISSING })
      return
    }
    setSending(true)
    const isSettled = await onReject(written)
    setSending(false)
    if (isSettled) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      size="sm"
      dismissable={!isSending}
      title="Tolak pembayaran"
      description={`${payment.User.nama} · ${payment.nama_paket} · ${formatRupiah(payment.amount)}`}
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={close}>
            Batal
          </Button>
          <Button type="submit" form={FORM_ID} variant="danger" loading={isSending}>
            Tolak Pembayaran
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label="Alasan penolakan"
          hint="Peserta membaca alasan ini di halaman Paket Saya."
          error={isMissing && reason.trim() === '' ? REJECTION_REASON_MISSING : null}
          required
        >
          <Textarea
            rows={3}
            maxLength={REJECTION_REASON_MAX_LENGTH}
            value={reason}
            placeholder="Misalnya: nominal transfer tidak sesuai."
            onChange={({ currentTarget: area }) => setReason(area.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
