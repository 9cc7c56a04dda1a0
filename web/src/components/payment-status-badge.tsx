import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { Badge } from '@/components/ui/badge'

const LOOKS = {
  pending: { tone: 'accent', icon: Clock, text: 'Menunggu' },
  confirmed: { tone: 'success', icon: CircleCheck, text: 'Dikonfirmasi' },
  rejected: { tone: 'danger', icon: CircleX, text: 'Ditolak' },
} as const

/** Shows the status of a payment. */
export function PaymentStatusBadge({ status }: { status: keyof typeof LOOKS }) {
  const { tone, icon, text } = LOOKS[status]
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  )
}
