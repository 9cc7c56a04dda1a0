import { SmallDisk } from '../../api/tests/support/small_disk.ts'
import type { ChaosCase } from '../chaos_case.ts'
import { playScene } from '../support/exam_case.ts'
import { untilSaved, whileSaving } from '../support/saving.ts'
import { setTimeout as sleep } from 'node:timers/promises'

const MEGABYTES = 40
const FULL_MS = { short: 1_500, long: 30_000 }
const TIMES = { short: 1, long: 5 }

/** The disk below the database is full to its last byte while learners save. */
export const DISK_FULL: ChaosCase = {
  name: 'disk-full',
  lane: 'servers',
  seconds: { short: 6, long: 180 },
  lacks: () => {
    const disk = SmallDisk.mount(1)
    disk?.unmount()
    return disk ? null : 'mounting a small disk needs root'
  },
  async run(orders) {
    const disk = SmallDisk.mount(MEGABYTES)
    if (!disk) throw new Error('the disk could be mounted a moment ago')
    const times = orders.isLong ? TIMES.long : TIMES.short
    try {
      return await playScene(
        orders,
        {
          did: `disk full ${times === 1 ? 'once' : `${times} times`} while learners save; killed while full`,
          learners: 3,
          dataDir: disk.folder,
        },
        async ({ installation, learners, random, isLong, say }) => {
          await whileSaving(learners, random, async () => {
            for (let time = 0; time < times; time++) {
              await untilSaved(learners, 10)
              const before = installation.acknowledged
              disk.fill()
              await sleep(isLong ? FULL_MS.long : FULL_MS.short)
              say(`full: ${installation.acknowledged - before} answers acknowledged meanwhile`)
              await installation.server.kill()
              disk.free()
              await installation.killAndStart()
              for (const learner of learners) void learner.courier.flush()
              await untilSaved(learners, 10)
            }
          })
        }
      )
    } finally {
      disk.unmount()
    }
  },
}
