import { useEffect, useRef, useState } from 'react'

/**
 * - paused: stopped by the device, as for a call, or by a reload; continues from there
 * - played: heard to its end; can't be played again
 */
export type RecordingStatus = 'ready' | 'playing' | 'paused' | 'played' | 'failed'

interface RecordingOptions {
  wasPlayed: boolean
  /** Seconds heard before this screen. */
  heard: number
  /** Called while it plays, with the seconds heard so far. */
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

  useEffect(() => {
    const audio = element.current
    // A removed element would play on.
    return () => audio?.pause()
  }, [])

  async function play() {
    const audio = element.current
    if (!audio) return
    setStatus('playing')
    // The browser doesn't know where an earlier screen stopped.
    if (audio.currentTime < start.current) audio.currentTime = start.current
    try {
      await audio.play()
    } catch (error) {
      // Paused before it started, as by leaving the question; `onPause` handles that.
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
      if (!element.current?.ended) setStatus('paused')
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
