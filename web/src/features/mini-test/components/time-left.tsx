import { useSyncExternalStore } from 'react'
import { TimeAnnouncer } from '@/components/sitting/time-announcer'
import { TimeFace } from '@/components/sitting/time-face'
import type { Countdown } from '@/lib/countdown/countdown'
import { formatMinutes, spokenDuration } from '@/lib/format/duration'

/** The time left of a section; ticks by itself. */
export function TimeLeft({ countdown }: { countdown: Countdown }) {
  const seconds = useSyncExternalStore(countdown.subscribe, countdown.remaining)

  return (
    <>
      <TimeFace seconds={seconds} label={`Sisa waktu ${spokenDuration(seconds)}`}>
        {formatMinutes(seconds)}
      </TimeFace>
      <TimeAnnouncer countdown={countdown} />
    </>
  )
}
