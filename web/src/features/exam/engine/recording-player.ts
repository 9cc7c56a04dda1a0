import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AudioLog } from '@/features/exam/engine/audio-log'
import type { BlobCache } from '@/features/exam/engine/blob-cache'
import { canPlayThrough } from '@/features/exam/engine/can-play-through'
import { ApiError, hasStatus } from '@/lib/api/api-error'
import { emptyElement } from '@/lib/playback/empty-element'

/**
 * - `loading`: not fully loaded
 * - `ready`: never played
 * - `paused`: interrupted by a reload, by leaving the question or by the device; it resumes from there
 * - `played`: heard, or started and not resumable
 */
export type RecordingStatus = 'loading' | 'ready' | 'playing' | 'paused' | 'played' | 'failed'

export interface RecordingState {
  page: number | null
  status: RecordingStatus
  /** The code of its failure, if it has one. */
  failure: string | null
  /** Seconds heard. */
  heard: number
  /** Length in seconds, or 0 until it is known. */
  duration: number
}

/** Plays each recording once (contract section 4, 'Audio once'). */
export interface RecordingPlayer {
  store: StoreApi<RecordingState>
  element: HTMLAudioElement
  /** Makes a page's recording the current one and fetches it. Stops the previous one. */
  open(page: number): void
  /** Must be called from a click, because browsers refuse sound otherwise. */
  play(): void
  /** Pauses it, so that the learner can resume from there. */
  interrupt(): void
  /** Records how far the current one was heard. */
  report(): void
  leave(): void
  close(): void
}

interface RecordingPlayerOptions {
  /** Paths by page. */
  recordings: ReadonlyMap<number, string>
  log: AudioLog
  cache: BlobCache
  element: HTMLAudioElement
}

const REPORT_EVERY_SECONDS = 5

/** With less than this left, a recording counts as played. */
const END_SECONDS = 0.75

export function createRecordingPlayer(options: RecordingPlayerOptions): RecordingPlayer {
  const { recordings, log, cache, element } = options
  const store = createStore<RecordingState>(() => ({
    page: null,
    status: 'loading',
    failure: null,
    heard: 0,
    duration: 0,
  }))
  const sound: Sound = { log, cache, element, store, ended: new Set() }
  const progress = createProgress(sound)

  function interrupt() {
    if (store.getState().status !== 'playing') return
    progress.report()
    store.setState({ status: 'paused' })
    element.pause()
  }

  function leave() {
    progress.report()
    store.setState({ page: null, status: 'loading' })
    element.pause()
    emptyElement(element)
  }

  const stopListening = listen(sound, { progress, interrupt })

  return {
    store,
    element,
    open(page) {
      const path = recordings.get(page)
      if (path === undefined) throw new Error(`Page ${page} has no recording`)
      leave()
      const heard = progress.resume(page)
      store.setState({ page, status: 'loading', failure: null, heard, duration: 0 })
      if (sound.ended.has(page) || log.isPlayedInOtherTab(page)) finish(sound, page)
      else void load(sound, page, path)
    },
    play() {
      const { page, status, heard } = store.getState()
      if (page === null || (status !== 'ready' && status !== 'paused')) return
      if (log.isPlayedInOtherTab(page)) return finish(sound, page)
      if (Math.abs(element.currentTime - heard) > 0.1) element.currentTime = heard
      log.play(page)
      store.setState({ status: 'playing' })
      void start(sound, page)
    },
    interrupt,
    report: progress.report,
    leave,
    close() {
      leave()
      stopListening()
      cache.close()
    },
  }
}

/** The current recording, and which ones were heard to their end here. */
interface Sound extends Pick<RecordingPlayerOptions, 'log' | 'cache' | 'element'> {
  store: StoreApi<RecordingState>
  ended: Set<number>
}

/** Reports how far the current recording was heard, without repeating what was reported. */
function createProgress({ log, store }: Sound) {
  let reported = 0

  function report() {
    const { page, heard } = store.getState()
    if (page === null || heard <= reported) return
    reported = heard
    log.hear(page, heard)
  }

  return {
    report,
    /** Seconds of this recording heard before it is opened now. */
    resume(page: number): number {
      reported = log.position(page)
      return reported
    },
    advance(seconds: number) {
      const heard = Math.max(store.getState().heard, seconds)
      store.setState({ heard })
      if (heard - reported >= REPORT_EVERY_SECONDS) report()
    },
  }
}

interface Listening {
  progress: ReturnType<typeof createProgress>
  interrupt: () => void
}

/** Follows the element. Returns a function that stops it. */
function listen(sound: Sound, { progress, interrupt }: Listening): () => void {
  const { store, element } = sound
  const handlers: Record<string, () => void> = {
    durationchange() {
      if (Number.isFinite(element.duration)) store.setState({ duration: element.duration })
    },
    timeupdate() {
      if (store.getState().status === 'playing') progress.advance(element.currentTime)
    },
    pause() {
      if (!element.ended) interrupt()
    },
    ended() {
      const { page } = store.getState()
      if (page === null) return
      store.setState({ heard: element.duration, duration: element.duration })
      progress.report()
      finish(sound, page)
    },
  }
  for (const [event, handler] of Object.entries(handlers)) element.addEventListener(event, handler)
  return () => {
    for (const [event, handler] of Object.entries(handlers)) {
      element.removeEventListener(event, handler)
    }
  }
}

async function load(sound: Sound, page: number, path: string): Promise<void> {
  const { log, cache, element, store } = sound
  const isCurrent = () => store.getState().page === page
  try {
    const url = await cache.url(path)
    if (!isCurrent()) return
    const duration = await canPlayThrough(element, url)
    if (!isCurrent()) return
    const isAtEnd = duration > 0 && duration - store.getState().heard < END_SECONDS
    if (log.hasPlayed(page) && isAtEnd) finish(sound, page)
    else store.setState({ duration, status: log.hasPlayed(page) ? 'paused' : 'ready' })
  } catch (error) {
    if (!isCurrent()) return
    // A recording that was never played has been opened too often, so it must not be shown as heard.
    if (hasStatus(error, 403) && log.hasPlayed(page)) {
      finish(sound, page)
    } else {
      console.warn(`The recording of page ${page} could not be loaded.`, error)
      cache.drop(path)
      store.setState({ status: 'failed', failure: error instanceof ApiError ? error.code : null })
    }
  }
}

async function start({ element, store }: Sound, page: number): Promise<void> {
  try {
    await element.play()
  } catch (error) {
    if (store.getState().page !== page || store.getState().status !== 'playing') return
    const isBroken = error instanceof DOMException && error.name === 'NotSupportedError'
    console.warn(`The recording of page ${page} did not start.`, error)
    store.setState({ status: isBroken ? 'failed' : 'paused' })
  }
}

function finish({ ended, store, element }: Sound, page: number): void {
  ended.add(page)
  store.setState({ status: 'played' })
  emptyElement(element)
}
