const LOOK_EVERY_MS = 1000

/** After this many checks without progress, playback counts as stalled. */
const STILL_LOOKS = 4

/** Monitors an element while it should play. */
export interface StallWatch {
  start(): void
  stop(): void
}

/**
 * Detects playback whose position stops without an event, as in a phone call or after sleep. It counts checks instead
 * of seconds, because a sleeping device makes none.
 */
export function watchStalls(element: HTMLMediaElement, stalled: () => void): StallWatch {
  let timer: ReturnType<typeof setInterval> | undefined
  let still = 0
  let last = Number.NaN

  function look() {
    still = element.currentTime === last ? still + 1 : 0
    last = element.currentTime
    if (still >= STILL_LOOKS) stalled()
  }

  function stop() {
    clearInterval(timer)
    timer = undefined
  }

  return {
    start() {
      stop()
      still = 0
      last = element.currentTime
      timer = setInterval(look, LOOK_EVERY_MS)
    },
    stop,
  }
}
