import { NO_FREE_ACCESS } from '@lulus/api/contracts/reports'
import { useState, type ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { MoreRows, ROWS_AT_ONCE } from '@/components/ui/more-rows'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import type { MoneyReport } from '@/features/admin-money/api/report'
import { adminPaths } from '@/lib/admin-paths'
import { formatDateTime } from '@/lib/format/date'
import { formatCount, formatRupiah } from '@/lib/format/numbers'

/** Classes that owe money, learners who paid and haven't begun, and access that nobody paid for. */
export function OpenLists({ report }: { report: MoneyReport }) {
  return (
    <>
      <ListCard
        title="Kelas yang belum bayar"
        none="Semua pembayaran kelas sudah diputuskan."
        columns={['Dibuat', 'Kelas', 'Paket', 'Peserta', 'Jumlah', 'Bukti']}
        rows={report.kelasBelumBayar.map((one) => ({
          id: one.id,
          cells: [
            formatDateTime(one.createdAt),
            <Link
              key="kelas"
              to={adminPaths.classPayment(one.id)}
              className="font-semibold text-primary underline underline-offset-4"
            >
              {one.nama_kelas}
            </Link>,
            one.nama_paket,
            formatCount(one.jumlah_peserta),
            formatRupiah(one.amount),
            one.adaBukti ? 'Ada' : 'Belum ada',
          ],
        }))}
      />
      <ListCard
        title="Sudah bayar, belum mulai"
        none="Semua yang membayar dalam periode ini sudah mulai mengerjakan."
        columns={['Dibayar', 'Nama', 'Nomor HP', 'Paket', 'Jumlah']}
        rows={report.belumMulai.map((one) => ({
          id: one.id,
          cells: [
            formatDateTime(one.waktu),
            one.nama,
            one.nohp,
            one.nama_paket,
            formatRupiah(one.amount),
          ],
        }))}
      />
      <ListCard
        title="Akses gratis"
        none={NO_FREE_ACCESS}
        columns={['Diberi', 'Nama', 'Paket', 'Kelas', 'Alasan', 'Oleh']}
        rows={report.gratis.map((one) => ({
          id: one.id,
          cells: [
            formatDateTime(one.waktu),
            one.nama,
            one.nama_paket,
            one.kelas ?? '–',
            one.alasan ?? '–',
            one.oleh ?? '–',
          ],
        }))}
      />
    </>
  )
}

interface ListCardProps {
  title: string
  none: string
  columns: readonly string[]
  rows: readonly { id: number; cells: readonly ReactNode[] }[]
}

function ListCard({ title, none, columns, rows }: ListCardProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  return (
    <Card className="grid min-w-0 content-start gap-4">
      <h2 className="text-lg font-bold">
        {title}
        {rows.length > 0 && ` (${formatCount(rows.length)})`}
      </h2>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <>
          <Table cards caption={title}>
            <TableHead>
              {columns.map((name) => (
                <Th key={name}>{name}</Th>
              ))}
            </TableHead>
            <TableBody>
              {rows.slice(0, shown).map(({ id, cells }) => (
                <TableRow key={id}>
                  {cells.map((cell, at) => (
                    <Td key={columns[at]} label={columns[at] ?? ''} className="tabular-nums">
                      <span className="min-w-0 max-sm:text-right">{cell}</span>
                    </Td>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
          <MoreRows total={rows.length} shown={shown} onMore={setShown} />
        </>
      )}
    </Card>
  )
}
