import { KIOSK_STAGES, type KioskStage } from '../../../../web/src/platform/kiosk-bridge.ts'

/** Somebody who leaves the computer after the exam leaves a session open for the next learner. */
const IDLE_LIMIT_SECONDS = 5 * 60

/** What a change of stage asks of the kiosk. */
export interface StageEffects {
  /** Nothing comes into an exam or out of it by the clipboard. */
  clearClipboard: boolean
  /** The computer stays awake. */
  keepAwake: boolean
}

/** Reads a stage as it came over the bridge; null for anything else. */
export function stageOf(value: unknown): KioskStage | null {
  return KIOSK_STAGES.find((stage) => stage === value) ?? null
}

/** What going from one stage to another asks for. */
export function effectsOf(from: KioskStage, to: KioskStage): StageEffects {
  return {
    clearClipboard: (from === 'exam') !== (to === 'exam'),
    keepAwake: to === 'exam',
  }
}

/** Whether an update may be fetched and installed: only while nobody is signed in. */
export function mayUpdate(stage: KioskStage): boolean {
  return stage === 'signed_out'
}

/**
 * Whether the person has left: five minutes without a key or the mouse, where the session is open and no exam runs.
 * @param idleSeconds since the last input, by the system
 */
export function hasLeft(stage: KioskStage, idleSeconds: number): boolean {
  return (stage === 'result' || stage === 'choosing') && idleSeconds >= IDLE_LIMIT_SECONDS
}
