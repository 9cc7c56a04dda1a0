import type { KioskStage } from '../../../../web/src/platform/kiosk-bridge.ts'
import { hasLeft } from '../security/stage.ts'

const CHECK_MS = 5000
/** The page signs out by itself; after this time the kiosk clears its data. */
const SIGN_OUT_WITHIN_MS = 8000

interface IdleRules {
  stage: () => KioskStage
  /** Seconds since the page was last used. */
  idleSeconds: () => number
  askToSignOut: () => void
  /** Removes all personal data from this computer. */
  empty: () => Promise<void>
  onFailure: (error: unknown) => void
}

/**
 * Signs out learners who left the computer, so that the next one can't use their session.
 * Returns a function that stops it.
 */
export function watchIdle({
  stage,
  idleSeconds,
  askToSignOut,
  empty,
  onFailure,
}: IdleRules): () => void {
  let deadline: NodeJS.Timeout | null = null
  const check = setInterval(() => {
    if (deadline !== null || !hasLeft(stage(), idleSeconds())) return
    askToSignOut()
    deadline = setTimeout(() => {
      deadline = null
      if (stage() !== 'signed_out') empty().catch(onFailure)
    }, SIGN_OUT_WITHIN_MS)
  }, CHECK_MS)
  return () => {
    clearInterval(check)
    if (deadline !== null) clearTimeout(deadline)
  }
}
