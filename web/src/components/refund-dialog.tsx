import {
  PAYMENT_REASON_MAX_LENGTH,
  REFUND_REASON_MISSING,
  type RefundAccess,
} from '@lulus/api/contracts/payments'
import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { PROOF_LIMITS } from '@/components/proof-limits'
import { RupiahField } from '@/components/rupiah-field'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { ImagePicker } from '@/components/ui/files/image-picker'
import { Input, Textarea } from '@/components/ui/input'
import { useDecision } from '@/components/use-decision'
import { jakartaDay } from '@/lib/format/date'
import { formatCount, formatRupiah } from '@/lib/format/numbers'
import { parseRupiah } from '@/lib/format/rupiah-input'
import type { Change } from '@/lib/query/change-meta'

/** Money that is paid back, of a learner's payment or of a class's. */
export interface RefundOrder {
  id: number
  alasan: string
  /** Rupiah. */
  jumlah: number
  /** `2026-12-31`. */
  tanggal: string
  akses: RefundAccess
  bukti: File | null
}

/** The form that the server reads a refund from. */
export function refundBody({ id: _id, bukti, ...order }: RefundOrder): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(order)) body.set(name, String(value))
  if (bukti) body.set('bukti', bukti)
  return body
}

interface RefundDialogProps {
  payment: { id: number; amount: number; dikembalikan: number }
  /** Whose payment it is, and what for. */
  description: string
  mutation: Change<unknown, RefundOrder>
  onClose: () => void
}

/** Records money that was paid back: how much, when, why, and whether unused access stays. */
export function RefundDialog({ payment, description, mutation, onClose }: RefundDialogProps) {
  const rest = payment.amount - payment.dikembalikan
  const [today] = useState(() => jakartaDay(Date.now()))
  const [text, setText] = useState(String(rest))
  const [day, setDay] = useState(today)
  const [reason, setReason] = useState('')
  const [keepsAccess, setKeepsAccess] = useState(false)
  const [proof, setProof] = useState<File | null>(null)
  const [isPreparing, setPreparing] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const refund = useDecision(mutation, {
    overtaken: 'Dana ini tidak dapat dikembalikan',
    onSettled: onClose,
  })

  const amount = parseRupiah(text, rest)
  const isAmountWrong = amount === null || amount === 0
  const isReasonMissing = reason.trim() === ''
  const isDayWrong = day === '' || day > today

  const submit = () => {
    setChecked(true)
    if (amount === null || isAmountWrong || isReasonMissing || isDayWrong) return
    refund.change({
      id: payment.id,
      alasan: reason.trim(),
      jumlah: amount,
      tanggal: day,
      akses: keepsAccess ? 'biarkan' : 'cabut',
      bukti: proof,
    })
  }

  return (
    <FormDialog
      title="Kembalikan dana"
      description={`${description} · dibayar ${formatRupiah(payment.amount)}`}
      submitLabel="Catat Pengembalian"
      danger
      isBusy={refund.isPending}
      isPreparing={isPreparing}
      isDirty={!isReasonMissing || text !== String(rest) || proof !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      <RupiahField
        label="Jumlah"
        hint={`Paling banyak ${formatRupiah(rest)}.`}
        error={isChecked && isAmountWrong ? `Isi 1 sampai ${formatCount(rest)}, tanpa koma.` : null}
        value={text}
        onChange={setText}
      />
      <Field
        label="Tanggal pengembalian"
        error={isChecked && isDayWrong ? 'Isi tanggal hari ini atau sebelumnya.' : null}
        required
      >
        <Input
          type="date"
          max={today}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </Field>
      <Field
        label="Catatan"
        hint="Alasan pengembalian, tercatat di Audit Log."
        error={isChecked && isReasonMissing ? REFUND_REASON_MISSING : null}
        required
      >
        <Textarea
          rows={3}
          maxLength={PAYMENT_REASON_MAX_LENGTH}
          value={reason}
          placeholder="Misalnya: peserta batal ikut."
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Field>
      <Checkbox
        label="Biarkan aksesnya"
        hint="Tanpa centang, akses yang belum dipakai dicabut. Akses yang sudah dipakai tetap."
        checked={keepsAccess}
        onChange={({ currentTarget }) => setKeepsAccess(currentTarget.checked)}
      />
      <ImagePicker
        label="Bukti pengembalian"
        hint="Boleh kosong. Gambar JPG, PNG, atau WebP, maksimal 5 MB."
        limits={PROOF_LIMITS}
        value={proof}
        onChange={setProof}
        onPreparing={setPreparing}
        disabled={refund.isPending}
      />
    </FormDialog>
  )
}
