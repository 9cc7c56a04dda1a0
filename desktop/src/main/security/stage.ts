import { KIOSK_STAGES, type KioskStage } from '../../../../web/src/platform/kiosk-bridge.ts'

/** After this time the next learner could use an open session. */
const IDLE_LIMIT_SECONDS = 5 * 60

/** Effects of a change of stage. */
export interface StageEffects {
  /** Nothing may enter or leave an exam through the clipboard. */
  clearClipboard: boolean
  keepAwake: boolean
}

/** The stage received over the bridge, or null for anything else. */
export function stageOf(value: unknown): KioskStage | null {
  return KIOSK_STAGES.find((stage) => stage === value) ?? null
}

/** The effects of a transition between two stages. */
export function effectsOf(from: KioskStage, to: KioskStage): StageEffects {
  return {
    clearClipboard: (from === 'exam') !== (to === 'exam'),
    keepAwake: to === 'exam',
  }
}

/** Whether an update may be downloaded and installed: only while no user is signed in. */
export function mayUpdate(stage: KioskStage): boolean {
  return stage === 'signed_out'
}

/**
 * Whether the learner has left: five idle minutes in an open session, outside an exam.
 * @param idleSeconds since the last input
 */
export function hasLeft(stage: KioskStage, idleSeconds: number): boolean {
  return (stage === 'result' || stage === 'choosing') && idleSeconds >= IDLE_LIMIT_SECONDS
}
