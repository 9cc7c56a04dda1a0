import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { LoadFailure } from '@/components/ui/load-failure'
import { Skeleton } from '@/components/ui/skeleton'
import type { ExplainedItem } from '@/features/learning/api/explanations'
import { questionFileQuery } from '@/features/learning/api/question-file'
import { askedLine } from '@/features/learning/model/asked-line'
import { classNames } from '@/lib/class-names'

/** What a recording needs of its question. */
type Recorded = Pick<ExplainedItem, 'audio' | 'transkrip' | 'bukti'> & {
  /** Which question of the recording is asked; missing for the practice bank's. */
  page?: number | undefined
  kelompok?: ExplainedItem['kelompok']
}
type Line = ExplainedItem['transkrip'][number]

const VOICES: Readonly<Record<string, string>> = {
  narrator: 'Narator',
  woman: 'Wanita',
  man: 'Pria',
}

/** A recording with its transcript, which follows it; a line that is pressed is played alone. */
export function ExplainedRecording({ item }: { item: Recorded }) {
  const { data: src, error, isFetching, refetch } = useQuery(questionFileQuery(item.audio))
  const audio = useRef<HTMLAudioElement>(null)
  /** Where a line that is played alone ends, in seconds. */
  const stopAt = useRef<number | null>(null)
  const [seconds, setSeconds] = useState<number | null>(null)
  const asked =
    item.page === undefined ? null : askedLine(item.page, item.kelompok ?? null, item.transkrip)
  const current = seconds === null ? -1 : lineAt(item.transkrip, seconds)

  const play = (line: Line) => {
    const player = audio.current
    if (!player || line.mulai === null) return
    stopAt.current = line.selesai
    player.currentTime = line.mulai
    void player.play().catch((error: unknown) => {
      // A press that another one interrupts is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      console.warn('A line of a recording did not play.', error)
    })
  }

  return (
    <div className="grid gap-4">
      <div className="print:hidden">
        {error && !src ? (
          <LoadFailure
            title="Rekaman belum dapat dimuat"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : src ? (
          <audio
            ref={audio}
            controls
            src={src}
            aria-label="Rekaman soal"
            className="w-full"
            onTimeUpdate={({ currentTarget: player }) => {
              setSeconds(player.currentTime)
              if (stopAt.current === null || player.currentTime < stopAt.current) return
              stopAt.current = null
              player.pause()
            }}
            onSeeking={({ currentTarget: player }) => {
              if (stopAt.current !== null && player.currentTime > stopAt.current) {
                stopAt.current = null
              }
            }}
            onEnded={() => setSeconds(null)}
          />
        ) : (
          <Skeleton className="h-14" />
        )}
      </div>
      {item.transkrip.length > 0 && (
        <section aria-label="Transkrip" className="grid gap-2">
          <h3 className="font-semibold">Transkrip</h3>
          <ol className="grid gap-1">
            {item.transkrip.map((line, index) => (
              <TranscriptLine
                key={index}
                line={line}
                isCurrent={index === current}
                isProof={isProof(item, index + 1)}
                isAsked={index === asked}
                onPlay={src && line.mulai !== null ? () => play(line) : null}
              />
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

function lineAt(lines: readonly Line[], seconds: number): number {
  return lines.findIndex(
    ({ mulai, selesai }) =>
      mulai !== null && selesai !== null && mulai <= seconds && seconds < selesai
  )
}

function isProof({ bukti }: Recorded, line: number): boolean {
  return bukti.some(({ dari, sampai }) => dari <= line && line <= sampai)
}

interface TranscriptLineProps {
  line: Line
  isCurrent: boolean
  isProof: boolean
  /** Whether it asks this question, of several that the recording asks. */
  isAsked: boolean
  /** Null where its time isn't known. */
  onPlay: (() => void) | null
}

function TranscriptLine({ line, isCurrent, isProof, isAsked, onPlay }: TranscriptLineProps) {
  const content = (
    <>
      <span className="flex shrink-0 items-center gap-1.5 text-sm font-semibold text-ink-soft sm:w-24">
        {onPlay && <Play aria-hidden className="size-3.5 print:hidden" />}
        {VOICES[line.suara] ?? line.suara}
      </span>
      <span className="order-3 min-w-0 flex-1 text-left max-sm:basis-full sm:order-2" lang="en">
        {line.teks}
      </span>
      {isAsked && (
        <span className="order-2 sm:order-3">
          <Badge tone="primary">Pertanyaan ini</Badge>
        </span>
      )}
      {isProof && (
        <span className="order-2 sm:order-3">
          <Badge tone="accent">Bukti</Badge>
        </span>
      )}
    </>
  )
  const look = classNames(
    'flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-0.5 rounded-sm px-2 py-1.5 sm:flex-nowrap',
    isAsked && 'bg-primary-soft',
    isProof && 'bg-accent-soft',
    isCurrent && 'outline-2 -outline-offset-2 outline-primary'
  )
  return (
    <li aria-current={isCurrent || undefined}>
      {onPlay ? (
        <button type="button" className={classNames(look, 'hover:bg-muted')} onClick={onPlay}>
          <span className="sr-only">Putar baris:</span>
          {content}
        </button>
      ) : (
        <div className={look}>{content}</div>
      )}
    </li>
  )
}
