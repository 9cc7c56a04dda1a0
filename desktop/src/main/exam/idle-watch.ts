import type { KioskStage } from '../../../../web/src/platform/kiosk-bridge.ts'
import { hasLeft } from '../security/stage.ts'

const CHECK_MS = 5000
/** The page signs out by itself. After this time the kiosk clears its data. */
const SIGN_OUT_WITHIN_MS = 8000

interface IdleRules {
  stage: () => KioskStage
  /** Seconds since the page was last used. */
  idleSeconds: () => number
  /** Whether the page has undelivered answers. */
  isUndelivered: () => boolean
  /** Called once for each learner who left. */
  onLeft: () => void
  askToSignOut: () => void
  /** Removes all personal data from this computer. */
  empty: () => Promise<void>
  onFailure: (error: unknown) => void
}

/**
 * Signs out learners who left the computer, so that the next one can't use their session. While answers are
 * undelivered, the page keeps them and shows a screen that waits for the network. Returns a function that stops it.
 */
export function watchIdle(rules: IdleRules): () => void {
  const { stage, idleSeconds, isUndelivered, onLeft, askToSignOut, empty, onFailure } = rules
  let deadline: NodeJS.Timeout | null = null
  const ask = () => {
    askToSignOut()
    deadline = setTimeout(() => {
      deadline = null
      if (stage() === 'signed_out') return
      // Repeated, because the page may have been reloaded meanwhile.
      if (isUndelivered()) ask()
      else empty().catch(onFailure)
    }, SIGN_OUT_WITHIN_MS)
  }
  const check = setInterval(() => {
    if (deadline !== null || !hasLeft(stage(), idleSeconds())) return
    onLeft()
    ask()
  }, CHECK_MS)
  return () => {
    clearInterval(check)
    if (deadline !== null) clearTimeout(deadline)
  }
}
