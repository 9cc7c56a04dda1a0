import { Card } from '@/components/ui/card'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import type { DailyFigures } from '@/features/admin-dashboard/api/dashboard'
import { BarChart } from '@/components/charts/bar-chart'
import { formatDayOfYear, formatShortDay } from '@/lib/format/date'
import { formatCount, formatRupiah } from '@/lib/format/numbers'

/** Simulations and revenue of the last days: two charts, because they have different units. */
export default function DailyChart({ days }: { days: readonly DailyFigures[] }) {
  const simulations = sum(days.map(({ simulasi }) => simulasi))
  const revenue = sum(days.map(({ pendapatan }) => pendapatan))
  const bars = (valueOf: (day: DailyFigures) => number) =>
    days.map((day) => ({
      label: formatDayOfYear(day.tanggal),
      shortLabel: formatShortDay(day.tanggal),
      value: valueOf(day),
    }))

  return (
    <Card className="grid gap-6">
      <h2 className="text-lg font-bold">{days.length} Hari Terakhir</h2>
      <div className="grid gap-8 xl:grid-cols-2">
        <BarChart
          title="Simulasi per hari"
          summary={`Jumlah: ${formatCount(simulations)} simulasi`}
          bars={bars(({ simulasi }) => simulasi)}
          format={(value) => `${formatCount(value)} simulasi`}
          barClass="fill-primary"
        />
        <BarChart
          title="Pendapatan per hari"
          summary={`Jumlah: ${formatRupiah(revenue)}`}
          bars={bars(({ pendapatan }) => pendapatan)}
          format={formatRupiah}
          barClass="fill-success"
        />
      </div>
      <details>
        <summary className="w-fit cursor-pointer rounded-sm font-semibold text-primary">
          Lihat sebagai tabel
        </summary>
        <div className="mt-4">
          <Table caption="Simulasi dan pendapatan per hari">
            <TableHead>
              <Th>Tanggal</Th>
              <Th className="text-right">Simulasi</Th>
              <Th className="text-right">Pendapatan</Th>
            </TableHead>
            <TableBody>
              {[...days].reverse().map(({ tanggal, simulasi, pendapatan }) => (
                <TableRow key={tanggal}>
                  <Td>
                    <time dateTime={tanggal}>{formatDayOfYear(tanggal)}</time>
                  </Td>
                  <Td className="text-right">{formatCount(simulasi)}</Td>
                  <Td className="text-right">{formatRupiah(pendapatan)}</Td>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      </details>
    </Card>
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
