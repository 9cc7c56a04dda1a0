import { setTimeout as sleep } from 'node:timers/promises'
import type { ChaosCase } from '../chaos_case.ts'
import { playScene } from '../support/exam_case.ts'
import { untilSaved, whileSaving } from '../support/saving.ts'

const LEARNERS = 4
const KILLS = { short: 3, long: 1_000 }
const REPORT_EVERY = 20
/** A kill comes up to this long after a save: between, in and after the next ones. */
const WITHIN_MS = 40

/** SIGKILL while learners save, at random moments; every acknowledged answer must be there. */
export const KILL_SERVER: ChaosCase = {
  name: 'kill-server',
  lane: 'servers',
  seconds: { short: 9, long: 30 * 60 },
  run: (orders) =>
    playScene(
      orders,
      { did: `SIGKILL while ${LEARNERS} learners save; started again`, learners: LEARNERS },
      async ({ isLong, installation, learners, random, say }) => {
        const kills = isLong ? KILLS.long : KILLS.short
        const complaints: string[] = []
        await whileSaving(learners, random, async () => {
          while (installation.kills < kills) {
            await untilSaved(learners, 1 + Math.floor(random() * 10))
            await sleep(random() * WITHIN_MS)
            await installation.killAndStart()
            for (const learner of learners) void learner.courier.flush()
            if (installation.kills % REPORT_EVERY > 0) continue
            complaints.push(...(await installation.missing()))
            say(`${installation.kills} kills, ${installation.acknowledged} answers acknowledged`)
          }
        })
        return complaints
      }
    ),
}
