import app from '@adonisjs/core/services/app'
import limiter from '@adonisjs/limiter/services/main'
import { ExpectedLearners } from '#app/accounts/ports/expected_learners'
import type User from '#app/accounts/models/user'
import { clock } from '#app/platform/time/clock'
import { PASSING_COUNTS } from '#app/platform/limits/passing_counts'
import type { LabSeat } from '#app/accounts/domain/lab_place'

/**
 * This many learners of exams make the address they sign in from an exam network: one person doesn't have that many
 * accounts.
 */
export const LEARNERS_OF_A_NETWORK = 5
/** An exam day. */
const REMEMBERED = '12 hours'

const counter = (requests: number) =>
  limiter.use(PASSING_COUNTS, { requests, duration: REMEMBERED })
const keyOf = (address: string) => `exam_network:${address}`

/**
 * Records where a user has signed in: addresses of several learners whose exam runs or begins soon, and those of
 * labs' seats, are exam networks.
 * @param address as `addressKey` gives it
 */
export async function noteNetwork(
  user: User,
  { address, seat }: { address: string; seat: LabSeat | null }
): Promise<void> {
  const learners = counter(LEARNERS_OF_A_NETWORK)
  if (seat) {
    await learners.set(keyOf(address), LEARNERS_OF_A_NETWORK, REMEMBERED)
    return
  }
  if (user.isStaff) return
  const expected = await app.container.make(ExpectedLearners)
  if (!(await expected.has(user.id, clock.now()))) return
  // Each learner counts once.
  const { consumed } = await counter(1).increment(`${keyOf(address)}:${user.id}`)
  if (consumed === 1) await learners.increment(keyOf(address))
}

/** Whether an exam takes place in this network today. @param address as `addressKey` gives it */
export async function isExamNetwork(address: string): Promise<boolean> {
  const known = await counter(LEARNERS_OF_A_NETWORK).get(keyOf(address))
  return known !== null && known.consumed >= LEARNERS_OF_A_NETWORK
}
