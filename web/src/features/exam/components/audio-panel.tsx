import { CircleCheck, Play, RotateCw } from 'lucide-react'
import { useRef, type ReactNode, type Ref } from 'react'
import { PLAYS } from '@/components/sitting/more-keys'
import { Button } from '@/components/ui/button'
import { SameHeight } from '@/components/ui/same-height'
import { Spinner } from '@/components/ui/spinner'
import { usePassFocus } from '@/components/ui/use-pass-focus'
import { Volume } from '@/features/exam/components/volume'
import type { RecordingState } from '@/features/exam/engine/recording-player'
import { failureText } from '@/features/exam/model/recording-failure'
import { formatMinutes, spokenDuration } from '@/lib/format/duration'

interface AudioPanelProps extends RecordingState {
  volume: number
  onPlay: () => void
  onRetry: () => void
  onVolume: (volume: number) => void
}

/** The controls of a recording: play, progress, volume. It can't be seeked, sped up or saved. */
export function AudioPanel({
  status,
  failure,
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
      // Its text doesn't scale with the questions' text size, so that its height is fixed.
      className="relative grid content-center rounded-md border border-line bg-muted p-3.5 text-base sm:p-4 low:p-1.5"
    >
      <SameHeight tallest={TALLEST}>
        {status === 'loading' && (
          <p role="status" className="flex min-h-11 items-center gap-3 font-semibold">
            <Spinner className="size-6 text-primary" />
            <span lang="en">Loading audio...</span>
          </p>
        )}
        {status === 'failed' && (
          <Notice>
            <p className="flex-1">{failureText(failure)}</p>
            <Button ref={passFocus} size="sm" onClick={onRetry}>
              <RotateCw aria-hidden className="size-4" />
              Coba lagi
            </Button>
          </Notice>
        )}
        <div style={{ visibility: status === 'played' ? 'visible' : 'hidden' }}>
          <Notice>
            <CircleCheck aria-hidden className="size-6 shrink-0 text-success" />
            <p className="flex-1">
              <strong className="block">Audio hanya bisa diputar sekali</strong>
              Rekaman ini sudah diputar. Silakan pilih jawaban Anda.
            </p>
          </Notice>
        </div>
        {(status === 'ready' || status === 'paused' || status === 'playing') && (
          <Controls
            status={status}
            heard={heard}
            duration={duration}
            volume={volume}
            playRef={passFocus}
            onPlay={onPlay}
            onVolume={onVolume}
          />
        )}
      </SameHeight>
    </section>
  )
}

interface ControlsProps
  extends
    Pick<RecordingState, 'heard' | 'duration'>,
    Pick<AudioPanelProps, 'volume' | 'onPlay' | 'onVolume'> {
  status: 'ready' | 'paused' | 'playing'
  playRef?: Ref<HTMLButtonElement>
}

function Controls({ status, heard, duration, volume, playRef, onPlay, onVolume }: ControlsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-5">
      <Button
        ref={playRef}
        {...(playRef ? PLAYS : {})}
        onClick={onPlay}
        unavailable={status === 'playing'}
        className="min-w-32 max-sm:px-3"
      >
        {status !== 'playing' && <Play aria-hidden className="size-4 fill-current" />}
        {status === 'ready' ? 'Putar' : status === 'paused' ? 'Lanjutkan' : 'Memutar…'}
      </Button>
      <ListenedBar heard={heard} duration={duration} />
      <Volume volume={volume} onVolume={onVolume} />
      <p className="w-full text-sm text-ink-soft low:sr-only max-sm:order-2">
        {status === 'paused'
          ? 'Rekaman terhenti. Lanjutkan dari bagian yang terakhir terdengar.'
          : 'Rekaman hanya bisa diputar sekali dan tidak bisa diulang.'}
      </p>
    </div>
  )
}

const doNothing = () => undefined

const TALLEST = (
  <Controls
    status="paused"
    heard={0}
    duration={0}
    volume={1}
    onPlay={doNothing}
    onVolume={doNothing}
  />
)

function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="flex min-h-11 flex-wrap items-center gap-3">
      {children}
    </div>
  )
}

/** How much of a recording was heard. */
export function ListenedBar({ heard, duration }: Pick<RecordingState, 'heard' | 'duration'>) {
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
