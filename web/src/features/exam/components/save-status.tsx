import { CircleCheck, CloudOff, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useDeferredValue } from 'react'
import { LiveRegion } from '@/components/ui/screen-reader'
import type { CourierStatus } from '@/features/exam/engine/courier'
import { useRoomParts } from '@/features/exam/hooks/use-room'
import { classNames } from '@/lib/class-names'

interface Saying {
  icon: LucideIcon
  text: string
  tone: string
  /** Whether screen readers announce it. */
  isAnnounced: boolean
}

const SAVED: Saying = {
  icon: CircleCheck,
  text: 'Tersimpan',
  tone: 'text-success',
  isAnnounced: false,
}
const SAVING: Saying = {
  icon: LoaderCircle,
  text: 'Menyimpan…',
  tone: 'text-ink-soft',
  isAnnounced: false,
}
const UNSENT: Readonly<Record<CourierStatus, Saying>> = {
  idle: SAVING,
  sending: SAVING,
  waiting: {
    icon: CloudOff,
    text: 'Menunggu jaringan',
    tone: 'text-accent-ink',
    isAnnounced: true,
  },
  stopped: {
    icon: TriangleAlert,
    text: 'Belum tersimpan',
    tone: 'text-danger',
    isAnnounced: true,
  },
}

/** Shows whether the server has all answers. */
export function SaveStatus() {
  // The choice itself is shown first.
  const { unsent, isDurable, delivery } = useDeferredValue(
    useRoomParts((state) => ({
      unsent: state.unsent,
      isDurable: state.isDurable,
      delivery: state.delivery,
    }))
  )
  // An unsaved position matters only when the server can't be reached.
  const isSaved = unsent === 0 && delivery !== 'waiting'
  const { icon: Icon, tone, isAnnounced, ...saying } = isSaved ? SAVED : UNSENT[delivery]
  const text = isSaved ? saying.text : textOf(saying.text, delivery, isDurable)
  const count = !isSaved && delivery === 'waiting' && unsent > 0 && ` (${unsent} jawaban)`

  return (
    <>
      <span className={classNames('flex min-w-0 items-center gap-1.5 text-sm font-semibold', tone)}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {/* On tablets the bar has no room for more: a second row would push the question down. */}
        <span className="leading-tight sm:max-lg:max-w-21 lg:whitespace-nowrap">
          {text}
          {count && <span className="sm:max-lg:sr-only">{count}</span>}
        </span>
      </span>
      <LiveRegion>{isAnnounced && `${text}${count || ''}`}</LiveRegion>
    </>
  )
}

/** Describes unsent answers, and whether this device keeps them. */
function textOf(text: string, delivery: CourierStatus, isDurable: boolean): string {
  return delivery === 'stopped' && isDurable ? 'Tersimpan di perangkat ini' : text
}
