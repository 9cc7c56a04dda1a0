import { Card } from '@/components/ui/card'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import type { Sums } from '@/features/admin-money/api/report'
import { formatCount, formatRupiah } from '@/lib/format/numbers'

export interface SumsLine {
  key: string | number
  name: string
  sums: Sums
  /** Net of the period before. */
  before: number
}

interface SumsTableProps {
  title: string
  /** Name of the first column. */
  of: string
  lines: readonly SumsLine[]
  /** The key of the line that sums the others up. */
  total?: string
  /** In place of a table without lines. */
  none: string
}

/** Transactions, gross, refunds and net of some parts, each with the net of the period before. */
export function SumsTable({ title, of, lines, total, none }: SumsTableProps) {
  return (
    <Card className="grid min-w-0 content-start gap-4">
      <h2 className="text-lg font-bold">{title}</h2>
      {lines.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <Table cards caption={title}>
          <TableHead>
            <Th>{of}</Th>
            {NUMBERS.map((name) => (
              <Th key={name} className="text-right">
                {name}
              </Th>
            ))}
          </TableHead>
          <TableBody>
            {lines.map(({ key, name, sums, before }) => (
              <TableRow key={key} className={key === total ? 'font-bold' : ''}>
                <Td className={key === total ? '' : 'font-semibold'}>{name}</Td>
                {[
                  formatCount(sums.transaksi),
                  formatRupiah(sums.kotor),
                  formatRupiah(sums.pengembalian),
                  formatRupiah(sums.bersih),
                  formatRupiah(before),
                ].map((value, at) => (
                  <Td
                    key={NUMBERS[at]}
                    label={NUMBERS[at] ?? ''}
                    className="whitespace-nowrap tabular-nums sm:text-right"
                  >
                    {value}
                  </Td>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  )
}

const NUMBERS = ['Transaksi', 'Kotor', 'Pengembalian', 'Bersih', 'Bersih sebelumnya']
