import { useEffect, useRef, useState } from 'react'

/**
 * - paused: stopped by the device, as for a call; goes on where it was
 * - played: over, or started before this screen; stays silent
 */
export type RecordingStatus = 'ready' | 'playing' | 'paused' | 'played' | 'failed'

interface RecordingOptions {
  wasPlayed: boolean
  /** The first sound was heard: from here on it counts as played. */
  onPlayed: () => void
}

/** A recording that plays once. `audio` belongs on an `<audio>` element without controls. */
export function useRecording({ wasPlayed, onPlayed }: RecordingOptions) {
  const element = useRef<HTMLAudioElement>(null)
  const [status, setStatus] = useState<RecordingStatus>(wasPlayed ? 'played' : 'ready')

  useEffect(() => {
    const audio = element.current
    // An element that has left the page would go on playing.
    return () => audio?.pause()
  }, [])

  async function play() {
    setStatus('playing')
    try {
      await element.current?.play()
    } catch (error) {
      // Paused before it began, as by leaving the question; `onPause` knows.
      if (error instanceof DOMException && error.name === 'AbortError') return
      console.warn('A recording of the Mini Test did not start.', error)
      setStatus('failed')
    }
  }

  function retry() {
    element.current?.load()
    setStatus('ready')
  }

  const audio = {
    ref: element,
    onPlaying: onPlayed,
    onPause: () => {
      if (!element.current?.ended) setStatus('paused')
    },
    onEnded: () => setStatus('played'),
    // What is over needs no file any more.
    onError: () => setStatus((now) => (now === 'played' ? now : 'failed')),
  }
  return { status, play, retry, audio }
}
