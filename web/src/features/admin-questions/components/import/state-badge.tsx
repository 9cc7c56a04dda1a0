import type { RowState } from '@lulus/api/contracts/question_imports'
import { CircleAlert, CircleMinus, Equal, Plus, RefreshCw, type LucideIcon } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { STATE_LABELS } from '@/features/admin-questions/model/import-rows'

const LOOKS: Readonly<
  Record<RowState, { icon: LucideIcon; tone: 'primary' | 'accent' | 'neutral' | 'danger' }>
> = {
  baru: { icon: Plus, tone: 'primary' },
  ganti: { icon: RefreshCw, tone: 'accent' },
  sama: { icon: Equal, tone: 'neutral' },
  galat: { icon: CircleAlert, tone: 'danger' },
  dibuang: { icon: CircleMinus, tone: 'neutral' },
}

interface StateBadgeProps {
  state: RowState
  /** How many rows have it. */
  count?: number
}

/** What applying a row would do, in a word with a sign. */
export function StateBadge({ state, count }: StateBadgeProps) {
  const { icon, tone } = LOOKS[state]
  return (
    <Badge icon={icon} tone={tone}>
      {count === undefined ? '' : `${count} `}
      {STATE_LABELS[state]}
    </Badge>
  )
}
