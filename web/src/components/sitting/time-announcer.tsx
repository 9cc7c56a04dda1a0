import { useEffect, useState } from 'react'
import { LiveRegion } from '@/components/ui/screen-reader'
import type { Countdown } from '@/lib/countdown/countdown'
import { announcementBetween } from '@/lib/countdown/time-left'
import { spokenDuration } from '@/lib/format/duration'

/** Announces ten, five and one minute left, also at the start of a test that lasts exactly that long. */
export function TimeAnnouncer({ countdown }: { countdown: Countdown }) {
  const [announced, setAnnounced] = useState<number | null>(null)

  useEffect(() => {
    let before = countdown.remaining() + 1
    const look = () => {
      const after = countdown.remaining()
      const due = announcementBetween(before, after)
      before = after
      if (due !== null) setAnnounced(due)
    }
    look()
    return countdown.subscribe(look)
  }, [countdown])

  return <LiveRegion>{announced !== null && `Sisa waktu ${spokenDuration(announced)}`}</LiveRegion>
}
