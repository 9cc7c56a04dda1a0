import { Clock } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { adminPaths } from '@/lib/admin-paths'
import { useCan } from '@/lib/session/use-can'

interface LateMarkProps {
  lateId: number
  /** The id of the learner's name. */
  describedBy: string
}

/** Shows that late answers wait for a decision, which may change the scores. It is a link for users who may decide. */
export function LateMark({ lateId, describedBy }: LateMarkProps) {
  const mayDecide = useCan('late_answers.decide')
  const badge = (
    <Badge tone="accent" icon={Clock}>
      Jawaban terlambat
    </Badge>
  )
  if (!mayDecide) return <span className="mt-1 block">{badge}</span>
  return (
    <Link
      to={adminPaths.lateReview(lateId)}
      aria-describedby={describedBy}
      className="mt-1 inline-flex min-h-6 items-center rounded-full underline underline-offset-4"
    >
      {badge}
    </Link>
  )
}
