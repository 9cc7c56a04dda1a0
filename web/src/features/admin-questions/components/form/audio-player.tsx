import { useState } from 'react'
import { formatMinutes } from '@/lib/format/duration'

interface AudioPlayerProps {
  src: string
  /** The file's name. */
  name: string
  /** Called with the length in seconds when it is known. */
  onLength?: (seconds: number) => void
  onUnreadable?: () => void
}

/** A recording with its name and length. */
export function AudioPlayer({ src, name, onLength, onUnreadable }: AudioPlayerProps) {
  const [seconds, setSeconds] = useState<number | null>(null)

  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="min-w-0 font-semibold break-all">{name}</span>
        <span className="text-ink-soft tabular-nums">
          {seconds !== null && `Durasi ${formatMinutes(seconds)}`}
        </span>
      </p>
      <audio
        controls
        preload="metadata"
        src={src}
        aria-label={name}
        className="w-full"
        // At loadedmetadata the length of some recordings is only an estimate.
        onDurationChange={({ currentTarget: { duration } }) => {
          if (!Number.isFinite(duration)) return
          setSeconds(duration)
          onLength?.(duration)
        }}
        onError={onUnreadable}
      />
    </div>
  )
}
