import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { QuestionRow } from '@/features/admin-questions/api/questions'
import { mediaUrl } from '@/lib/api/request-url'

/** Plays a question's recording, or shows which page of its group has it. */
export function RecordingCell({ question }: { question: QuestionRow }) {
  const src = mediaUrl(question.audio)
  const group = question.kelompok

  if (src !== null) {
    return (
      <div className="grid justify-items-start gap-1 max-sm:justify-items-end">
        <PlayButton src={src} number={question.no_soal} />
        {group !== null && (
          <span className="text-ink-soft">
            Halaman {group.dari}–{group.sampai}
          </span>
        )}
      </div>
    )
  }
  return (
    <span className="text-ink-soft">
      {group === null || group.dari === question.page
        ? 'Belum ada audio'
        : `Audio di halaman ${group.dari}`}
    </span>
  )
}

/** Fetches the recording on demand, because a table has up to thirty-five of them. */
function PlayButton({ src, number }: { src: string; number: number }) {
  const player = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const Icon = isPlaying ? Pause : Play

  const toggle = async () => {
    const audio = player.current
    if (!audio) return
    if (isPlaying) {
      audio.pause()
      return
    }
    try {
      setFailed(false)
      await audio.play()
    } catch (error) {
      // Pausing before playback starts aborts it, which isn't a failure.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'))
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${isPlaying ? 'Jeda' : 'Putar'} audio soal nomor ${number}`}
        onClick={() => void toggle()}
      >
        <Icon aria-hidden className="size-4" />
        {isPlaying ? 'Jeda' : 'Putar'}
      </Button>
      {hasFailed && <span className="text-danger">Audio tidak dapat diputar.</span>}
      <audio
        ref={player}
        preload="none"
        src={src}
        hidden
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      />
    </>
  )
}
