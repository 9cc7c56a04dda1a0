import { Volume2, VolumeX } from 'lucide-react'

interface VolumeProps {
  /** 0-1. */
  volume: number
  onVolume: (volume: number) => void
}

/** The slider of the exam's volume. */
export function Volume({ volume, onVolume }: VolumeProps) {
  const Icon = volume === 0 ? VolumeX : Volume2

  return (
    <label className="ml-auto flex min-h-11 items-center gap-2 max-sm:flex-1 max-sm:basis-19">
      <Icon aria-hidden className="ml-auto size-5 shrink-0 text-ink-soft" />
      <span className="sr-only">Volume</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={Math.round(volume * 100)}
        onChange={({ target }) => onVolume(target.valueAsNumber / 100)}
        className="w-28 accent-primary max-sm:w-full max-sm:max-w-20 max-sm:min-w-0"
      />
    </label>
  )
}
