import type { LateStatus } from '@lulus/api/contracts/late_answers'
import { CircleCheck, CircleX, Clock, Hourglass } from 'lucide-react'
import { Badge } from '@/components/ui/badge'

const LOOKS = {
  running: { tone: 'neutral', icon: Hourglass, text: 'Simulasi masih berjalan' },
  pending: { tone: 'accent', icon: Clock, text: 'Menunggu keputusan' },
  accepted: { tone: 'success', icon: CircleCheck, text: 'Diterima' },
  refused: { tone: 'danger', icon: CircleX, text: 'Ditolak' },
} as const

interface LateStatusBadgeProps {
  status: LateStatus
  /** Whether the attempt is still running, so that no decision is possible yet. */
  isRunning?: boolean
}

/** Shows the status of the decision about late answers. */
export function LateStatusBadge({ status, isRunning = false }: LateStatusBadgeProps) {
  const { tone, icon, text } = LOOKS[status === 'pending' && isRunning ? 'running' : status]
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  )
}
