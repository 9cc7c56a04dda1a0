import { setTimeout as sleep } from 'node:timers/promises'
import type { Treatment } from '../../api/tests/support/tcp_proxy.ts'
import type { ChaosCase } from '../chaos_case.ts'
import { playScene, type Scene } from '../support/exam_case.ts'
import { untilSaved, whileSaving } from '../support/saving.ts'

const LASTS_MS = { short: 800, long: 30_000 }
/** Between two cuts of all connections. */
const CUT_EVERY_MS = 150
/** Shorter than the web app's 20 s, so that lost calls are repeated while the case runs. */
const PATIENCE_MS = 1_500

const TREATMENTS: readonly Treatment[] = [
  { kind: 'delay', ms: 400 },
  { kind: 'throttle', bytesPerSecond: 8_000 },
  { kind: 'reorder', among: 4, withinMs: 100 },
  { kind: 'freeze' },
  { kind: 'half-open' },
  { kind: 'refuse' },
]

/** All kinds of a bad network, one after the other. */
export const NETWORK: ChaosCase = {
  name: 'network',
  lane: 'servers',
  seconds: { short: 13, long: 5 * 60 },
  run: (orders) =>
    playScene(
      orders,
      {
        did: 'data delayed, slowed, reordered, frozen and lost half-open; connections refused and cut',
        learners: 4,
        patience: PATIENCE_MS,
      },
      async (scene) => {
        const { learners, random, installation } = scene
        await whileSaving(learners, random, async () => {
          for (const treatment of TREATMENTS) await endure(scene, treatment)
          await cutOften(scene)
        })
        installation.proxy.treat({ kind: 'pass' })
      }
    ),
}

async function endure(scene: Scene, treatment: Treatment): Promise<void> {
  const { installation, learners, isLong, say } = scene
  const before = installation.acknowledged
  installation.proxy.treat(treatment)
  // Existing connections wouldn't notice.
  if (treatment.kind === 'refuse') installation.proxy.cut()
  await sleep(isLong ? LASTS_MS.long : LASTS_MS.short)
  installation.proxy.treat({ kind: 'pass' })
  // Data lost half-open stays lost on its connections.
  installation.proxy.cut()
  const during = installation.acknowledged - before
  for (const learner of learners) void learner.courier.flush()
  await untilSaved(learners, learners.length)
  say(`${treatment.kind}: ${during} answers acknowledged meanwhile, deliveries go on after it`)
}

async function cutOften({ installation, isLong, say }: Scene): Promise<void> {
  const before = installation.acknowledged
  let cuts = 0
  for (
    const end = Date.now() + (isLong ? LASTS_MS.long : LASTS_MS.short);
    Date.now() < end;
    await sleep(CUT_EVERY_MS)
  ) {
    installation.proxy.cut()
    cuts += 1
  }
  say(`${cuts} cuts: ${installation.acknowledged - before} answers acknowledged meanwhile`)
}
