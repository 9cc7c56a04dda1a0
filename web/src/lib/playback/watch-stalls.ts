const LOOK_EVERY_MS = 1000

/** So many looks in a row find the time where it was: nobody hears anything. */
const STILL_LOOKS = 4

/** Looks at an element while it should play. */
export interface StallWatch {
  start(): void
  stop(): void
}

/**
 * Notices playback whose time stands still without an event, as in a phone call or after sleep. Counts looks instead of
 * seconds: a device that sleeps looks at nothing.
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
