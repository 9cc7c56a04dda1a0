import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import type User from '#app/accounts/models/user'
import { writeSettings } from '#app/academy/actions/academy_settings'
import type Package from '#app/packages/models/package'
import { openBill } from '#app/payments/actions/bills'
import { confirmLines } from '#app/payments/actions/confirm_lines'
import {
  refundClassPayment,
  undoClassConfirmation,
} from '#app/payments/actions/correct_class_payment'
import { decideClassPayment } from '#app/payments/actions/decide_class_payment'
import { decidePayment } from '#app/payments/actions/decide_payment'
import type { Wanted } from '#app/payments/actions/find_payable'
import { matchStatement } from '#app/payments/actions/match_statement'
import { createPromo } from '#app/payments/actions/promos'
import { recordPayment } from '#app/payments/actions/record_payment'
import { refundPayment } from '#app/payments/actions/refund_payment'
import { storeStatement } from '#app/payments/actions/store_statement'
import { submitPayment } from '#app/payments/actions/submit_payment'
import { undoConfirmation } from '#app/payments/actions/undo_confirmation'
import type Bundle from '#app/payments/models/bundle'
import type Payment from '#app/payments/models/payment'
import ClassPayment from '#app/payments/models/class_payment'
import Receipt from '#app/payments/models/receipt'
import Refund from '#app/payments/models/refund'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import { DAY_MS, startOfDay } from '#app/platform/time/domain/academy_days'
import { createClass } from '#database/factories/class_factory'
import { createClassPayment } from '#database/factories/class_payment_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import type { PaymentStatus, PaymentWay } from '#contracts/payments'
import { isolateDatabase } from '#tests/support/database'
import { LIMITS } from '#tests/support/limits'
import {
  agree,
  createWorld,
  HISTORY,
  movementsOf,
  type History,
  type Movement,
} from '#tests/support/money_histories'

const ACTED = 150
const ACTED_CLASSES = 50
const RANGES = 10

test.group('Every rupiah of the real actions', (group) => {
  isolateDatabase(group)

  test('what entries by hand, bills of unique amounts, promo codes, bundles, matched statements, confirmations, rejections, undone confirmations and refunds leave by themselves is in the report of any range to the rupiah, with receipts without gaps', async ({
    assert,
  }) => {
    const seed = Date.now() % 1_000_000
    const world = await createWorld()
    const admin = await createAdmin()
    await inTransaction((trx) => writeSettings(trx, { usesUniqueAmounts: true }))
    await createCodes(admin)
    const today = startOfDay(Date.now())
    const movements: Movement[] = []
    const taken = { entered: 0, billed: 0, discounted: 0, matched: 0, receipts: 0 }
    for (const history of fc.sample(HISTORY, { numRuns: ACTED, seed })) {
      const payer = await createUser()
      const pack = world.packs[history.pack] as Package
      const { amount, way } = history
      const bundleId = history.isBundle ? (world.bundles[history.pack] as Bundle).id : null
      const wanted = bundleId === null ? { packageId: pack.id } : { bundleId }
      const entry = { userId: payer.id, wanted, amount, way, paidAt: today, note: null }
      const payment = history.isEntered
        ? (await recordPayment(admin, entry, null)).payment
        : await sendProof(payer, wanted, history)
      const { matched, confirmed } = await act(admin, payment, history)
      taken.entered += history.isEntered ? 1 : 0
      taken.billed += payment.billId === undefined || payment.billId === null ? 0 : 1
      taken.discounted += payment.discount > 0 ? 1 : 0
      taken.matched += matched
      taken.receipts += confirmed + (history.isEntered ? 1 : 0)
      movements.push(...(await left({ ...history, who: 'learner' }, payment.id)))
    }
    for (const [what, count] of Object.entries(taken)) assert.isAbove(count, 0, `${what}, ${seed}`)
    const range = fc.record({ back: fc.nat(40), length: fc.nat(60) })
    for (const { back, length } of fc.sample(range, { numRuns: RANGES, seed })) {
      const first = today - back * DAY_MS
      const period = { first, last: first + length * DAY_MS }
      await agree(
        assert,
        movements,
        period,
        world,
        `seed ${seed}, ${back} days back, ${length + 1}`
      )
    }
    await expectNoGaps(assert, taken.receipts, seed)
  }).timeout(LIMITS.manyRuns)
})

/** The codes of the histories, without limits. */
async function createCodes(admin: User): Promise<void> {
  const open = {
    packageId: null,
    validFrom: null,
    lastDay: null,
    maxUses: null,
    maxPerLearner: null,
  }
  await createPromo(admin, { ...open, code: 'HEMAT', kind: 'persen', value: 10 })
  await createPromo(admin, { ...open, code: 'PELAJAR', kind: 'rupiah', value: 3_000 })
}

/** A learner's own payment, of every second one with a bill of an amount of its own. */
async function sendProof(payer: User, wanted: Wanted, { promo, discount }: History) {
  const bill = discount % 2 === 0 ? (await openBill(payer.id, wanted, promo)).bill : null
  const proof = { name: `${payer.id}.jpg`, digest: `${payer.id}`, print: null }
  return submitPayment({
    userId: payer.id,
    wanted,
    billId: bill?.id,
    promo: bill ? undefined : (promo ?? undefined),
    proof,
  })
}

/** Confirms a payment by the line of a statement. @returns whether it was */
async function match(admin: User, { id, amount }: Payment, text: string): Promise<boolean> {
  const wib = new Date(Date.now() + 7 * 3_600_000).toISOString()
  const file = {
    name: 'mutasi.csv',
    digest: text,
    rows: [
      ['Tanggal', 'Jam', 'Keterangan', 'Nominal'],
      [wib.slice(0, 10), wib.slice(11, 19), text, String(amount)],
    ],
  }
  const columns = { waktu: 0, jam: 1, keterangan: 2, jumlah: 3, jenis: null }
  const outcome = await storeStatement(admin, file, columns)
  if ('question' in outcome) throw new Error('the columns were given')
  const { lines } = await matchStatement(outcome.stored.id)
  const pairs = lines.map((line) => ({ lineId: line.id, paymentId: id }))
  const [done] = await confirmLines(admin, outcome.stored.id, pairs)
  return done?.outcome === 'dikonfirmasi'
}

/** Asserts that receipts are numbered from 1 to this. */
async function expectNoGaps(assert: Assert, count: number, seed: number): Promise<void> {
  const receipts = await Receipt.query().orderBy('sequence')
  assert.deepEqual(
    receipts.map(({ sequence }) => sequence),
    Array.from({ length: count }, (_, at) => at + 1),
    `seed ${seed}: receipts`
  )
}

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
    await expectNoGaps(assert, confirmed, seed)
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

/**
 * Takes a history's steps by the real actions, which refuse some of them.
 * @returns how many confirmations there were, and how many of them by a statement
 */
async function act(admin: User, payment: Payment, { steps }: History) {
  const { id } = payment
  const count = { confirmed: 0, matched: 0 }
  for (const [at, { kind, share, wait }] of steps.entries()) {
    try {
      if (kind === 'confirm' && share % 2 === 0) {
        if (!(await match(admin, payment, `QRIS ${id} ${at}`))) continue
        count.matched++
        count.confirmed++
      } else if (kind === 'confirm') {
        await decidePayment(admin, id, { status: 'confirmed' })
        count.confirmed++
      } else if (kind === 'reject') {
        await decidePayment(admin, id, { status: 'rejected', reason: 'x' })
      } else if (kind === 'undo') await undoConfirmation(admin, id, 'Salah pencet')
      else if (kind === 'refund') {
        const day = startOfDay(Date.now()) - Math.floor((wait % (20 * DAY_MS)) / DAY_MS) * DAY_MS
        const order = { reason: 'Batal', amount: share, day, access: 'cabut' } as const
        await refundPayment(admin, id, { ...order, proof: null })
      }
    } catch (error) {
      // Of the wrong state, or more than is left.
      if (!(error instanceof Conflict) && !isTooMuch(error)) throw error
    }
  }
  return count
}

const isTooMuch = (error: unknown) => error instanceof Error && error.name === 'InvalidInput'

interface PaymentRow {
  status: PaymentStatus
  amount: number
  way: PaymentWay
  paid_at: number | string | null
  promo_code: History['promo']
  discount: number
}

/** The movements of a payment, read row by row. */
async function left(history: History, id: number): Promise<Movement[]> {
  const row = (await db.from('payments').where('id', id).firstOrFail()) as PaymentRow
  const back = (await db.from('refunds').where('payment_id', id)) as {
    amount: number
    refunded_at: number | string
  }[]
  return movementsOf(
    {
      ...history,
      amount: row.amount,
      way: row.way,
      promo: row.promo_code,
      discount: row.discount,
    },
    {
      status: row.status,
      decidedAt: null,
      paidAt: row.paid_at === null ? null : Number(row.paid_at),
      refunds: back.map(({ amount, refunded_at: at }) => ({ amount, at: Number(at) })),
    }
  )
}
