import { Eye, EyeOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { TimeFace } from '@/components/sitting/time-face'
import { IconButton } from '@/components/ui/icon-button'
import { useRoom } from '@/features/exam/hooks/use-room'
import { setPreferences, usePreferences } from '@/features/exam/preferences'
import { formatClock, spokenDuration } from '@/lib/format/duration'

/** From here on the countdown stands out and can't be hidden. */
const ALWAYS_SHOWN_SECONDS = 300

/** The time left of the session; can be hidden until the last five minutes. Ticks by itself. */
export function CountdownDisplay() {
  const { countdown } = useRoom()
  const seconds = useSyncExternalStore(countdown.subscribe, countdown.remaining)
  const isHidden = usePreferences((preferences) => preferences.isTimeHidden)
  const mayHide = seconds > ALWAYS_SHOWN_SECONDS
  const isShown = !isHidden || !mayHide

  return (
    <div className="flex items-center">
      <TimeFace
        seconds={seconds}
        standsOutFrom={ALWAYS_SHOWN_SECONDS}
        label={isShown ? `Sisa waktu ${spokenDuration(seconds)}` : 'Sisa waktu disembunyikan'}
      >
        {isShown ? formatClock(seconds) : '--:--:--'}
      </TimeFace>
      {mayHide && (
        <IconButton
          icon={isHidden ? Eye : EyeOff}
          label={isHidden ? 'Tampilkan sisa waktu' : 'Sembunyikan sisa waktu'}
          onClick={() => setPreferences({ isTimeHidden: !isHidden })}
        />
      )}
    </div>
  )
}
