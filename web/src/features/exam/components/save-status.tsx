import { CircleCheck, CloudOff, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react'
import { LiveRegion } from '@/components/ui/live-region'
import type { CourierStatus } from '@/features/exam/engine/courier'
import { useRoomState } from '@/features/exam/hooks/use-room'
import { classNames } from '@/lib/class-names'

interface Saying {
  icon: LucideIcon
  text: string
  tone: string
  /** Worth interrupting what a screen reader reads. */
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

/** Whether the server holds all answers. */
export function SaveStatus() {
  const hasUnsent = useRoomState(({ unsent }) => unsent > 0)
  const delivery = useRoomState((state) => state.delivery)
  // A place that isn't saved yet is nothing to worry about, unless the line is down.
  const isSaved = !hasUnsent && delivery !== 'waiting'
  const { icon: Icon, text, tone, isAnnounced } = isSaved ? SAVED : UNSENT[delivery]

  return (
    <>
      <span className={classNames('flex items-center gap-1.5 text-sm font-semibold', tone)}>
        <Icon aria-hidden className="size-4 shrink-0" />
        <span className="whitespace-nowrap">{text}</span>
      </span>
      <LiveRegion>{isAnnounced && text}</LiveRegion>
    </>
  )
}
