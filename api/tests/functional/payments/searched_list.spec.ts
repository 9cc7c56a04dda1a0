import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import fc from 'fast-check'
import { numbersOf, rowsWith, walkTo, type IdQuery } from '#app/listing/search/found_rows'
import { withListDefaults, type ListQuery } from '#app/listing/pages/list_query'
import { paginate } from '#app/listing/pages/listing'
import { paymentListing } from '#app/payments/actions/list_payments'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createUser } from '#database/factories/user_factory'
import { PAYMENT_LIST, type PaymentColumn } from '#contracts/payments'
import { emptyDatabaseAfterEach, emptyTables, isolateDatabase } from '#tests/support/database'
import { agrees, copyLast } from '#tests/support/long_lists'
import { LIMITS } from '#tests/support/limits'

type Wish = Partial<ListQuery<PaymentColumn>>

const PEOPLE = 60
const PACKAGES = ['Paket Santi', 'Paket Kilat', 'Paket Lain']
const BESIDE = 'beside'
/** More than each search reads again. */
const MANY = 1_500

const listOf = (wish: Wish) => paymentListing(withListDefaults(wish, PAYMENT_LIST))
const agreesFor = (assert: Assert, wish: Wish) => agrees(assert, listOf(wish), wish)
const totalOf = async (search: string) => (await paginate(listOf({ search }))).total

/** One person is rare, a tenth are called Budi, the others Santi, as is a package. */
function nameOf(n: number): string {
  if (n === 7) return 'Citra'
  return n % 10 === 0 ? `Budi ${n}` : `Santi ${n}`
}

/** People without payments but for the first, who has one. */
async function fillPeople(): Promise<number> {
  const first = await createUser({ name: 'Santi Awal' })
  const pack = await createPackage({ name: 'Paket Lain' })
  await createPayment(first, pack, { status: 'confirmed', createdAt: 1 })
  return copyLast('users', PEOPLE, (n) => ({
    nohp: `0877${String(n).padStart(6, '0')}`,
    email: `orang${n}@panjang.test`,
    name: nameOf(n),
  }))
}

/** Payments of random people and packages, many of them made at the same time. */
async function fillPayments(users: number, seed: number, count = MANY): Promise<void> {
  const one = fc.record({
    // The rare person pays once in a while.
    person: fc.oneof(
      { arbitrary: fc.constant(7), weight: 1 },
      { arbitrary: fc.integer({ min: 8, max: PEOPLE }), weight: 300 }
    ),
    package_name: fc.constantFrom(...PACKAGES),
    amount: fc.integer({ min: 1, max: 9 }),
    created_at: fc.integer({ min: 1, max: 400 }),
  })
  const made = fc.sample(one, { numRuns: count, seed })
  await copyLast('payments', count, (n) => {
    const { person, ...payment } = made[n - 1] as (typeof made)[number]
    return { ...payment, user_id: users + person, current_name: nameOf(person) }
  })
}

/** Doubles the payments, with gaps in the ids where the database leaves some. */
async function doublePayments(): Promise<void> {
  const copied =
    'user_id, current_name, current_nohp, package_id, package_name, amount, proof, status'
  await db.rawQuery(
    `insert into payments (${copied}, created_at) select ${copied}, created_at + id % 7 from payments`
  )
}

test.group('A search of payments', (group) => {
  isolateDatabase(group)

  test('a search of payments has the pages and the total of a plain search, for any term', async ({
    assert,
  }) => {
    await fillPayments(await fillPeople(), 1)
    // More than are read at once.
    for (let times = 0; times < 3; times++) await doublePayments()

    const wishes = fc.record({
      // A rare person, some, most of them with a package, a package alone, all, and none.
      search: fc.constantFrom('citra', 'budi', 'SANTI', 'kilat', 'a', 'Santi 33', 'tidakada', '%'),
      sortBy: fc.constantFrom(...PAYMENT_LIST.columns),
      sortOrder: fc.constantFrom('ASC' as const, 'DESC' as const),
      limit: fc.constantFrom(1, 10, 100),
    })
    await fc.assert(
      fc.asyncProperty(wishes, fc.double({ min: 0, max: 1.1, noNaN: true }), async (wish, far) => {
        const total = await totalOf(wish.search)
        await agreesFor(assert, { ...wish, page: 1 + Math.floor((far * total) / wish.limit) })
      }),
      { numRuns: 60 }
    )
  }).timeout(LIMITS.manyRuns)
})

test.group('A walk to a page', (group) => {
  isolateDatabase(group)

  test('a walk to a page ends where it is found, and gives up where sorting takes less', async ({
    assert,
  }) => {
    await fillPayments(await fillPeople(), 1)
    const inOrder = (isReversed: boolean): IdQuery =>
      db
        .from('payments')
        .select('id')
        .orderBy('id', isReversed ? 'asc' : 'desc')
    const newestFirst = await numbersOf(inOrder(false))
    const walk = (ids: Uint32Array, start: number) =>
      walkTo({ ...rowsWith(ids), listed: newestFirst.length }, { start, size: 10 }, inOrder)

    const tenth = newestFirst.filter((_, at) => at % 10 === 0)
    for (const start of [0, 70, tenth.length - 10]) {
      assert.deepEqual(await walk(tenth, start), [...tenth.subarray(start, start + 10)])
    }
    assert.isNull(await walk(newestFirst.slice(0, 11), 0), 'rare')
    assert.isNull(await walk(newestFirst.slice(-100), 0), 'at the other end')
  })
})

test.group('A search of payments that change', (group) => {
  emptyDatabaseAfterEach(group)
  group.each.timeout(LIMITS.manyCalls)

  test('a search of payments finds rows that another connection has added since', async ({
    assert,
    cleanup,
  }) => {
    const users = await fillPeople()
    await fillPayments(users, 1)
    const before = await totalOf('citra')
    await agreesFor(assert, { search: 'citra' })

    db.manager.add(BESIDE, db.manager.get(db.primaryConnectionName)?.config as never)
    cleanup(() => db.manager.close(BESIDE, true))
    const row = (await db.from('payments').orderBy('id', 'desc').firstOrFail()) as { id: number }
    // The second run leaves ids out.
    for (const after of [1, 3_000]) {
      await db
        .connection(BESIDE)
        .table('payments')
        .insert({ ...row, id: row.id + after, user_id: users + 7, package_name: 'Paket Baru' })
    }
    assert.equal(await totalOf('citra'), before + 2)
    assert.equal(await totalOf('paket baru'), 2)
    for (const search of ['citra', 'budi', 'paket baru', 'paket'])
      await agreesFor(assert, { search })
  })

  test('a search of payments finds rows that began before the newest and were stored after it', async ({
    assert,
  }) => {
    const users = await fillPeople()
    await fillPayments(users, 1)
    const row = (await db.from('payments').orderBy('id', 'desc').firstOrFail()) as { id: number }
    const add = (after: number) =>
      db.table('payments').insert({ ...row, id: row.id + after, user_id: users + 7 })
    await add(500)
    const before = await totalOf('citra')
    await add(2)
    assert.equal(await totalOf('citra'), before + 1)
    await agreesFor(assert, { search: 'citra' })
  })

  test('a search of payments forgets the rows of a table that was emptied', async ({ assert }) => {
    await fillPayments(await fillPeople(), 1)
    assert.isAbove(await totalOf('citra'), 0)
    await emptyTables()
    assert.equal(await totalOf('citra'), 0)
    assert.equal(await totalOf('paket'), 0)

    // As many rows again, or more, with the ids of the earlier ones.
    await fillPayments(await fillPeople(), 2, MANY + 200)
    for (const search of ['citra', 'budi', 'kilat', 'santi']) await agreesFor(assert, { search })
  })

  test('a search of payments recognises a table from a backup, though it has grown past the former one', async ({
    assert,
  }) => {
    const users = await fillPeople()
    await fillPayments(users, 1)
    await agreesFor(assert, { search: 'budi' })
    const kept = (await db.from('payments').min('id as first').firstOrFail()) as { first: number }
    await db
      .from('payments')
      .where('id', '>', kept.first + 300)
      .delete()
    await agreesFor(assert, { search: 'budi' })

    await fillPayments(users, 3, MANY + 200)
    for (const search of ['citra', 'budi', 'kilat', 'santi']) await agreesFor(assert, { search })
  })

  test('a search of payments is right when several search a long table at once', async ({
    assert,
  }) => {
    await fillPayments(await fillPeople(), 1)
    for (let times = 0; times < 3; times++) await doublePayments()
    const searches = ['citra', 'budi', 'kilat', 'santi', 'tidakada']
    await Promise.all(searches.map((search) => agreesFor(assert, { search })))
  })
})
