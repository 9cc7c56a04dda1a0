import { SHORT_SESSION_TITLES } from '@lulus/api/contracts/exam'
import { reliabilityWord } from '@lulus/api/contracts/item_analysis'
import { Card } from '@/components/ui/card'
import type { Analysis } from '@/features/admin-items/api/analysis'
import { formatDecimal } from '@/lib/format/numbers'

interface ReliabilityProps {
  sections: NonNullable<Analysis['keandalan']>
}

/** How far the scores of each section can be relied on. */
export function Reliability({ sections }: ReliabilityProps) {
  const rows = [
    [SHORT_SESSION_TITLES.listening, sections.listening],
    [SHORT_SESSION_TITLES.written, sections.structure],
    [SHORT_SESSION_TITLES.reading, sections.reading],
  ] as const
  return (
    <section aria-labelledby="keandalan" className="grid gap-3">
      <h2 id="keandalan" className="text-xl font-bold">
        Keandalan
      </h2>
      <div className="grid gap-3 sm:grid-cols-3">
        {rows.map(([title, { kr20, sem, butir }]) => (
          <Card key={title} className="grid gap-1">
            <h3 className="text-sm font-semibold text-ink-soft">{title}</h3>
            <p className="text-2xl font-bold tabular-nums">
              {formatDecimal(kr20)}{' '}
              <span className="text-base font-semibold">{reliabilityWord(kr20)}</span>
            </p>
            <p className="text-sm text-ink-soft">
              KR-20 dari {butir} butir. Galat baku {formatDecimal(sem)} butir: jumlah benar seorang
              peserta dapat meleset kira-kira sebanyak itu.
            </p>
          </Card>
        ))}
      </div>
    </section>
  )
}
