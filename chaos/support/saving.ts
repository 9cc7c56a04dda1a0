import { setTimeout as sleep } from 'node:timers/promises'
import type { Learner } from './learner.ts'

/** Between two choices of one learner: faster than people click. */
const PAUSE_MS = 50

/**
 * Lets learners choose answers of listening continuously during an event.
 * @param random 0 to 1
 */
export async function whileSaving(
  learners: readonly Learner[],
  random: () => number,
  happening: () => Promise<void>
): Promise<void> {
  let isOver = false
  const choosing = learners.map(async (learner) => {
    while (!isOver) {
      learner.chooseAny('listening', random)
      await sleep(PAUSE_MS * (0.5 + random()))
    }
  })
  try {
    await happening()
  } finally {
    isOver = true
    await Promise.all(choosing)
  }
}

/** Waits until the server has acknowledged this many more answers. @throws Error when it takes too long */
export async function untilSaved(
  learners: readonly Learner[],
  more: number,
  withinMs = 60_000
): Promise<void> {
  const saved = () => learners.reduce((sum, { ledger }) => sum + ledger.acknowledged, 0)
  const goal = saved() + more
  for (const end = Date.now() + withinMs; saved() < goal; await sleep(2))
    if (Date.now() > end) throw new Error(`${goal - saved()} answers were not saved in time`)
}
