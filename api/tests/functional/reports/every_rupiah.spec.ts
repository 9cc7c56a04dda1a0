import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import type Package from '#app/packages/models/package'
import { readRevenue } from '#app/payments/actions/read_revenue'
import { DAY_MS } from '#app/platform/time/domain/academy_days'
import { isolateDatabase } from '#tests/support/database'
import { LIMITS } from '#tests/support/limits'
import {
  agree,
  createWorld,
  DAYS,
  FIRST_DAY,
  HISTORY,
  movementsOf,
  payerOf,
  played,
  summed,
  type History,
  type World,
} from '#tests/support/money_histories'

/** As rows; `every_rupiah_acted.spec.ts` takes the same steps by the real actions, which need a transaction each. */
const HISTORIES = 2_000
const RANGES = 60

/** Stores what the histories leave, in few statements. */
async function store(histories: readonly History[], world: World): Promise<void> {
  const payments: object[] = []
  const ofClasses: object[] = []
  const refunds: object[] = []
  for (const [at, history] of histories.entries()) {
    const { status, decidedAt, paidAt, refunds: back } = played(history)
    const id = at + 1
    const isClass = history.who === 'class'
    const pack = world.packs[history.pack] as Package
    const shared = {
      id,
      package_id: pack.id,
      package_name: pack.name,
      amount: history.amount,
      status,
      pending_key: status === 'pending' ? `one:${id}` : null,
      decided_at: decidedAt,
      created_at: FIRST_DAY + history.begin,
    }
    const payer = payerOf(history, world)
    if (isClass) {
      const of = { class_id: world.classId, class_name: 'XII', learners: 1 }
      ofClasses.push({ ...shared, ...of, created_by: world.adminId })
    } else {
      payments.push({
        ...shared,
        user_id: payer.id,
        bundle_id: history.isBundle ? (world.bundles[history.pack]?.id ?? null) : null,
        current_name: payer.name,
        current_nohp: payer.nohp,
        way: history.way,
        paid_at: paidAt,
        entered_by: history.isEntered ? world.adminId : null,
        promo_code: history.promo,
        discount: history.promo === null ? 0 : history.discount,
      })
    }
    for (const { amount, at: refundedAt } of back) {
      refunds.push({
        payment_id: isClass ? null : id,
        class_payment_id: isClass ? id : null,
        amount,
        refunded_at: refundedAt,
        reason: 'Batal',
        access: 'cabut',
        created_by: world.adminId,
        created_at: refundedAt,
      })
    }
  }
  for (const [table, rows] of Object.entries({
    payments,
    class_payments: ofClasses,
    refunds,
  })) {
    for (let n = 0; n < rows.length; n += 200) {
      await db.table(table).multiInsert(rows.slice(n, n + 200))
    }
  }
}

const isCounted = ({ who }: History) => who === 'learner' || who === 'class'

test.group('Every rupiah', (group) => {
  isolateDatabase(group)

  test('after two thousand random histories payments less refunds, by way, by package and by promo code, equal the report of any range', async ({
    assert,
  }) => {
    const seed = Date.now() % 1_000_000
    const histories = fc.sample(HISTORY, { numRuns: HISTORIES, seed })
    const world = await createWorld()
    await store(histories, world)
    const movements = histories.flatMap((history) => movementsOf(history, played(history)))
    assert.isAbove(movements.length, HISTORIES / 4, 'histories in which money moves')

    const range = fc.record({ from: fc.nat(DAYS + 60), length: fc.integer({ min: 0, max: 365 }) })
    for (const { from, length } of fc.sample(range, { numRuns: RANGES, seed })) {
      const first = FIRST_DAY + from * DAY_MS
      const period = { first, last: first + length * DAY_MS }
      const about = `seed ${seed}, from day ${from}, ${length + 1} days`
      await agree(assert, movements, period, world, about)
    }
    // All of time is what the dashboard shows.
    const all = summed(movements.filter(({ history }) => isCounted(history)))
    assert.equal((await readRevenue()).net, all.net, `seed ${seed}`)
  }).timeout(LIMITS.manyRuns)
})
