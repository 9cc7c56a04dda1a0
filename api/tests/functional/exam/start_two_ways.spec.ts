import fc from 'fast-check'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { startAttempt } from '#app/exam/actions/start_attempt'
import { startTogether } from '#app/exam/calls/start'
import type { Caller } from '#app/exam/domain/caller'
import Attempt from '#app/exam/models/attempt'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import type Package from '#app/packages/models/package'
import type { EventTerms } from '#app/enrolment/domain/grant_terms'
import { setTerms } from '#app/enrolment/actions/event_grants'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, Forbidden } from '#app/platform/errors/failures'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createLab } from '#database/factories/lab_factory'
import { createUser } from '#database/factories/user_factory'
import { emptyDatabaseAfterEach } from '#tests/support/database'
import { completePackage, MINUTE, start, takeSeat } from '#tests/support/exam'
import { scheduleEvent } from '#tests/support/events'
import { LIMITS } from '#tests/support/limits'
import { LISTENING_MODES, type ListeningMode } from '#contracts/listening'

const NOW = Date.UTC(2026, 10, 20, 2)

/** A learner's grants and request, by places in lists of packages and of terms. */
interface Learner {
  grants: number[]
  event: {
    opensIn: number
    isInLab: boolean
    needsAdmission: boolean
    shufflesOptions: boolean
    listeningMode: ListeningMode
    extraPercent: number
  } | null
  isInLab: boolean
  asked: number | null
  mode: ListeningMode | undefined
  /** How many equal calls come at once. */
  sends: number
  /** Whether an attempt runs already, and which login drives it. */
  running: 'none' | 'own' | 'elsewhere'
}

const learner: fc.Arbitrary<Learner> = fc.record({
  grants: fc.array(fc.nat({ max: 1 }), { maxLength: 2 }),
  event: fc.option(
    fc.record({
      opensIn: fc.constantFrom(-MINUTE, MINUTE, -300 * MINUTE),
      isInLab: fc.boolean(),
      needsAdmission: fc.boolean(),
      shufflesOptions: fc.boolean(),
      listeningMode: fc.constantFrom(...LISTENING_MODES),
      extraPercent: fc.constantFrom(0, 25),
    }),
    { freq: 2 }
  ),
  isInLab: fc.boolean(),
  asked: fc.option(fc.nat({ max: 1 })),
  mode: fc.constantFrom(undefined, ...LISTENING_MODES),
  sends: fc.integer({ min: 1, max: 2 }),
  running: fc.constantFrom('none', 'none', 'none', 'own', 'elsewhere'),
})

interface Place {
  packs: Package[]
  labId: number
}

/** Creates a learner as described; an existing attempt was started on the ordinary path. */
async function enter(place: Place, { grants, event, isInLab, running }: Learner): Promise<Caller> {
  const { packs, labId } = place
  const user = event ? await learnerOf(place, event) : await createUser()
  for (const [at, which] of grants.entries()) {
    await grantAttempt(user, packs[which] as Package, { grantedAt: NOW - 1000 + at })
  }
  const caller: Caller = {
    userId: user.id,
    userName: user.name,
    loginId: 'own',
    lab: isInLab ? { labId, seat: '07' } : null,
  }
  if (running !== 'none') {
    // A learner who may not start has no attempt, on both paths alike.
    const starter = { ...caller, loginId: running }
    await startAttempt(starter, {}, NOW - 1000).catch((error: unknown) => {
      if (!(error instanceof Forbidden || error instanceof Conflict)) throw error
    })
  }
  return caller
}

async function learnerOf({ packs, labId }: Place, event: NonNullable<Learner['event']>) {
  const [pack] = packs as [Package]
  const { id, learners } = await scheduleEvent(pack, Date.now() + 60 * MINUTE)
  const opensAt = NOW + event.opensIn
  const terms: EventTerms = {
    opensAt,
    closesAt: opensAt + 60 * MINUTE,
    labId: event.isInLab ? labId : null,
    needsAdmission: event.needsAdmission,
    restMinutes: 10,
    shufflesOptions: event.shufflesOptions,
    resultsOpenAt: null,
    listeningMode: event.listeningMode,
  }
  await inTransaction(async (trx) => {
    await setTerms(trx, id, terms)
    await trx
      .from('entitlements')
      .where('event_id', id)
      .update({ extra_percent: event.extraPercent })
  })
  return (learners[0] as (typeof learners)[number]).user
}

/** The response to a start, as its sender sees it. */
async function responseTo(
  work: Promise<{
    packageId: number
    extraPercent: number
    listeningMode: ListeningMode
    clock: unknown
  }>
): Promise<object> {
  try {
    const { packageId, extraPercent, listeningMode, clock } = await work
    return { packageId, extraPercent, listeningMode, clock }
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    return { message, code }
  }
}

/** All rows that a start changes; the twin's ids and drawn orders differ. */
async function stored({ userId }: Caller) {
  const attempts = await Attempt.query().where('userId', userId).orderBy('id', 'asc')
  const used = await db
    .from('entitlements')
    .where('user_id', userId)
    .orderBy('id', 'asc')
    .select('package_id', 'used_at')
  const user = await db.from('users').where('id', userId).first()
  return {
    attempts: attempts.map((attempt) => {
      const {
        id,
        userId: _,
        userName,
        runningUserId,
        entitlementId,
        ...others
      } = attempt.serialize()
      const { optionOrders, ...rest } = others
      return {
        ...rest,
        isRunning: runningUserId === userId,
        hasName: userName === user.name,
        lengthOfOrders: optionOrders?.length ?? null,
      }
    }),
    used,
    status: user.exam_status,
    active: user.active_package_id,
  }
}

test.group('The fast and the ordinary path of a start', (group) => {
  emptyDatabaseAfterEach(group)
  group.each.timeout(LIMITS.manyRuns)

  test('both paths of a start answer and store the same, for any learners who start together', async ({
    assert,
  }) => {
    // Its recordings take 950 s where they play by themselves, which don't fit.
    const labOnly = await completePackage({ labOnly: true, listeningMinutes: 15 })
    const place = { packs: [await completePackage(), labOnly], labId: (await createLab()).lab.id }
    // The ordinary path has stored their snapshots.
    await start(await takeSeat(place.packs[0]))
    await startAttempt({ ...(await enter(place, SITS)), loginId: 'own' }, {}, NOW)
    // Shuffled orders are drawn from their contents, which a process has cached after preparing them.
    for (const { snapshotId } of await Attempt.all()) await loadSnapshot(snapshotId)

    let fast = 0
    await fc.assert(
      fc.asyncProperty(fc.array(learner, { minLength: 1, maxLength: 4 }), async (learners) => {
        // All logins here come from one address.
        await limiter.clear(['memory'])
        const either = await Promise.all(learners.map((one) => enter(place, one)))
        const ordinary = await Promise.all(learners.map((one) => enter(place, one)))
        const requestOf = ({ asked, mode }: Learner) => ({
          mode,
          packageId: asked === null ? undefined : place.packs[asked]?.id,
        })
        const sends = learners.flatMap((one, at) => Array.from({ length: one.sends }, () => at))
        const taken = await Promise.all(
          sends.map((at) =>
            startTogether({
              who: either[at] as Caller,
              ...requestOf(learners[at] as Learner),
              now: NOW,
            })
          )
        )
        fast += taken.filter((done) => done !== null).length
        for (const [nth, at] of sends.entries()) {
          const request = requestOf(learners[at] as Learner)
          const done = taken[nth]
          assert.deepEqual(
            await responseTo(
              done
                ? Promise.resolve(done.attempt)
                : startAttempt(either[at] as Caller, request, NOW)
            ),
            await responseTo(startAttempt(ordinary[at] as Caller, request, NOW)),
            JSON.stringify(learners[at])
          )
        }
        for (const [at, person] of either.entries()) {
          assert.deepEqual(await stored(person), await stored(ordinary[at] as Caller))
        }
      }),
      { numRuns: 50, includeErrorInReport: true }
    )
    assert.isAbove(fast, 10)
  })
})

/** A learner who may start the lab's package. */
const SITS: Learner = {
  grants: [1],
  event: null,
  isInLab: true,
  asked: null,
  mode: undefined,
  sends: 1,
  running: 'none',
}
