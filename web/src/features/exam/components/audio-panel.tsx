import { CircleCheck, Play, RotateCw, Volume2, VolumeX } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { usePassFocus } from '@/components/ui/use-pass-focus'
import type { RecordingState } from '@/features/exam/engine/recording-player'
import { formatMinutes, spokenDuration } from '@/lib/format/duration'

interface AudioPanelProps extends RecordingState {
  volume: number
  onPlay: () => void
  onRetry: () => void
  onVolume: (volume: number) => void
}

/** A recording's controls: play, how far it is, how loud. It can't be wound, sped up or saved. */
export function AudioPanel({
  status,
  heard,
  duration,
  volume,
  onPlay,
  onRetry,
  onVolume,
}: AudioPanelProps) {
  const section = useRef<HTMLElement>(null)
  const passFocus = usePassFocus(section)

  return (
    <section
      ref={section}
      tabIndex={-1}
      lang="id"
      aria-label="Rekaman"
      className="relative rounded-md border border-line bg-muted p-3.5 sm:p-4"
    >
      {status === 'loading' && (
        <p role="status" className="flex min-h-11 items-center gap-3 font-semibold">
          <Spinner className="size-6 text-primary" />
          <span lang="en">Loading audio...</span>
        </p>
      )}
      {status === 'failed' && (
        <Notice>
          <p className="flex-1">Rekaman gagal dimuat. Waktu tetap berjalan.</p>
          <Button ref={passFocus} size="sm" onClick={onRetry}>
            <RotateCw aria-hidden className="size-4" />
            Coba lagi
          </Button>
        </Notice>
      )}
      {status === 'played' && (
        <Notice>
          <CircleCheck aria-hidden className="size-6 shrink-0 text-success" />
          <p className="flex-1">
            <strong className="block">Audio hanya bisa diputar sekali</strong>
            Rekaman ini sudah diputar. Silakan pilih jawaban Anda.
          </p>
        </Notice>
      )}
      {(status === 'ready' || status === 'paused' || status === 'playing') && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            ref={passFocus}
            onClick={onPlay}
            unavailable={status === 'playing'}
            className="min-w-32"
          >
            {status !== 'playing' && <Play aria-hidden className="size-4 fill-current" />}
            {status === 'ready' ? 'Putar' : status === 'paused' ? 'Lanjutkan' : 'Memutar…'}
          </Button>
          <ListenedBar heard={heard} duration={duration} />
          <Volume volume={volume} onVolume={onVolume} />
          <p className="w-full text-sm text-ink-soft max-sm:order-2">
            {status === 'paused'
              ? 'Rekaman terhenti. Lanjutkan dari bagian yang terakhir terdengar.'
              : 'Rekaman hanya bisa diputar sekali dan tidak bisa diulang.'}
          </p>
        </div>
      )}
    </section>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="flex min-h-11 flex-wrap items-center gap-3">
      {children}
    </div>
  )
}

function ListenedBar({ heard, duration }: Pick<RecordingState, 'heard' | 'duration'>) {
  const share = duration > 0 ? Math.min(1, heard / duration) : 0
  const whole = Math.floor(heard)

  return (
    <div className="flex min-w-40 flex-1 items-center gap-3 max-sm:order-1 max-sm:w-full max-sm:flex-none">
      <div
        role="progressbar"
        aria-label="Bagian yang sudah diputar"
        aria-valuemin={0}
        aria-valuemax={Math.round(duration)}
        aria-valuenow={whole}
        aria-valuetext={`${spokenDuration(whole)} dari ${spokenDuration(Math.round(duration))}`}
        className="h-2 flex-1 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full origin-left rounded-full bg-primary"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <span aria-hidden className="text-sm text-ink-soft tabular-nums">
        {formatMinutes(whole)} / {formatMinutes(Math.round(duration))}
      </span>
    </div>
  )
}

function Volume({ volume, onVolume }: Pick<AudioPanelProps, 'volume' | 'onVolume'>) {
  const Icon = volume === 0 ? VolumeX : Volume2

  return (
    <label className="ml-auto flex min-h-11 items-center gap-2">
      <Icon aria-hidden className="size-5 text-ink-soft" />
      <span className="sr-only">Volume</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={Math.round(volume * 100)}
        onChange={({ target }) => onVolume(target.valueAsNumber / 100)}
        className="w-28 accent-primary max-sm:w-20"
      />
    </label>
  )
}
