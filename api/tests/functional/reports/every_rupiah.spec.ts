import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import fc from 'fast-check'
import type User from '#app/accounts/models/user'
import type Package from '#app/packages/models/package'
import {
  refundClassPayment,
  undoClassConfirmation,
} from '#app/payments/actions/correct_class_payment'
import { createBundle } from '#app/payments/actions/bundles'
import type Bundle from '#app/payments/models/bundle'
import { decideClassPayment } from '#app/payments/actions/decide_class_payment'
import { decidePayment } from '#app/payments/actions/decide_payment'
import { readRevenue } from '#app/payments/actions/read_revenue'
import { recordPayment } from '#app/payments/actions/record_payment'
import { refundPayment } from '#app/payments/actions/refund_payment'
import { undoConfirmation } from '#app/payments/actions/undo_confirmation'
import ClassPayment from '#app/payments/models/class_payment'
import Receipt from '#app/payments/models/receipt'
import Refund from '#app/payments/models/refund'
import { refundable, stateAfterUndo, undoRefusal } from '#app/payments/domain/payment_state'
import { Conflict } from '#app/platform/errors/failures'
import { DAY_MS, startOfDay } from '#app/platform/time/domain/academy_days'
import { readMoneyReport } from '#app/reports/actions/read_money_report'
import type { Sums } from '#app/reports/domain/money_report'
import { createClass } from '#database/factories/class_factory'
import { createClassPayment } from '#database/factories/class_payment_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { PAYMENT_WAYS, type PaymentStatus, type PaymentWay } from '#contracts/payments'
import { isolateDatabase } from '#tests/support/database'
import { LIMITS } from '#tests/support/limits'

const HISTORIES = 2_000
const RANGES = 60
/** As rows; the same steps are also taken by the real actions, which need a transaction each. */
const ACTED = 150
const ACTED_CLASSES = 50
const FIRST_DAY = startOfDay(Date.parse('2026-01-01T05:00:00Z'))
const DAYS = 200
const LEARNERS = 30

const STEP = fc.record({
  kind: fc.constantFrom('confirm', 'reject', 'undo', 'refund', 'use'),
  /** Of what is left, in per cent. */
  share: fc.integer({ min: 1, max: 100 }),
  /** Until the next step; also to the last millisecond of a day and the first of the next. */
  wait: fc.oneof(fc.constantFrom(0, 1, DAY_MS - 1, DAY_MS), fc.nat(20 * DAY_MS)),
})

const HISTORY = fc.record({
  who: fc.oneof(
    { arbitrary: fc.constantFrom('learner', 'learner', 'class'), weight: 9 },
    { arbitrary: fc.constantFrom('staff', 'rehearsal'), weight: 1 }
  ),
  person: fc.nat(LEARNERS - 1),
  pack: fc.nat(2),
  /** Whether a learner pays for a bundle that begins with the package. */
  isBundle: fc.boolean(),
  way: fc.constantFrom(...PAYMENT_WAYS),
  amount: fc.integer({ min: 1, max: 10_000_000 }),
  begin: fc.nat(DAYS * DAY_MS - 1),
  isEntered: fc.boolean(),
  /** The promo code of a learner's own payment, and the rupiah that it took off. */
  promo: fc.constantFrom(null, null, 'HEMAT', 'PELAJAR'),
  discount: fc.integer({ min: 1, max: 5_000 }),
  steps: fc.array(STEP, { maxLength: 6 }),
})
type History = typeof HISTORY extends fc.Arbitrary<infer Value> ? Value : never

/** Money that came, or went back below zero. */
interface Movement {
  at: number
  amount: number
  history: History
}

/** What a history leaves in the database. */
interface Outcome {
  status: PaymentStatus
  decidedAt: number | null
  paidAt: number | null
  refunds: { amount: number; at: number }[]
}

/** Plays a history by the rules of payments. */
function played(history: History): Outcome {
  const isEntered = history.isEntered && history.who !== 'class'
  let now = FIRST_DAY + history.begin
  const outcome: Outcome = isEntered
    ? { status: 'confirmed', decidedAt: now, paidAt: startOfDay(now), refunds: [] }
    : { status: 'pending', decidedAt: null, paidAt: null, refunds: [] }
  let isUsed = false
  for (const { kind, share, wait } of history.steps) {
    now += wait
    const refunded = outcome.refunds.reduce((sum, { amount }) => sum + amount, 0)
    const { status } = outcome
    if ((kind === 'confirm' || kind === 'reject') && status === 'pending') {
      outcome.status = kind === 'confirm' ? 'confirmed' : 'rejected'
      outcome.decidedAt = now
      outcome.paidAt = kind === 'confirm' ? now : null
      isUsed = false
    } else if (kind === 'use' && status === 'confirmed') {
      isUsed = true
    } else if (kind === 'undo') {
      const access = { usedAt: isUsed ? now : null, revokedAt: null }
      if (undoRefusal({ status, refunded }, access) !== null) continue
      outcome.status = stateAfterUndo({ enteredBy: isEntered ? 1 : null })
      outcome.decidedAt = outcome.status === 'pending' ? null : now
      outcome.paidAt = null
    } else if (kind === 'refund') {
      const rest = refundable({ status, amount: history.amount, refunded })
      const amount = Math.ceil((rest * share) / 100)
      if (amount > 0) outcome.refunds.push({ amount, at: startOfDay(now) })
    }
  }
  return outcome
}

function movementsOf(history: History, { status, paidAt, refunds }: Outcome): Movement[] {
  const came =
    status === 'confirmed' && paidAt !== null
      ? [{ at: paidAt, amount: history.amount, history }]
      : []
  return [...came, ...refunds.map(({ amount, at }) => ({ at, amount: -amount, history }))]
}

function summed(movements: readonly Movement[]): Sums {
  const sum = { transactions: 0, gross: 0, refunds: 0, net: 0 }
  for (const { amount } of movements) {
    if (amount > 0) sum.transactions++
    sum[amount > 0 ? 'gross' : 'refunds'] += Math.abs(amount)
    sum.net += amount
  }
  return sum
}

interface World {
  learners: User[]
  staff: User
  rehearsal: User
  packs: Package[]
  /** Of each package with the next one. */
  bundles: Bundle[]
  classId: number
  adminId: number
}

async function createWorld(): Promise<World> {
  const learners: User[] = []
  for (let n = 0; n < LEARNERS; n++) learners.push(await createUser({ name: `Peserta ${n}` }))
  const admin = await createAdmin()
  const packs = [await createPackage(), await createPackage(), await createPackage()]
  return {
    learners,
    staff: await createUser({ role: 'Guru' }),
    rehearsal: await createUser({ nohp: '080012345001', name: 'Contoh — Gladi 12345 001' }),
    packs,
    bundles: await createBundles(admin, packs),
    classId: (await createClass(learners)).id,
    adminId: admin.id,
  }
}

async function createBundles(admin: User, packs: readonly Package[]): Promise<Bundle[]> {
  const bundles: Bundle[] = []
  for (const [at, { id }] of packs.entries()) {
    const next = packs[(at + 1) % packs.length] as Package
    const packageIds = [id, next.id]
    bundles.push(await createBundle(admin, { name: `Bundel ${at}`, price: 35_000, packageIds }))
  }
  return bundles
}

function payerOf({ who, person }: History, { learners, staff, rehearsal }: World): User {
  if (who === 'staff') return staff
  return (who === 'rehearsal' ? rehearsal : learners[person]) as User
}

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

/** Fails where the report of a period isn't the sum of its movements. */
async function agree(
  assert: Assert,
  movements: readonly Movement[],
  period: { first: number; last: number },
  { packs, bundles }: Pick<World, 'packs' | 'bundles'>,
  about: string
): Promise<void> {
  const until = period.last + DAY_MS
  const within = movements.filter(({ at }) => at >= period.first && at < until)
  const learners = within.filter(({ history }) => history.who === 'learner')
  const classes = within.filter(({ history }) => history.who === 'class')
  const report = await readMoneyReport(period)
  assert.deepEqual(report.total, summed(learners), `${about}: total`)
  assert.deepEqual(report.classes, summed(classes), `${about}: classes`)
  assert.deepEqual(report.all, summed([...learners, ...classes]), `${about}: all`)
  for (const { way, ...sums } of report.ways) {
    const ofWay = learners.filter(({ history }) => history.way === way)
    assert.deepEqual(sums, summed(ofWay), `${about}: ${way}`)
  }
  const codes = new Set(learners.flatMap(({ history }) => history.promo ?? []))
  assert.deepEqual(
    report.promos.map(({ code }) => code),
    [...codes].toSorted(),
    `${about}: codes`
  )
  for (const { code, discount, ...sums } of report.promos) {
    const coded = learners.filter(({ history }) => history.promo === code)
    assert.deepEqual(sums, summed(coded), `${about}: ${code}`)
    const taken = coded.filter(({ amount }) => amount > 0)
    const off = taken.reduce((sum, { history }) => sum + history.discount, 0)
    assert.equal(discount, off, `${about}: off by ${code}`)
  }
  for (const [index, { id }] of packs.entries()) {
    const alone = learners.filter(({ history }) => !history.isBundle)
    const ofPack = summed(alone.filter(({ history }) => history.pack === index))
    const { packageId, packageName, ...sums } = report.packages.find(
      (one) => one.packageId === id
    ) ?? { packageId: id, packageName: '', ...summed([]) }
    assert.deepEqual(sums, ofPack, `${about}: ${packageName} ${packageId}`)
  }
  for (const [index, { id, name }] of bundles.entries()) {
    const bundled = learners.filter(({ history }) => history.isBundle && history.pack === index)
    const { bundleId, bundleName, ...sums } = report.bundles.find((one) => one.bundleId === id) ?? {
      bundleId: id,
      bundleName: name,
      ...summed([]),
    }
    assert.deepEqual(sums, summed(bundled), `${about}: ${bundleName} ${bundleId}`)
  }
  const { gross, refunds, net } = await readRevenue({ from: period.first, until })
  const { transactions, ...all } = report.all
  assert.deepEqual({ gross, refunds, net }, all, `${about}: revenue of ${transactions}`)
}

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

  test('what entries by hand, confirmations, rejections, undone confirmations and refunds leave by themselves is in the report to the rupiah', async ({
    assert,
  }) => {
    const seed = Date.now() % 1_000_000
    const world = await createWorld()
    const admin = await createAdmin()
    const today = startOfDay(Date.now())
    const movements: Movement[] = []
    for (const history of fc.sample(HISTORY, { numRuns: ACTED, seed })) {
      const payer = await createUser()
      const pack = world.packs[history.pack] as Package
      const { amount, way } = history
      const bundleId = history.isBundle ? (world.bundles[history.pack] as Bundle).id : null
      const wanted = bundleId === null ? { packageId: pack.id } : { bundleId }
      const entry = { userId: payer.id, wanted, amount, way, paidAt: today, note: null }
      const { id } = history.isEntered
        ? (await recordPayment(admin, entry, null)).payment
        : await createPayment(payer, pack, {
            amount,
            way,
            promoCode: history.promo,
            discount: history.promo === null ? 0 : history.discount,
            bundleId,
          })
      await act(admin, id, history)
      const promo = history.isEntered ? null : history.promo
      movements.push(...(await left({ ...history, who: 'learner', promo }, id)))
    }
    const period = { first: today - 30 * DAY_MS, last: today + DAY_MS }
    await agree(assert, movements, period, world, `seed ${seed}`)
  }).timeout(LIMITS.manyRuns)
})

test.group('Every rupiah of classes', (group) => {
  isolateDatabase(group)

  test('what confirmations, undone confirmations and refunds of classes leave by themselves is in the report to the rupiah, with receipts without gaps', async ({
    assert,
  }) => {
    const seed = Date.now() % 1_000_000
    const world = await createWorld()
    const admin = await createAdmin()
    const today = startOfDay(Date.now())
    const movements: Movement[] = []
    let confirmed = 0
    for (const sampled of fc.sample(HISTORY, { numRuns: ACTED_CLASSES, seed })) {
      const history: History = { ...sampled, who: 'class' }
      const learners = [await createUser()]
      const schoolClass = await createClass(learners)
      const pack = world.packs[history.pack] as Package
      const { amount } = history
      const { id } = await createClassPayment(schoolClass, { pack, learners, admin }, { amount })
      confirmed += await actOnClass(admin, id, history)
      const row = await ClassPayment.findOrFail(id)
      const back = await Refund.query().where('classPaymentId', id)
      movements.push(
        ...movementsOf(history, {
          status: row.status,
          decidedAt: row.decidedAt,
          paidAt: row.decidedAt,
          refunds: back.map(({ amount: sum, refundedAt: at }) => ({ amount: sum, at })),
        })
      )
    }
    const period = { first: today - 30 * DAY_MS, last: today + DAY_MS }
    await agree(assert, movements, period, world, `seed ${seed}`)
    const receipts = await Receipt.query().orderBy('sequence')
    assert.deepEqual(
      receipts.map(({ sequence }) => sequence),
      Array.from({ length: confirmed }, (_, at) => at + 1),
      `seed ${seed}: receipts`
    )
  }).timeout(LIMITS.manyRuns)
})

/** Takes a history's steps on a class's payment by the real actions. @returns how many were confirmations */
async function actOnClass(admin: User, id: number, { steps }: History): Promise<number> {
  let confirmed = 0
  for (const { kind, share } of steps) {
    try {
      if (kind === 'confirm') {
        await decideClassPayment(admin, id, { status: 'confirmed' })
        confirmed++
      } else if (kind === 'reject') {
        await decideClassPayment(admin, id, { status: 'rejected', reason: 'x' })
      } else if (kind === 'undo') await undoClassConfirmation(admin, id, 'Salah pencet')
      else if (kind === 'refund') {
        const order = { reason: 'Batal', amount: share, day: undefined, access: 'biarkan' } as const
        await refundClassPayment(admin, id, { ...order, proof: null })
      }
    } catch (error) {
      // Of the wrong state, or more than is left.
      if (!(error instanceof Conflict) && !isTooMuch(error)) throw error
    }
  }
  return confirmed
}

const isCounted = ({ who }: History) => who === 'learner' || who === 'class'

/** Takes a history's steps by the real actions, which refuse some of them. */
async function act(admin: User, id: number, { steps }: History): Promise<void> {
  for (const { kind, share, wait } of steps) {
    try {
      if (kind === 'confirm') await decidePayment(admin, id, { status: 'confirmed' })
      else if (kind === 'reject')
        await decidePayment(admin, id, { status: 'rejected', reason: 'x' })
      else if (kind === 'undo') await undoConfirmation(admin, id, 'Salah pencet')
      else if (kind === 'refund') {
        const day =
          startOfDay(Date.now()) - (wait % (20 * DAY_MS)) + ((wait % (20 * DAY_MS)) % DAY_MS)
        await refundPayment(admin, id, {
          reason: 'Batal',
          amount: share,
          day,
          access: 'cabut',
          proof: null,
        })
      }
    } catch (error) {
      // Of the wrong state, or more than is left.
      if (!(error instanceof Conflict) && !isTooMuch(error)) throw error
    }
  }
}

const isTooMuch = (error: unknown) => error instanceof Error && error.name === 'InvalidInput'

interface PaymentRow {
  status: PaymentStatus
  amount: number
  way: PaymentWay
  paid_at: number | string | null
}

/** The movements of a payment, read row by row. */
async function left(history: History, id: number): Promise<Movement[]> {
  const row = (await db.from('payments').where('id', id).firstOrFail()) as PaymentRow
  const back = (await db.from('refunds').where('payment_id', id)) as {
    amount: number
    refunded_at: number | string
  }[]
  return movementsOf(
    { ...history, amount: row.amount, way: row.way },
    {
      status: row.status,
      decidedAt: null,
      paidAt: row.paid_at === null ? null : Number(row.paid_at),
      refunds: back.map(({ amount, refunded_at: at }) => ({ amount, at: Number(at) })),
    }
  )
}
