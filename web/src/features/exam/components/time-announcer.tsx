import { useEffect, useState } from 'react'
import { LiveRegion } from '@/components/ui/live-region'
import { useRoom } from '@/features/exam/hooks/use-room'
import { announcementBetween } from '@/features/exam/model/countdown'
import { spokenDuration } from '@/features/exam/model/wording'

/** Says when ten, five and one minute are left. */
export function TimeAnnouncer() {
  const { countdown } = useRoom()
  const [announced, setAnnounced] = useState<number | null>(null)

  useEffect(() => {
    let before = countdown.remaining()
    return countdown.subscribe(() => {
      const after = countdown.remaining()
      const due = announcementBetween(before, after)
      before = after
      if (due !== null) setAnnounced(due)
    })
  }, [countdown])

  return <LiveRegion>{announced !== null && `Sisa waktu ${spokenDuration(announced)}`}</LiveRegion>
}
