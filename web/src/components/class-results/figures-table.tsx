import { SHORT_SESSION_TITLES } from '@lulus/api/contracts/exam'
import { NO_LEVEL } from '@lulus/api/contracts/reports'
import type { ClassResults } from '@/components/class-results/types'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import { formatCount } from '@/lib/format/numbers'

type Summary = ClassResults['ringkasan']

interface FiguresTableProps {
  scores: NonNullable<Summary['skor']>
  levels: Summary['cefr']
}

const TENTHS = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })

/** Mean, median, lowest and highest of each score, and how many learners have each level. */
export function FiguresTable({ scores, levels }: FiguresTableProps) {
  const rows = [
    { title: SHORT_SESSION_TITLES.listening, score: scores.listening },
    { title: SHORT_SESSION_TITLES.written, score: scores.structure },
    { title: SHORT_SESSION_TITLES.reading, score: scores.reading },
    { title: 'Total', score: scores.total },
  ]

  return (
    <Card className="grid min-w-0 gap-4">
      <h2 className="text-lg font-bold">Ringkasan Skor</h2>
      <Table caption="Ringkasan skor per sesi">
        <TableHead>
          <Th>Sesi</Th>
          <Th className="text-right">Rata-rata</Th>
          <Th className="text-right">Median</Th>
          <Th className="text-right">Terendah</Th>
          <Th className="text-right">Tertinggi</Th>
        </TableHead>
        <TableBody>
          {rows.map(({ title, score }) => (
            <TableRow key={title} className={title === 'Total' ? 'font-bold' : ''}>
              <Td>{title}</Td>
              <Td className="text-right tabular-nums">{TENTHS.format(score.rata_rata)}</Td>
              <Td className="text-right tabular-nums">{TENTHS.format(score.median)}</Td>
              <Td className="text-right tabular-nums">{score.terendah}</Td>
              <Td className="text-right tabular-nums">{score.tertinggi}</Td>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <dl className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {levels.map(({ cefr, jumlah }) => (
          <div key={cefr} className="flex items-center gap-2">
            <dt>
              <Badge tone="primary">{cefr ?? NO_LEVEL}</Badge>
            </dt>
            <dd className="text-sm tabular-nums">{formatCount(jumlah)} peserta</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
