import { PaymentStatusBadge } from '@/components/payment-status-badge'
import { Button } from '@/components/ui/button'
import { TableRow, Td } from '@/components/ui/table'
import type { PaymentRow } from '@/features/admin-payments/api/list-payments'
import { PAYMENT_COLUMN_LABELS as LABELS } from '@/features/admin-payments/model/column-labels'
import { formatDateTime } from '@/lib/format/date'
import { formatRupiah } from '@/lib/format/rupiah'

export interface PaymentActions {
  /** The payment that is being decided right now. */
  decidingId: number | null
  onViewProof: (payment: PaymentRow) => void
  onConfirm: (payment: PaymentRow) => void
  onReject: (payment: PaymentRow) => void
}

interface PaymentTableRowProps extends PaymentActions {
  payment: PaymentRow
  number: number
}

/** One payment, with buttons while nobody has decided on it. */
export function PaymentTableRow({ payment, number, ...actions }: PaymentTableRowProps) {
  const nameId = `pembayaran-${payment.id}`

  return (
    <TableRow>
      <Td label="No" className="tabular-nums">
        {number}
      </Td>
      <Td label={LABELS.createdAt} className="sm:min-w-32">
        <time dateTime={payment.createdAt}>{formatDateTime(payment.createdAt)}</time>
      </Td>
      <Td label={LABELS.nama} className="font-semibold sm:min-w-36">
        <span id={nameId} className="min-w-0 max-sm:text-right">
          {payment.User.nama}
        </span>
      </Td>
      <Td label={LABELS.userNohp} className="tabular-nums">
        {payment.userNohp}
      </Td>
      <Td label={LABELS.nama_paket}>
        <span className="min-w-0 max-sm:text-right">{payment.nama_paket}</span>
      </Td>
      <Td label={LABELS.amount} className="whitespace-nowrap tabular-nums">
        {formatRupiah(payment.amount)}
      </Td>
      <Td label="Bukti">
        <Button
          variant="secondary"
          size="sm"
          aria-describedby={nameId}
          onClick={() => actions.onViewProof(payment)}
        >
          Lihat
        </Button>
      </Td>
      <Td label={LABELS.status}>
        <div className="grid min-w-0 justify-items-start gap-1 max-sm:justify-items-end">
          <PaymentStatusBadge status={payment.status} />
          {payment.alasanPenolakan && (
            <p className="text-ink-soft max-sm:text-right sm:max-w-56">{payment.alasanPenolakan}</p>
          )}
        </div>
      </Td>
      <Td>
        {payment.status === 'pending' && (
          <Decisions payment={payment} nameId={nameId} {...actions} />
        )}
      </Td>
    </TableRow>
  )
}

function Decisions({
  payment,
  nameId,
  decidingId,
  onConfirm,
  onReject,
}: PaymentActions & { payment: PaymentRow; nameId: string }) {
  const isDeciding = decidingId === payment.id

  return (
    <div className="flex w-full gap-2 max-sm:mt-2 max-sm:[&>*]:flex-1">
      <Button
        size="sm"
        loading={isDeciding}
        aria-describedby={nameId}
        onClick={() => onConfirm(payment)}
      >
        Konfirmasi
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={isDeciding}
        aria-describedby={nameId}
        onClick={() => onReject(payment)}
      >
        Tolak
      </Button>
    </div>
  )
}
