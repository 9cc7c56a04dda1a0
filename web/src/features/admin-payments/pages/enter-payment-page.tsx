import {
  PAYMENT_REASON_MAX_LENGTH,
  PAYMENT_WAY_LABELS,
  PAYMENT_WAYS,
} from '@lulus/api/contracts/payments'
import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useLeaveGuard } from '@/components/leaving/use-leave-guard'
import { PackageSelect } from '@/components/package-select'
import { PageHeading } from '@/components/page/page-heading'
import { PROOF_LIMITS } from '@/components/proof-limits'
import { RupiahField } from '@/components/rupiah-field'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { ImagePicker } from '@/components/ui/files/image-picker'
import { Input, Textarea } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useChange } from '@/components/use-change'
import { useWhatsapp } from '@/components/use-whatsapp'
import { enterPaymentMutation, soldBundlesQuery } from '@/features/admin-payments/api/enter-payment'
import { tellBuyerMutation } from '@/features/admin-payments/api/payments'
import { PayerField } from '@/features/admin-payments/components/payer-field'
import {
  dateInJakarta,
  readEntry,
  type EntryErrors,
  type EntryFields,
} from '@/features/admin-payments/model/entry-form'
import { adminPaths } from '@/lib/admin-paths'
import { formatRupiah } from '@/lib/format/numbers'

const RIGHT: EntryErrors = { payer: null, paketId: null, amount: null, tanggal: null }

const EMPTY = (today: string): EntryFields => ({
  payer: null,
  paketId: null,
  bundelId: null,
  amount: '',
  cara: 'tunai',
  tanggal: today,
  note: '',
  proof: null,
})

/** /admin/payments/catat: a payment in cash, or one whose proof came by chat. Its access is given at once. */
export default function EnterPaymentPage() {
  const [today] = useState(() => dateInJakarta(Date.now()))
  const [fields, setFields] = useState(EMPTY(today))
  const [errors, setErrors] = useState(RIGHT)
  const { data: bundles = [] } = useQuery(soldBundlesQuery)
  const [isPreparing, setPreparing] = useState(false)
  const [entered, setEntered] = useState<{ id: number; text: string } | null>(null)
  const set = (changes: Partial<EntryFields>) => {
    setFields((before) => ({ ...before, ...changes }))
    setEntered(null)
  }
  const isTouched = fields.payer !== null || fields.amount !== '' || fields.note !== ''
  useLeaveGuard(isTouched)

  const enter = useChange(enterPaymentMutation, {
    inPlace: true,
    done: null,
    onDone: ({ data: { id } }, { jumlah }) => {
      const text = `${formatRupiah(jumlah)} dari ${fields.payer?.nama ?? 'peserta'} sudah dicatat, dan aksesnya sudah diberikan.`
      setFields(EMPTY(today))
      tell.reset()
      setEntered({ id, text })
    },
  })
  const tell = useWhatsapp(tellBuyerMutation)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = readEntry(fields, today)
    setErrors('errors' in read ? read.errors : RIGHT)
    if ('entry' in read) enter.change(read.entry)
  }

  return (
    <div className="grid max-w-3xl gap-6">
      <PageHeading
        lead="Uang tunai, atau transfer yang buktinya datang lewat WhatsApp. Peserta langsung mendapat akses."
        actions={
          <ButtonLink variant="secondary" to={adminPaths.payments}>
            Semua Pembayaran
          </ButtonLink>
        }
      >
        Catat Pembayaran
      </PageHeading>
      <Card>
        <form noValidate onSubmit={submit} className="grid gap-5">
          <PayerField
            value={fields.payer}
            error={fields.payer ? null : errors.payer}
            onChange={(payer) => set({ payer })}
          />
          <PackageSelect
            value={fields.paketId}
            bundle={{
              value: fields.bundelId,
              offers: bundles.map(({ id, nama, harga }) => ({ id, name: nama, price: harga })),
              onChange: ({ id, price }) =>
                set({ paketId: null, bundelId: id, amount: String(price) }),
            }}
            error={fields.paketId === null && fields.bundelId === null ? errors.paketId : null}
            onChange={({ id, harga }) =>
              set({ paketId: id, bundelId: null, amount: String(harga) })
            }
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <RupiahField
              label="Jumlah"
              value={fields.amount}
              error={errors.amount ?? enter.errorAt('jumlah')}
              onChange={(amount) => set({ amount })}
            />
            <Field label="Cara pembayaran" required>
              <Select
                value={fields.cara}
                onChange={({ currentTarget }) => {
                  const cara = PAYMENT_WAYS.find((way) => way === currentTarget.value)
                  if (cara) set({ cara })
                }}
              >
                {PAYMENT_WAYS.map((way) => (
                  <option key={way} value={way}>
                    {PAYMENT_WAY_LABELS[way]}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <Field
            label="Tanggal pembayaran"
            error={errors.tanggal ?? enter.errorAt('tanggal')}
            required
          >
            <Input
              type="date"
              max={today}
              value={fields.tanggal}
              onChange={({ currentTarget }) => set({ tanggal: currentTarget.value })}
            />
          </Field>
          <Field label="Catatan" hint="Misalnya nama pengirim, atau siapa yang menerima uangnya.">
            <Textarea
              rows={2}
              maxLength={PAYMENT_REASON_MAX_LENGTH}
              value={fields.note}
              onChange={({ currentTarget }) => set({ note: currentTarget.value })}
            />
          </Field>
          <ImagePicker
            label="Bukti"
            hint="Boleh kosong. Gambar JPG, PNG, atau WebP, maksimal 5 MB."
            limits={PROOF_LIMITS}
            value={fields.proof}
            onChange={(proof) => set({ proof })}
            onPreparing={setPreparing}
            disabled={enter.isPending}
          />
          {/* Beside the button: the top of the form may be scrolled away. */}
          <div role="status" className="empty:hidden">
            {entered && (
              <Alert
                tone="success"
                title="Pembayaran dicatat"
                action={
                  <Button
                    variant="secondary"
                    size="sm"
                    loading={tell.isPending}
                    onClick={() => tell.change({ id: entered.id, lagi: tell.isSuccess })}
                  >
                    {tell.isSuccess ? 'Kirim lagi' : 'Kirim WhatsApp'}
                  </Button>
                }
              >
                {entered.text}
              </Alert>
            )}
          </div>
          <Button type="submit" size="lg" loading={enter.isPending || isPreparing}>
            Catat Pembayaran
          </Button>
        </form>
      </Card>
    </div>
  )
}
