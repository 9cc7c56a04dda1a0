import { CircleCheck, CloudOff, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { CSSProperties } from 'react'
import { LiveRegion } from '@/components/ui/screen-reader'
import { useRoomParts } from '@/features/exam/hooks/use-room'
import type { RoomState } from '@/features/exam/store'
import { classNames } from '@/lib/class-names'

interface Saying {
  icon: LucideIcon
  text: string
  tone: string
  /** Whether screen readers announce it. */
  isAnnounced: boolean
}

const SAYINGS = {
  saved: { icon: CircleCheck, text: 'Tersimpan', tone: 'text-success', isAnnounced: false },
  saving: { icon: LoaderCircle, text: 'Menyimpan…', tone: 'text-ink-soft', isAnnounced: false },
  waiting: {
    icon: CloudOff,
    text: 'Menunggu jaringan',
    tone: 'text-accent-ink',
    isAnnounced: true,
  },
  kept: {
    icon: TriangleAlert,
    text: 'Tersimpan di perangkat ini',
    tone: 'text-danger',
    isAnnounced: true,
  },
  unsaved: { icon: TriangleAlert, text: 'Belum tersimpan', tone: 'text-danger', isAnnounced: true },
} satisfies Record<string, Saying>

const SAVED = <Line saying="saved" />
const SAVING = <Line saying="saving" />

/**
 * Shows whether the server has all answers. It rerenders in the same frame as a choice: one frame later, it would call
 * an unsaved choice saved.
 */
export function SaveStatus() {
  const { saying, waiting } = useRoomParts((state) => {
    const saying = sayingOf(state)
    return { saying, waiting: saying === 'waiting' ? state.unsent : 0 }
  })
  const { text, isAnnounced } = SAYINGS[saying]
  const count = waiting > 0 ? ` (${waiting} jawaban)` : ''
  const isUsual = saying === 'saved' || saying === 'saving'

  return (
    <>
      {/* The two usual texts share one place, so that nothing moves and no answer waits for a layout. */}
      <div className="grid min-w-0 *:col-start-1 *:row-start-1">
        <div style={shownIf(saying === 'saved')}>{isUsual && SAVED}</div>
        <div style={shownIf(saying === 'saving')}>{isUsual && SAVING}</div>
        {!isUsual && <Line saying={saying} count={count} />}
      </div>
      <LiveRegion>{isAnnounced && `${text}${count}`}</LiveRegion>
    </>
  )
}

const shownIf = (isShown: boolean): CSSProperties => ({
  visibility: isShown ? 'visible' : 'hidden',
})

function Line({ saying, count }: { saying: keyof typeof SAYINGS; count?: string }) {
  const { icon: Icon, text, tone } = SAYINGS[saying]

  return (
    <span className={classNames('flex min-w-0 items-center gap-1.5 text-sm font-semibold', tone)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {/* On tablets the bar has no space for more, and a second row would move the question down. */}
      <span className="leading-tight sm:max-lg:max-w-21 lg:whitespace-nowrap">
        {text}
        {count && <span className="sm:max-lg:sr-only">{count}</span>}
      </span>
    </span>
  )
}

/** The status of the answers and, if the server lacks some, whether this device has stored them. */
function sayingOf({ unsent, isDurable, delivery }: RoomState): keyof typeof SAYINGS {
  if (delivery === 'waiting') return 'waiting'
  // An unsaved position matters only when the server can't be reached.
  if (unsent === 0) return 'saved'
  if (delivery === 'stopped') return isDurable ? 'kept' : 'unsaved'
  return 'saving'
}
