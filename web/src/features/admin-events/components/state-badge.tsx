import { LEARNER_STATES, type LearnerState } from '@lulus/api/contracts/events'
import {
  Ban,
  CircleCheck,
  CircleDashed,
  Coffee,
  Hourglass,
  Pause,
  PencilLine,
  ThumbsUp,
  WifiOff,
  type LucideIcon,
} from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { STATE_TEXTS } from '@/features/admin-events/model/board-view'

interface Look {
  tone: 'neutral' | 'primary' | 'accent' | 'success' | 'danger'
  icon: LucideIcon
}

const LOOKS: Readonly<Record<LearnerState, Look>> = {
  [LEARNER_STATES.absent]: { tone: 'neutral', icon: CircleDashed },
  [LEARNER_STATES.waiting]: { tone: 'accent', icon: Hourglass },
  [LEARNER_STATES.ready]: { tone: 'success', icon: ThumbsUp },
  [LEARNER_STATES.inExam]: { tone: 'primary', icon: PencilLine },
  [LEARNER_STATES.resting]: { tone: 'neutral', icon: Coffee },
  [LEARNER_STATES.paused]: { tone: 'accent', icon: Pause },
  [LEARNER_STATES.disconnected]: { tone: 'danger', icon: WifiOff },
  [LEARNER_STATES.finished]: { tone: 'success', icon: CircleCheck },
  [LEARNER_STATES.excluded]: { tone: 'danger', icon: Ban },
}

/** The state of a learner, in a word with a sign. */
export function StateBadge({ state }: { state: LearnerState }) {
  const { tone, icon } = LOOKS[state]
  return (
    <Badge tone={tone} icon={icon}>
      {STATE_TEXTS[state]}
    </Badge>
  )
}
