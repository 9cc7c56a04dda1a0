import { SortableTh } from '@/components/ui/sortable-th'
import { Table, TableBody, TableHead, Th } from '@/components/ui/table'
import type { Sort } from '@/components/ui/sort'
import type { PaymentColumn, PaymentRow } from '@/features/admin-payments/api/list-payments'
import {
  PaymentTableRow,
  type PaymentActions,
} from '@/features/admin-payments/components/payment-table-row'
import { PAYMENT_COLUMN_LABELS as LABELS } from '@/features/admin-payments/model/column-labels'

interface PaymentsTableProps extends PaymentActions {
  payments: PaymentRow[]
  /** The number of a row by its place on the page, which counts from 0. */
  numberOf: (index: number) => number
  sort: Sort<PaymentColumn>
  onSort: (sort: Sort<PaymentColumn>) => void
}

/** Everybody's payments; cards on phones. */
export function PaymentsTable({
  payments,
  numberOf,
  sort,
  onSort,
  ...actions
}: PaymentsTableProps) {
  const header = { sort, onSort }

  return (
    <Table caption="Pembayaran" cards>
      <TableHead>
        <Th>No</Th>
        <SortableTh column="createdAt" {...header}>
          {LABELS.createdAt}
        </SortableTh>
        <SortableTh column="nama" {...header}>
          {LABELS.nama}
        </SortableTh>
        <SortableTh column="userNohp" {...header}>
          {LABELS.userNohp}
        </SortableTh>
        <SortableTh column="nama_paket" {...header}>
          {LABELS.nama_paket}
        </SortableTh>
        <SortableTh column="amount" {...header}>
          {LABELS.amount}
        </SortableTh>
        <Th>Bukti</Th>
        <SortableTh column="status" {...header}>
          {LABELS.status}
        </SortableTh>
        <Th>Aksi</Th>
      </TableHead>
      <TableBody>
        {payments.map((payment, index) => (
          <PaymentTableRow
            key={payment.id}
            payment={payment}
            number={numberOf(index)}
            {...actions}
          />
        ))}
      </TableBody>
    </Table>
  )
}
