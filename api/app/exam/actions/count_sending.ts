import logger from '@adonisjs/core/services/logger'
import { giveBackOpening, noteOpening } from '#app/exam/actions/note_opening'
import type { Sending } from '#app/exam/domain/audio_openings'
import type { Opening } from '#app/exam/rows/audio_openings'
import { clock } from '#app/platform/time/clock'

/** Credits that are being stored. */
const givingBack = new Set<Promise<void>>()

/**
 * Counts an opening, as `noteOpening` does. Before a refusal it waits for pending credits.
 * @returns false at a limit
 */
export async function countOpening(
  opening: Opening,
  sending: Sending,
  now: number
): Promise<boolean> {
  if (await noteOpening(opening, sending, now)) return true
  if (givingBack.size === 0) return false
  await Promise.all(givingBack)
  return noteOpening(opening, sending, now)
}

/** Credits the part of a recording that didn't arrive. @param handed bytes that did */
export function giveBack(opening: Opening, sending: Sending, handed: number): void {
  const work = giveBackOpening(opening, sending, handed, clock.now())
    .catch((error: unknown) => {
      logger.error({ err: error, ...opening }, 'what was cut off of a recording stays counted')
    })
    .finally(() => givingBack.delete(work))
  givingBack.add(work)
}
