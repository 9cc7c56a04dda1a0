import { NO_LEVEL } from '@lulus/api/contracts/reports'
import { BarChart } from '@/components/charts/bar-chart'
import type { ClassResults } from '@/components/class-results/types'
import { Card } from '@/components/ui/card'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import { formatCount } from '@/lib/format/numbers'

interface DistributionProps {
  bands: ClassResults['ringkasan']['sebaran']
  /** Number of results. */
  count: number
}

const people = (count: number) => `${formatCount(count)} peserta`

/** The number of total scores in each band, as bars and as a table. */
export function Distribution({ bands, count }: DistributionProps) {
  return (
    <Card className="grid min-w-0 gap-4">
      <h2 className="text-lg font-bold">Sebaran Skor Total</h2>
      <BarChart
        title="Peserta per rentang skor"
        summary={`Jumlah: ${people(count)}`}
        bars={bands.map(({ dari, sampai, jumlah }) => ({
          label: `${dari}–${sampai}`,
          shortLabel: String(dari),
          value: jumlah,
        }))}
        format={people}
        barClass="fill-primary"
      />
      <details>
        <summary className="w-fit cursor-pointer rounded-sm font-semibold text-primary">
          Lihat sebagai tabel
        </summary>
        <div className="mt-4">
          <Table caption="Peserta per rentang skor">
            <TableHead>
              <Th>Skor</Th>
              <Th>CEFR</Th>
              <Th className="text-right">Peserta</Th>
            </TableHead>
            <TableBody>
              {bands.map(({ dari, sampai, cefr, jumlah }) => (
                <TableRow key={dari}>
                  <Td className="tabular-nums">
                    {dari}–{sampai}
                  </Td>
                  <Td>{cefr ?? NO_LEVEL}</Td>
                  <Td className="text-right tabular-nums">{formatCount(jumlah)}</Td>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      </details>
    </Card>
  )
}
