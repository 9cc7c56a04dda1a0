import { isPaused, isPausedForSaves } from '#app/exam/domain/pauses'
import type { AttemptClock } from '#app/exam/domain/types'
import { Conflict } from '#app/platform/errors/failures'
import { EXAM_PAUSED } from '#contracts/exam'
import { REFUSAL } from '#contracts/refusals'

/** An invigilator has paused the attempt. Devices keep what they hold until it goes on. */
class Paused extends Conflict {
  constructor() {
    super(EXAM_PAUSED, REFUSAL.paused)
  }
}

/** @throws Conflict with code `dijeda` from the first moment of a pause */
export function refusePaused({ clock }: { clock: AttemptClock }, now: number): void {
  if (isPaused(clock, now)) throw new Paused()
}

/** The same for saves, which are still taken for the grace. @throws Conflict with code `dijeda` */
export function refuseSavesPaused({ clock }: { clock: AttemptClock }, now: number): void {
  if (isPausedForSaves(clock, now)) throw new Paused()
}
