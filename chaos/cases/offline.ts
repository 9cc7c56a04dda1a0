import { setTimeout as sleep } from 'node:timers/promises'
import type { ChaosCase } from '../chaos_case.ts'
import { playScene } from '../support/exam_case.ts'
import { untilSaved, whileSaving } from '../support/saving.ts'
import { moveSessionEnd } from '../support/stored_attempt.ts'

const MINUTE_MS = 60_000
const GRACE_MS = 10_000
/** Choices of one learner while the network is away. */
const CHOICES = 12

/** No network for five minutes; choices made meanwhile arrive afterwards. */
export const OFFLINE: ChaosCase = {
  name: 'offline',
  lane: 'learners',
  seconds: { short: 6, long: 310 },
  run: (orders) => {
    const awayMs = orders.isLong ? 5 * MINUTE_MS : 2_000
    return playScene(
      orders,
      { did: `${awayMs / 1000} s without a network while learners go on`, learners: 3 },
      async ({ installation: { proxy }, learners, random, say }) => {
        await whileSaving(learners, random, () => untilSaved(learners, 10))
        for (const learner of learners) await learner.deliverAll()
        proxy.treat({ kind: 'refuse' })
        proxy.cut()
        await whileSaving(learners, random, () => sleep(awayMs))
        const unsent = learners.reduce((sum, learner) => sum + learner.unsent, 0)
        say(`${unsent} answers wait on the devices`)
        proxy.treat({ kind: 'pass' })
        for (const learner of learners) await learner.deliverAll()
        return unsent > 0 ? [] : ['nothing waited on the devices, so nothing was tried']
      }
    )
  },
}

/** No network when a session ends: in its grace answers still count, later ones are held and don't. */
export const SESSION_END: ChaosCase = {
  name: 'session-end',
  lane: 'learners',
  seconds: { short: 6, long: 6 },
  run: (orders) =>
    playScene(
      orders,
      {
        did: "without a network across a session's end, back within its grace and after it",
        learners: 2,
        movesTime: true,
      },
      async ({ installation, learners, random, say }) => {
        const { proxy, dataDir } = installation
        const [early, late] = learners
        if (!early || !late) throw new Error('two learners sit')
        await whileSaving(learners, random, () => untilSaved(learners, 20))
        for (const learner of learners) await learner.deliverAll()
        const before = new Map((await late.held()).map((one) => [one.id, one]))
        proxy.treat({ kind: 'refuse' })
        proxy.cut()
        for (let choice = 0; choice < CHOICES; choice++)
          for (const learner of learners) learner.chooseAny('listening', random)
        const waiting = late.unsent
        moveSessionEnd(dataDir, early.attemptId, Date.now() - GRACE_MS / 2)
        moveSessionEnd(dataDir, late.attemptId, Date.now() - GRACE_MS - 1)
        proxy.treat({ kind: 'pass' })
        for (const learner of learners) await learner.deliverAll()

        const complaints: string[] = []
        if (early.late.size > 0) complaints.push('an answer within the grace was refused')
        if (late.late.size !== waiting)
          complaints.push(`of ${waiting} answers ${late.late.size} were reported as late`)
        const held = await late.heldForDecision()
        if (held !== waiting) complaints.push(`${held} of ${waiting} late answers are held`)
        for (const { id, seq } of await late.held())
          if (before.get(id)?.seq !== seq) complaints.push(`page ${id} was changed after the end`)
        const { secondsRemaining } = await late.timer()
        if (secondsRemaining > 0) complaints.push(`${secondsRemaining} s are left after the end`)
        say(`${waiting} answers came too late and are held, none of them counts`)
        return complaints
      }
    ),
}
