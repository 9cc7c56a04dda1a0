import type { KioskStage } from '../../../../web/src/platform/kiosk-bridge.ts'
import { hasLeft } from '../security/stage.ts'

const CHECK_MS = 5000
/** The page signs out by itself, with the server; one that can't is emptied. */
const SIGN_OUT_WITHIN_MS = 8000

interface IdleRules {
  stage: () => KioskStage
  /** Seconds since the last key or movement of the mouse, by the system. */
  idleSeconds: () => number
  askToSignOut: () => void
  /** Takes everything of the person off this computer. */
  empty: () => Promise<void>
  onFailure: (error: unknown) => void
}

/** Signs out whoever has left, so that the next learner finds a closed session. Returns how to stop. */
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
