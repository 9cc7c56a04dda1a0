/**
 * Headsets, lock screens, keyboards and browser extensions can play, pause, seek and slow down any media of a page.
 * Play-once media obeys only the app's own buttons.
 */

/** All Media Session actions. Browsers refuse those that they don't know. */
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

/** Browsers round the position that we set, in seconds. */
const ROUNDING_SECONDS = 0.3

interface PlaybackRules {
  /** Whether the app's own button started playback. */
  mayPlay: () => boolean
  /** Seconds heard so far, the only position from which it may play. */
  heard: () => number
}

/** Enforces these rules on an element. Returns a function that stops it. */
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
      // Slower playback would be easier to understand; faster has no advantage.
      if (element.playbackRate < 1) element.playbackRate = 1
    },
  }
  for (const [event, handler] of Object.entries(handlers)) element.addEventListener(event, handler)
  // Without a handler the browser performs the action itself.
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
