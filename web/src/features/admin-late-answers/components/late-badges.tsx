import { CircleCheck, CircleQuestionMark, CircleX } from 'lucide-react'
import { Badge } from '@/components/ui/badge'

/** Whether an answer was chosen before its session's end; null if unknown. */
export function InTimeBadge({ isInTime }: { isInTime: boolean | null }) {
  if (isInTime === null) return <Badge icon={CircleQuestionMark}>Tidak diketahui</Badge>
  return isInTime ? (
    <Badge tone="success" icon={CircleCheck}>
      Sebelum batas waktu
    </Badge>
  ) : (
    <Badge tone="danger" icon={CircleX}>
      Setelah batas waktu
    </Badge>
  )
}

/** Whether an answer was accepted. */
export function AcceptedBadge({ isAccepted }: { isAccepted: boolean }) {
  return isAccepted ? (
    <Badge tone="success" icon={CircleCheck}>
      Diterima
    </Badge>
  ) : (
    <Badge tone="danger" icon={CircleX}>
      Tidak diterima
    </Badge>
  )
}
