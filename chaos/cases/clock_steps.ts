import type { ChaosCase } from '../chaos_case.ts'
import { playScene } from '../support/exam_case.ts'
import { untilSaved, whileSaving } from '../support/saving.ts'
import { TimeWatch } from '../support/time_watch.ts'

const HOUR = 60 * 60_000
const STEPS_MS = [HOUR, -HOUR, 13 * HOUR, -30 * 24 * HOUR, 1_500, 0]

/** The machine's wall clock is set forward and back while learners save, and is wrong at a start. */
export const CLOCK_STEPS: ChaosCase = {
  name: 'clock-steps',
  lane: 'learners',
  seconds: { short: 8, long: 8 },
  run: (orders) =>
    playScene(
      orders,
      {
        did: 'wall clock set an hour, 13 hours and 30 days forth and back, also at a start',
        learners: 2,
      },
      async ({ installation, learners, random, say }) => {
        const watch = await TimeWatch.begin(learners)
        const complaints: string[] = []
        await whileSaving(learners, random, async () => {
          for (const step of STEPS_MS) {
            await installation.server.stepClock(step)
            await untilSaved(learners, 5)
            const wrong = await watch.complaints()
            complaints.push(...wrong)
            say(`wall clock off by ${step / 1000} s: ${wrong.length} learners with another time`)
          }
          await installation.killAndStart(-HOUR)
          for (const learner of learners) void learner.courier.flush()
          await untilSaved(learners, 5)
        })
        return complaints
      }
    ),
}
