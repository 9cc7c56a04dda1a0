import { LISTENING_PARTS, listeningPart } from '@lulus/api/contracts/listening'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AudioLog } from '@/features/exam/engine/audio-log'
import type { RecordingPlayer, RecordingStatus } from '@/features/exam/engine/recording-player'
import type { SpokenDirections } from '@/features/exam/engine/spoken-directions'
import { retryDelay } from '@/features/exam/model/retry'

/**
 * - `directions`: before the first recording, which begins by itself
 * - `part`: the directions of a later part, before its first recording
 * - `listening`: its recording is fetched, or plays
 * - `answering`: the time to answer after it
 * - `held`: the browser or the device has stopped it, and the learner has to go on
 * - `elsewhere`: another tab plays the recordings
 * - `over`: the last recording and its time have passed
 */
type RunStep = 'directions' | 'part' | 'listening' | 'answering' | 'held' | 'elsewhere' | 'over'

interface RunState {
  step: RunStep
  /** Of the current recording, or of the one that the directions are for. */
  page: number
  /** Whole seconds until the next step, where that is set. */
  left: number
}

/** Plays the recordings of a session by themselves, in order, with the time to answer after each (ADR 70). */
export interface ListeningRun {
  store: StoreApi<RunState>
  /** Goes on, while its screen is shown. */
  resume(): void
  /** Stands still: the screen is gone, as in a pause. */
  hold(): void
  /** The learner's press: begins, goes on, or tries again. Browsers refuse the first sound without one. */
  press(): void
}

interface ListeningRunOptions {
  player: RecordingPlayer
  /** Those of a part are spoken while its time passes, if they can be. They hold nothing up. */
  directions: SpokenDirections
  log: AudioLog
  /** Seconds to answer in after each recording, by its page. */
  pauses: ReadonlyMap<number, number>
  /** Opens the screen of a recording that begins. */
  show: (page: number) => void
}

/** For the first directions, as long as the learner doesn't begin earlier. */
export const DIRECTIONS_SECONDS = LISTENING_PARTS[0].seconds

const TICK_MS = 200

/** A new run goes on where this device and the server know that the learner is. */
export function createListeningRun({
  player,
  directions,
  log,
  pauses,
  show,
}: ListeningRunOptions): ListeningRun {
  const pages = [...pauses.keys()].sort((a, b) => a - b)
  const played = pages.filter((page) => log.hasPlayed(page))
  const store = createStore<RunState>(() => ({
    // Of one that was begun the rest is heard first, even if an earlier one was opened again.
    page: played.at(-1) ?? pages[0] ?? 0,
    step: played.length > 0 ? 'listening' : 'directions',
    left: DIRECTIONS_SECONDS,
  }))
  const ticking = createTicking(store, passed)
  let isHeld = true
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  function begin(page: number) {
    failures = 0
    directions.stop()
    store.setState({ step: 'listening', page })
    show(page)
    player.open(page)
  }

  /** The time of directions or of an answer has passed. */
  function passed() {
    const { step, page } = store.getState()
    const isBefore = step === 'directions' || step === 'part'
    const isElsewhere = pages.some(
      (one) => (isBefore ? one >= page : one > page) && log.isPlayedInOtherTab(one)
    )
    if (isElsewhere) return store.setState({ step: 'elsewhere' })
    if (isBefore) return begin(page)
    const next = pages.find((one) => !log.hasPlayed(one))
    if (next === undefined) {
      player.leave()
      store.setState({ step: 'over' })
    } else if (listeningPart(next).page > listeningPart(page).page) direct(next)
    else begin(next)
  }

  /** Speaks the directions of the part whose first recording this is. */
  function direct(page: number) {
    player.leave()
    store.setState({ step: 'part', page, left: listeningPart(page).seconds })
    show(page)
    directions.speak(page)
    ticking.start()
  }

  function follow(status: RecordingStatus, before: RecordingStatus) {
    const { step, page } = store.getState()
    if (isHeld || step !== 'listening' || player.store.getState().page !== page) return
    if (status === 'ready' || (status === 'paused' && before !== 'playing')) player.play()
    else if (status === 'paused') store.setState({ step: 'held' })
    else if (status === 'played') heard(page)
    else if (status === 'failed') {
      failures += 1
      clearTimeout(retry)
      retry = setTimeout(() => player.open(page), retryDelay(failures, null, Math.random()))
    }
  }

  function heard(page: number) {
    if (log.isPlayedInOtherTab(page)) return store.setState({ step: 'elsewhere' })
    store.setState({ step: 'answering', left: pauses.get(page) ?? 0 })
    ticking.start()
  }

  player.store.subscribe(({ status, page }, before) => {
    if (status !== before.status || page !== before.page) follow(status, before.status)
  })

  return {
    store,
    resume() {
      isHeld = false
      const { step, page } = store.getState()
      if (step === 'directions' || step === 'part') directions.speak(page)
      if (step === 'directions' || step === 'part' || step === 'answering') ticking.start()
      if (step !== 'listening') return
      if (player.store.getState().page === page) follow(player.store.getState().status, 'loading')
      else begin(page)
    },
    hold() {
      isHeld = true
      ticking.stop()
      directions.stop()
      clearTimeout(retry)
      player.interrupt()
    },
    press() {
      const { step, page } = store.getState()
      if (step === 'directions') {
        ticking.stop()
        begin(page)
      } else if (step === 'held') {
        store.setState({ step: 'listening' })
        player.play()
      } else if (player.store.getState().status === 'failed') {
        clearTimeout(retry)
        player.open(page)
      }
    },
  }
}

/** Counts the seconds of a step down. */
function createTicking(store: StoreApi<RunState>, passed: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  /** Milliseconds that are left at a moment. */
  let from = { at: 0, ms: 0 }

  const rest = () => from.ms - (performance.now() - from.at)

  function stop() {
    if (timer === undefined) return
    clearInterval(timer)
    timer = undefined
    // A step that stood still goes on with what was left of it.
    store.setState({ left: Math.max(0, rest() / 1000) })
  }

  function tick() {
    const left = Math.ceil(rest() / 1000)
    if (left > 0) return store.setState({ left })
    stop()
    passed()
  }

  return {
    stop,
    start() {
      stop()
      from = { at: performance.now(), ms: store.getState().left * 1000 }
      timer = setInterval(tick, TICK_MS)
    },
  }
}
