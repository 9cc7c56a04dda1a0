import type { PaymentColumn } from '@lulus/api/contracts/payments'
import { useQueries } from '@tanstack/react-query'
import type { TableColumn } from '@/components/listing/list-table'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import { paymentQuery, type PaymentRow } from '@/features/admin-payments/api/payments'

/** Earlier ones are on the tabs of their status. */
const AT_MOST = 5

interface DecidedNowProps {
  /** The payments that were decided on this screen, the last one first. */
  ids: readonly number[]
  /** Those that the list shows still, because it isn't refreshed yet. */
  listed: ReadonlySet<number>
  columns: readonly TableColumn<PaymentRow, PaymentColumn>[]
}

/** What was decided a moment ago: a message to the buyer or a correction is one step away. */
export function DecidedNow({ ids, listed, columns }: DecidedNowProps) {
  const results = useQueries({ queries: ids.slice(0, AT_MOST).map((id) => paymentQuery(id)) })
  const rows = results
    .flatMap(({ data }) => data ?? [])
    .filter(({ id, status }) => status !== 'pending' && !listed.has(id))
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="baru-diputuskan" className="grid gap-2">
      <h2 id="baru-diputuskan" className="font-bold">
        Baru saja diputuskan
      </h2>
      <Table caption="Pembayaran yang baru saja diputuskan" cards>
        <TableHead>
          {columns.map(({ label, headClass }) => (
            <Th key={label} className={headClass}>
              {label}
            </Th>
          ))}
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              {columns.map(({ label, cellClass, wide, cell }) => (
                <Td key={label} {...(wide ? {} : { label })} className={cellClass}>
                  {cell(row)}
                </Td>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}
