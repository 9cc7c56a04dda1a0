import { Eye, EyeOff, Timer } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { useRoom } from '@/features/exam/hooks/use-room'
import { ALWAYS_SHOWN_SECONDS } from '@/features/exam/model/countdown'
import { spokenDuration } from '@/features/exam/model/wording'
import { setPreferences, usePreferences } from '@/features/exam/preferences'
import { classNames } from '@/lib/class-names'
import { formatClock } from '@/lib/format/duration'

const LAST_MINUTE_SECONDS = 60

/** The time left of the session; can be hidden until the last five minutes. Ticks by itself. */
export function CountdownDisplay() {
  const { countdown } = useRoom()
  const seconds = useSyncExternalStore(countdown.subscribe, countdown.remaining)
  const isHidden = usePreferences((preferences) => preferences.isTimeHidden)
  const mayHide = seconds > ALWAYS_SHOWN_SECONDS
  const isShown = !isHidden || !mayHide

  return (
    <div className="flex items-center">
      <div
        role="timer"
        aria-label={isShown ? `Sisa waktu ${spokenDuration(seconds)}` : 'Sisa waktu disembunyikan'}
        className={classNames(
          'flex min-h-11 items-center gap-2 rounded-md px-3 font-bold tabular-nums',
          toneOf(seconds)
        )}
      >
        <Timer aria-hidden className="size-5" />
        <span aria-hidden className="text-lg">
          {isShown ? formatClock(seconds) : '--:--:--'}
        </span>
      </div>
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

function toneOf(seconds: number): string {
  if (seconds <= LAST_MINUTE_SECONDS) return 'bg-danger text-on-danger'
  if (seconds <= ALWAYS_SHOWN_SECONDS) return 'bg-accent text-on-accent'
  return 'bg-primary-soft text-primary-strong'
}
