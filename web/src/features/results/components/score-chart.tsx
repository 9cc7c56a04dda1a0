import { LineChart } from '@/components/charts/line-chart'
import { Card } from '@/components/ui/card'
import type { ScoredRow } from '@/features/results/api/history'
import { formatDateTime, formatShortDate } from '@/lib/format/date'
import { formatScore } from '@/lib/format/numbers'

/** All total scores are between 310 and 677, so one scale fits every learner. */
const LINES = [300, 400, 500, 600, 700]

/** The learner's total scores over time. The table below has the same numbers. */
export default function ScoreChart({ rows }: { rows: readonly ScoredRow[] }) {
  const inTime = [...rows].reverse()
  const totals = inTime.map(({ totalScore }) => totalScore)
  const first = formatScore(totals[0] ?? 0)
  const last = formatScore(totals.at(-1) ?? 0)

  return (
    <Card>
      <LineChart
        title="Perkembangan skor total"
        summary={`Pertama ${first}, terakhir ${last}, tertinggi ${formatScore(Math.max(...totals))}`}
        format={formatScore}
        lines={LINES}
        points={inTime.map(({ createdAt, nama_paket, totalScore }) => ({
          label: `${nama_paket}, ${formatDateTime(createdAt)}`,
          shortLabel: formatShortDate(createdAt),
          value: totalScore,
        }))}
      />
    </Card>
  )
}
