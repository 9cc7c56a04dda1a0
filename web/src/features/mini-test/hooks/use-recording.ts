import { useEffect, useRef, useState, type RefObject } from 'react'
import { emptyElement } from '@/lib/playback/empty-element'
import { guardPlayback } from '@/lib/playback/guard-playback'
import { createScreenWake } from '@/lib/playback/screen-wake'
import { watchStalls } from '@/lib/playback/watch-stalls'

/**
 * - paused: stopped by the device, as for a call, or by a reload; resumes from there
 * - played: heard to its end; can't be played again
 */
export type RecordingStatus = 'ready' | 'playing' | 'paused' | 'played' | 'failed'

interface RecordingOptions {
  wasPlayed: boolean
  /** Seconds heard before this screen. */
  heard: number
  /** Called during playback, with the seconds heard so far. */
  onHeard: (seconds: number) => void
  /** Called at its end. */
  onPlayed: () => void
}

/** A recording that plays once. Pass `audio` to an `<audio>` element without controls. */
export function useRecording({ wasPlayed, heard, onHeard, onPlayed }: RecordingOptions) {
  const element = useRef<HTMLAudioElement>(null)
  const start = useRef(heard)
  const [status, setStatus] = useState<RecordingStatus>(
    wasPlayed ? 'played' : heard > 0 ? 'paused' : 'ready'
  )

  /** Whether the app's button started playback, in a ref because events need it before the next render. */
  const isPlaying = useRef(false)

  useGuard(element, { isPlaying, start })
  useFollowing(element, { isPlaying, status, setStatus })

  async function play() {
    const audio = element.current
    if (!audio) return
    isPlaying.current = true
    setStatus('playing')
    // The browser doesn't know where an earlier screen stopped.
    if (audio.currentTime < start.current) audio.currentTime = start.current
    try {
      await audio.play()
    } catch (error) {
      // Paused before it started, as by leaving the question, which `onPause` handles.
      if (error instanceof DOMException && error.name === 'AbortError') return
      console.warn('A recording of the Mini Test did not start.', error)
      setStatus('failed')
    }
  }

  function retry() {
    element.current?.load()
    setStatus(start.current > 0 ? 'paused' : 'ready')
  }

  const audio = {
    ref: element,
    onTimeUpdate: () => {
      const seconds = element.current?.currentTime ?? 0
      if (seconds <= start.current) return
      start.current = seconds
      onHeard(seconds)
    },
    onPause: () => {
      isPlaying.current = false
      // An emptied element was heard to its end.
      if (!element.current?.ended) setStatus((now) => (now === 'played' ? now : 'paused'))
    },
    onEnded: () => {
      setStatus('played')
      onPlayed()
    },
    // A finished recording doesn't need its file.
    onError: () => setStatus((now) => (now === 'played' ? now : 'failed')),
  }
  return { status, play, retry, audio }
}

type AudioRef = RefObject<HTMLAudioElement | null>

interface Guarded {
  isPlaying: RefObject<boolean>
  /** Seconds heard. */
  start: RefObject<number>
}

/** Only the app's button can play it, and what was heard can't be played again. */
function useGuard(element: AudioRef, { isPlaying, start }: Guarded): void {
  useEffect(() => {
    const audio = element.current
    if (!audio) return
    const letGo = guardPlayback(audio, {
      mayPlay: () => isPlaying.current,
      heard: () => start.current,
    })
    return () => {
      letGo()
      // A removed element would keep playing.
      audio.pause()
    }
  }, [element, isPlaying, start])
}

interface Following {
  isPlaying: RefObject<boolean>
  status: RecordingStatus
  setStatus: (status: RecordingStatus) => void
}

/** Keeps the screen on and detects stalls during playback, and empties the element after the end. */
function useFollowing(element: AudioRef, { isPlaying, status, setStatus }: Following): void {
  useEffect(() => {
    const audio = element.current
    isPlaying.current = status === 'playing'
    if (!audio || status === 'played') return audio ? emptyElement(audio) : undefined
    if (status !== 'playing') return
    const stalls = watchStalls(audio, () => {
      console.warn('A recording of the Mini Test stands still.')
      audio.pause()
      setStatus('paused')
    })
    const screen = createScreenWake()
    stalls.start()
    screen.hold()
    return () => {
      stalls.stop()
      screen.close()
    }
  }, [element, isPlaying, status, setStatus])
}
