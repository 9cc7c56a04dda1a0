import { signIn } from '../../api/tests/support/demo_exam.ts'
import type { ChaosCase } from '../chaos_case.ts'
import { playScene } from '../support/exam_case.ts'
import { Learner } from '../support/learner.ts'
import { untilSaved, whileSaving } from '../support/saving.ts'

const NEW_PASSWORD = 'kata-sandi-lain'

/** The login ends in the middle of a session; the learner signs in again and goes on. */
export const LOGIN_ENDS: ChaosCase = {
  name: 'login-ends',
  lane: 'learners',
  seconds: { short: 5, long: 5 },
  run: (orders) =>
    playScene(
      orders,
      {
        did: 'login ended from another device in the middle of saves; signed in again',
        learners: 1,
      },
      async ({ installation: { proxy }, learners, random, say }) => {
        const [learner] = learners
        if (!learner) throw new Error('somebody sits')
        const { email, password } = learner.person
        await whileSaving(learners, random, async () => {
          await untilSaved(learners, 10)
          const elsewhere = await signIn(proxy.origin, email, password)
          const change = { oldPassword: password, newPassword: NEW_PASSWORD }
          const changed = await elsewhere.put('/users/update-password', change)
          if (changed.status !== 200) throw new Error(`the change answered ${changed.status}`)
          await until(() => learner.stopped !== null)
        })
        say(`${learner.stopped?.status} stopped the delivery, ${learner.unsent} answers wait`)
        const complaints = learner.stopped?.status === 401 ? [] : ['the ended login went on']
        learner.goOn(await signIn(proxy.origin, email, NEW_PASSWORD))
        await whileSaving(learners, random, async () => {
          void learner.courier.flush()
          await untilSaved(learners, 10)
        })
        return complaints
      }
    ),
}

/** Two devices of one learner that take the attempt from each other while both save. */
export const TWO_DEVICES: ChaosCase = {
  name: 'two-devices',
  lane: 'learners',
  seconds: { short: 6, long: 60 },
  run: (orders) =>
    playScene(
      orders,
      { did: 'one learner on two devices that take the attempt over from each other', learners: 1 },
      async ({ isLong, installation, learners, random, say }) => {
        const [first] = learners
        if (!first) throw new Error('somebody sits')
        const { origin } = installation.proxy
        const { nohp, email, password } = first.person
        const browser = await signIn(origin, email, password)
        const second = installation.join(new Learner({ ...first.person, browser }, first.attemptId))
        const both = [first, second]
        const complaints: string[] = []

        const refused = await browser.put('/soal/timers', { nohp })
        if (refused.status !== 409) complaints.push(`a second device got ${refused.status}`)
        for (let turn = 0; turn < (isLong ? 40 : 4); turn++) {
          const [driving, other] = turn % 2 === 0 ? [first, second] : [second, first]
          await whileSaving(both, random, async () => {
            await untilSaved([driving], 8)
            await other.person.browser.put('/soal/timers', { nohp, takeover: true })
            await until(() => driving.stopped !== null)
            await other.reload()
            other.goOn()
            void other.courier.flush()
            await untilSaved([other], 8)
          })
        }
        say(both.map(({ ledger }) => `${ledger.acknowledged} acknowledged`).join(' and '))
        const driving = both.find(({ stopped }) => stopped === null)
        await driving?.deliverAll()
        // The other device's last choices are still on it; it has to take over to deliver them.
        const waiting = both.find(({ stopped }) => stopped !== null)
        await waiting?.person.browser.put('/soal/timers', { nohp, takeover: true })
        waiting?.goOn()
        return complaints
      }
    ),
}

async function until(isSo: () => boolean, withinMs = 30_000): Promise<void> {
  for (const end = Date.now() + withinMs; !isSo();) {
    if (Date.now() > end) throw new Error('what should happen did not happen in time')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
