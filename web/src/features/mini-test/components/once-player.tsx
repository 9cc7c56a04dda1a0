import { CircleCheck, Play, RotateCw } from 'lucide-react'
import { useRef, type Ref } from 'react'
import { PLAYS } from '@/components/sitting/more-keys'
import { Button } from '@/components/ui/button'
import { SameHeight } from '@/components/ui/same-height'
import { usePassFocus } from '@/components/ui/use-pass-focus'
import { useRecording, type RecordingStatus } from '@/features/mini-test/hooks/use-recording'

interface OncePlayerProps {
  src: string
  wasPlayed: boolean
  /** Seconds heard before this screen. */
  heard: number
  onHeard: (seconds: number) => void
  onPlayed: () => void
}

const HINTS: Readonly<Record<Exclude<RecordingStatus, 'played'>, string>> = {
  ready: 'Dengarkan baik-baik: rekaman tidak bisa diulang.',
  playing: 'Rekaman sedang diputar.',
  paused: 'Rekaman terhenti. Lanjutkan dari bagian yang terakhir terdengar.',
  failed: 'Rekaman gagal diputar. Waktu tetap berjalan.',
}

/** The recording of a question, which can't be seeked or played again. Use a new key for each question. */
export function OncePlayer({ src, ...options }: OncePlayerProps) {
  const { status, play, retry, audio } = useRecording(options)
  const section = useRef<HTMLElement>(null)
  const passFocus = usePassFocus(section)

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Rekaman"
      className="relative rounded-md border border-line bg-muted p-3.5 text-base sm:p-4 low:p-1.5"
    >
      <audio src={status === 'played' ? undefined : src} preload="auto" {...audio} />
      <SameHeight tallest={TALLEST}>
        <Controls status={status} play={play} retry={retry} buttonRef={passFocus} />
      </SameHeight>
    </section>
  )
}

interface ControlsProps {
  status: RecordingStatus
  play?: () => Promise<void>
  retry?: () => void
  buttonRef?: Ref<HTMLButtonElement>
}

function Controls({ status, play, retry, buttonRef }: ControlsProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      {status === 'failed' ? (
        <Button ref={buttonRef} onClick={retry}>
          <RotateCw aria-hidden className="size-4" />
          Coba lagi
        </Button>
      ) : (
        status !== 'played' && (
          <Button
            ref={buttonRef}
            {...(buttonRef ? PLAYS : {})}
            onClick={() => void play?.()}
            unavailable={status === 'playing'}
          >
            {status !== 'playing' && <Play aria-hidden className="size-4 fill-current" />}
            {status === 'ready' ? 'Putar' : status === 'paused' ? 'Lanjutkan' : 'Memutar…'}
          </Button>
        )
      )}
      <p role="status" className="flex min-w-0 flex-1 items-center gap-3">
        {status === 'played' ? (
          <>
            <CircleCheck aria-hidden className="size-6 shrink-0 text-success" />
            <strong>Audio hanya bisa diputar sekali</strong>
          </>
        ) : (
          HINTS[status]
        )}
      </p>
    </div>
  )
}

const TALLEST = <Controls status="paused" />
