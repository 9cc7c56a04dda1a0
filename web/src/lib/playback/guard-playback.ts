/**
 * Headsets, lock screens, keyboards and browser extensions can play, pause, wind and slow down any media of a page. What is
 * heard once obeys our own buttons alone.
 */

/** All actions of the Media Session; browsers refuse those that they don't know. */
const ACTIONS = [
  'play',
  'pause',
  'stop',
  'seekbackward',
  'seekforward',
  'seekto',
  'previoustrack',
  'nexttrack',
  'skipad',
  'previousslide',
  'nextslide',
  'togglemicrophone',
  'togglecamera',
  'hangup',
  'enterpictureinpicture',
  'voiceactivity',
]

/** Browsers round the place that we set ourselves, in seconds. */
const ROUNDING_SECONDS = 0.3

interface PlaybackRules {
  /** Whether our own button has it play now. */
  mayPlay: () => boolean
  /** Seconds heard so far: where it plays, and nowhere else. */
  heard: () => number
}

/** Holds an element to these rules; returns a function that lets it go. */
export function guardPlayback(element: HTMLMediaElement, rules: PlaybackRules): () => void {
  const handlers: Record<string, () => void> = {
    play() {
      if (!rules.mayPlay()) element.pause()
    },
    seeking() {
      const heard = rules.heard()
      if (Math.abs(element.currentTime - heard) > ROUNDING_SECONDS) element.currentTime = heard
    },
    ratechange() {
      // Slower is easier to understand; faster helps nobody.
      if (element.playbackRate < 1) element.playbackRate = 1
    },
  }
  for (const [event, handler] of Object.entries(handlers)) element.addEventListener(event, handler)
  // Without a handler the browser obeys by itself.
  handleActions(ignoreAction)

  return () => {
    for (const [event, handler] of Object.entries(handlers)) {
      element.removeEventListener(event, handler)
    }
    handleActions(null)
  }
}

function ignoreAction(): void {
  return undefined
}

function handleActions(handler: (() => void) | null): void {
  for (const action of ACTIONS) {
    try {
      navigator.mediaSession?.setActionHandler(action as MediaSessionAction, handler)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
}
