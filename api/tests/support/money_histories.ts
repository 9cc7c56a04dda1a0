import type { Assert } from '@japa/assert'
import fc from 'fast-check'
import type User from '#app/accounts/models/user'
import type Package from '#app/packages/models/package'
import { createBundle } from '#app/payments/actions/bundles'
import { readRevenue } from '#app/payments/actions/read_revenue'
import { refundable, stateAfterUndo, undoRefusal } from '#app/payments/domain/payment_state'
import type Bundle from '#app/payments/models/bundle'
import { DAY_MS, startOfDay } from '#app/platform/time/domain/academy_days'
import { readMoneyReport } from '#app/reports/actions/read_money_report'
import type { Sums } from '#app/reports/domain/money_report'
import { createClass } from '#database/factories/class_factory'
import { createPackage } from '#database/factories/package_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { PAYMENT_WAYS, type PaymentStatus } from '#contracts/payments'

/** Histories of payments, what they leave by the rules, and the comparison of that with the report. */

export const FIRST_DAY = startOfDay(Date.parse('2026-01-01T05:00:00Z'))
export const DAYS = 200
const LEARNERS = 30

const STEP = fc.record({
  kind: fc.constantFrom('confirm', 'reject', 'undo', 'refund', 'use'),
  /** Of what is left, in per cent. */
  share: fc.integer({ min: 1, max: 100 }),
  /** Until the next step; also to the last millisecond of a day and the first of the next. */
  wait: fc.oneof(fc.constantFrom(0, 1, DAY_MS - 1, DAY_MS), fc.nat(20 * DAY_MS)),
})

export const HISTORY = fc.record({
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
export type History = typeof HISTORY extends fc.Arbitrary<infer Value> ? Value : never

/** Money that came, or went back below zero. */
export interface Movement {
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
export function played(history: History): Outcome {
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

export function movementsOf(history: History, { status, paidAt, refunds }: Outcome): Movement[] {
  const came =
    status === 'confirmed' && paidAt !== null
      ? [{ at: paidAt, amount: history.amount, history }]
      : []
  return [...came, ...refunds.map(({ amount, at }) => ({ at, amount: -amount, history }))]
}

export function summed(movements: readonly Movement[]): Sums {
  const sum = { transactions: 0, gross: 0, refunds: 0, net: 0 }
  for (const { amount } of movements) {
    if (amount > 0) sum.transactions++
    sum[amount > 0 ? 'gross' : 'refunds'] += Math.abs(amount)
    sum.net += amount
  }
  return sum
}

export interface World {
  learners: User[]
  staff: User
  rehearsal: User
  packs: Package[]
  /** Of each package with the next one. */
  bundles: Bundle[]
  classId: number
  adminId: number
}

export async function createWorld(): Promise<World> {
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

export function payerOf({ who, person }: History, { learners, staff, rehearsal }: World): User {
  if (who === 'staff') return staff
  return (who === 'rehearsal' ? rehearsal : learners[person]) as User
}

/** Fails where the report of a period isn't the sum of its movements. */
export async function agree(
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
