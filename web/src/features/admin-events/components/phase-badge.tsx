import { EVENT_PHASES, type EventPhase } from '@lulus/api/contracts/events'
import { Badge } from '@/components/ui/badge'

const LOOKS = {
  [EVENT_PHASES.draft]: { tone: 'neutral', text: 'Konsep' },
  [EVENT_PHASES.scheduled]: { tone: 'primary', text: 'Terjadwal' },
  [EVENT_PHASES.waiting]: { tone: 'accent', text: 'Ruang tunggu dibuka' },
  [EVENT_PHASES.started]: { tone: 'success', text: 'Berlangsung' },
  [EVENT_PHASES.ended]: { tone: 'neutral', text: 'Selesai' },
  [EVENT_PHASES.cancelled]: { tone: 'danger', text: 'Dibatalkan' },
} as const satisfies Record<EventPhase, object>

/** The phase of an event. */
export function PhaseBadge({ phase }: { phase: EventPhase }) {
  const { tone, text } = LOOKS[phase]
  return <Badge tone={tone}>{text}</Badge>
}
