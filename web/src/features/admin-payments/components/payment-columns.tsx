import { PAYMENT_WAY_LABELS, type PaymentColumn } from '@lulus/api/contracts/payments'
import type { TableColumn } from '@/components/listing/list-table'
import { PersonLink } from '@/components/person-link'
import { Button } from '@/components/ui/button'
import type { PaymentRow } from '@/features/admin-payments/api/payments'
import {
  PaymentDecisions,
  type PaymentActions,
} from '@/features/admin-payments/components/payment-decisions'
import { PaymentState } from '@/features/admin-payments/components/payment-state'
import { SameProofs } from '@/components/same-proofs'
import { PROOF_REMOVED } from '@/lib/api/request-url'
import { classNames } from '@/lib/class-names'
import { formatDateTime } from '@/lib/format/date'
import { formatRupiah } from '@/lib/format/numbers'

/** Names of the columns that sort payments, in table order. */
export const PAYMENT_COLUMN_LABELS: Readonly<Record<PaymentColumn, string>> = {
  createdAt: 'Tanggal',
  nama: 'Nama Peserta',
  userNohp: 'No HP',
  nama_paket: 'Paket Soal',
  amount: 'Jumlah',
  status: 'Status',
}

/** So that all columns fit beside the menu on a common laptop, and the buttons that stay in view cover no status. */
const NARROW_GAPS = 'sm:px-2'
/** A header that sorts has its gaps in its button. */
const NARROW_HEAD = `${NARROW_GAPS} sm:[&>button]:px-2`

/** Id that connects a row's buttons with the buyer's name. */
const nameIdOf = ({ id }: PaymentRow) => `pembayaran-${id}`

/** The columns of the payments. */
export function paymentColumns(
  actions: PaymentActions
): readonly TableColumn<PaymentRow, PaymentColumn>[] {
  const columns: readonly TableColumn<PaymentRow, PaymentColumn>[] = [
    {
      label: PAYMENT_COLUMN_LABELS.createdAt,
      sortBy: 'createdAt',
      headClass: 'sm:w-28',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
    },
    {
      label: PAYMENT_COLUMN_LABELS.nama,
      sortBy: 'nama',
      headClass: 'sm:w-32',
      cellClass: 'font-semibold',
      cell: (payment) => (
        <span id={nameIdOf(payment)} className="min-w-0 max-sm:text-right">
          <PersonLink person={{ id: payment.userId, nama: payment.User.nama }} />
        </span>
      ),
    },
    {
      label: PAYMENT_COLUMN_LABELS.userNohp,
      sortBy: 'userNohp',
      headClass: 'sm:w-33',
      cellClass: 'tabular-nums',
      cell: ({ userNohp }) => userNohp,
    },
    {
      label: PAYMENT_COLUMN_LABELS.nama_paket,
      sortBy: 'nama_paket',
      headClass: 'sm:w-24',
      cell: ({ nama_paket: name, bundel }) => (
        <span className="grid min-w-0 max-sm:text-right">
          {name}
          {bundel && (
            <span className="text-sm text-ink-soft">
              {bundel.map((one) => one.nama_paket).join(', ')}
            </span>
          )}
        </span>
      ),
    },
    {
      label: PAYMENT_COLUMN_LABELS.amount,
      sortBy: 'amount',
      headClass: 'sm:w-26',
      cellClass: 'whitespace-nowrap tabular-nums',
      cell: ({ amount, cara: way, promo }) => (
        <span className="grid max-sm:justify-items-end">
          {formatRupiah(amount)}
          <span className="text-sm text-ink-soft">{PAYMENT_WAY_LABELS[way]}</span>
          {promo && (
            <span className="text-sm whitespace-normal text-ink-soft [overflow-wrap:anywhere]">
              Promo {promo.kode}
            </span>
          )}
        </span>
      ),
    },
    {
      label: 'Bukti',
      headClass: 'sm:w-24',
      cell: (payment) => (
        <div className="grid justify-items-start gap-1.5 max-sm:justify-items-end">
          <Proof payment={payment} onView={actions.onViewProof} />
          <SameProofs same={payment.sama} isBrief />
        </div>
      ),
    },
    {
      label: PAYMENT_COLUMN_LABELS.status,
      sortBy: 'status',
      headClass: 'sm:w-36',
      cell: (payment) => <PaymentState payment={payment} />,
    },
    {
      label: 'Aksi',
      // Keeps the buttons visible where the table is wider than the screen.
      headClass: 'sm:right-0 sm:z-20 sm:w-52',
      cellClass:
        'max-sm:empty:hidden sm:sticky print:static sm:right-0 sm:bg-surface sm:shadow-[-1px_0_var(--color-line)]',
      wide: true,
      cell: (payment) => (
        <PaymentDecisions payment={payment} describedBy={nameIdOf(payment)} {...actions} />
      ),
    },
  ]
  return columns.map(({ headClass, cellClass, ...column }) => ({
    ...column,
    headClass: classNames(NARROW_HEAD, headClass),
    cellClass: classNames(NARROW_GAPS, cellClass),
  }))
}

interface ProofProps {
  payment: PaymentRow
  onView: PaymentActions['onViewProof']
}

/** The button that shows a payment's proof, or a text if it was removed for its age. */
function Proof({ payment, onView }: ProofProps) {
  const { buktiBayar: proof, dicatat: isEntered } = payment
  if (proof === null) {
    return <span className="text-ink-soft">{isEntered ? 'Dicatat admin' : PROOF_REMOVED}</span>
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-describedby={nameIdOf(payment)}
      onClick={() => onView(payment, proof)}
    >
      Lihat
    </Button>
  )
}
