import { Badge } from '@/components/ui/badge'
import type { ClassDrill } from '@/features/learning/api/class-drills'
import { formatDayOfYear } from '@/lib/format/date'

const STATES = {
  berjalan: { label: 'Berjalan', tone: 'primary' },
  lewat: { label: 'Lewat tenggat', tone: 'accent' },
  diakhiri: { label: 'Diakhiri', tone: 'neutral' },
} as const

/** A drill's state, last day and author. */
export function DrillFacts({ drill: { keadaan, tenggat, oleh } }: { drill: ClassDrill }) {
  const { label, tone } = STATES[keadaan]
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base text-ink-soft">
      <Badge tone={tone}>{label}</Badge>
      Tenggat {formatDayOfYear(tenggat)}, dari {oleh}
    </p>
  )
}
