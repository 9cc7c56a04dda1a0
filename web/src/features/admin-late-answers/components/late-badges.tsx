import { CircleCheck, CircleQuestionMark, CircleX, TriangleAlert } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import type { LateAnswer } from '@/features/admin-late-answers/api/late-answers'

type Timed = Pick<LateAnswer, 'tepatWaktu' | 'bertentangan'>

/** Whether the device says that an answer was chosen before its session's end, unless saves contradict that. */
export function InTimeBadge({ tepatWaktu: isInTime, bertentangan }: Timed) {
  if (bertentangan) return <ContradictedBadge />
  if (isInTime === null) return <Badge icon={CircleQuestionMark}>Tidak diketahui</Badge>
  return isInTime ? (
    <Badge tone="primary" icon={CircleCheck}>
      Sebelum batas waktu
    </Badge>
  ) : (
    <Badge tone="danger" icon={CircleX}>
      Setelah batas waktu
    </Badge>
  )
}

/** Shown when earlier saves contradict the time that the device gives for a choice. */
export function ContradictedBadge() {
  return (
    <Badge tone="danger" icon={TriangleAlert}>
      Bertentangan
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
