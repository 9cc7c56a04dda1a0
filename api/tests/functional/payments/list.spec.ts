import { test } from '@japa/runner'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'

interface Row {
  id: number
}

const ids = (reply: { body: { payments: Row[] } }) => reply.body.payments.map(({ id }) => id)

test.group("Admins' list of payments", (group) => {
  isolateDatabase(group)

  test('the list of payments shows buyer and package, newest first', async ({ assert }) => {
    const user = await createUser({ name: 'Siti', nohp: '081355557777' })
    const pack = await createPackage({ name: 'Paket A', price: 20_000 })
    const at = Date.UTC(2025, 0, 31, 23, 59, 59, 123)
    const account = await createAdmin({ name: 'Ibu Admin' })
    const old = await createPayment(user, pack, {
      status: 'rejected',
      createdAt: at,
      decidedBy: account.id,
      decidedAt: at + 877,
    })
    const recent = await createPayment(user, pack, { createdAt: at + 1 })
    const admin = await BrowserSession.of(account)

    const reply = await admin.get('/admin/payments')
    assert.equal(reply.status, 200)
    assert.deepEqual(reply.body, {
      payments: [
        {
          id: recent.id,
          userId: user.id,
          userNohp: '081355557777',
          User: { nama: 'Siti' },
          nama_paket: 'Paket A',
          bundel: null,
          amount: 20_000,
          buktiBayar: recent.proof,
          status: 'pending',
          alasanPenolakan: null,
          createdAt: '2025-01-31T23:59:59.124Z',
          keputusan: null,
          promo: null,
          cara: 'qris',
          dicatat: false,
          dikembalikan: 0,
          sama: [],
          diberitahu: null,
        },
        {
          id: old.id,
          userId: user.id,
          userNohp: '081355557777',
          User: { nama: 'Siti' },
          nama_paket: 'Paket A',
          bundel: null,
          amount: 20_000,
          buktiBayar: old.proof,
          status: 'rejected',
          alasanPenolakan: 'Nominal tidak sesuai.',
          createdAt: '2025-01-31T23:59:59.123Z',
          keputusan: { nama: 'Ibu Admin', waktu: '2025-02-01T00:00:00.000Z' },
          promo: null,
          cara: 'qris',
          dicatat: false,
          dikembalikan: 0,
          sama: [],
          diberitahu: null,
        },
      ],
      totalPages: 1,
      total: 2,
    })
  })

  test('the list of payments has pages without lost or repeated rows, even with equal times', async ({
    assert,
  }) => {
    const createdAt = Date.now()
    const expected: number[] = []
    for (let n = 0; n < 12; n++) {
      const payment = await createPayment(await createUser(), await createPackage(), { createdAt })
      expected.unshift(payment.id)
    }
    const admin = await BrowserSession.of(await createAdmin())
    const pages = [1, 2, 3].map((page) => admin.get(`/admin/payments?limit=5&page=${page}`))
    const replies = await Promise.all(pages)

    assert.deepEqual(replies.flatMap(ids), expected)
    for (const { body } of replies) assert.deepEqual([body.totalPages, body.total], [3, 12])

    const byDefault = await admin.get('/admin/payments')
    assert.lengthOf(byDefault.body.payments, 10)
    const all = await admin.get('/admin/payments?limit=-1')
    assert.deepEqual(ids(all), expected)
    assert.deepEqual([all.body.totalPages, all.body.total], [1, 12])
    const beyond = await admin.get('/admin/payments?page=99')
    assert.deepEqual([beyond.status, beyond.body.payments, beyond.body.total], [200, [], 12])
  })

  test('the list of payments sorts by each of its columns, both ways', async ({ assert }) => {
    const [budi, ani] = [
      await createUser({ name: 'Budi', nohp: '081300000001' }),
      await createUser({ name: 'ani', nohp: '081300000002' }),
    ]
    const [cheap, dear] = [
      await createPackage({ name: 'Z', price: 20_000 }),
      await createPackage({ name: 'y', price: 25_000 }),
    ]
    const first = await createPayment(budi, cheap, { createdAt: 1_000, status: 'confirmed' })
    const second = await createPayment(ani, dear, { createdAt: 2_000, status: 'rejected' })
    const admin = await BrowserSession.of(await createAdmin())

    const ascending: Record<string, number[]> = {
      createdAt: [first.id, second.id],
      userNohp: [first.id, second.id],
      nama: [second.id, first.id],
      nama_paket: [second.id, first.id],
      amount: [first.id, second.id],
      status: [first.id, second.id],
    }
    for (const [column, expected] of Object.entries(ascending)) {
      const up = await admin.get(`/admin/payments?sortBy=${column}&sortOrder=ASC`)
      const down = await admin.get(`/admin/payments?sortBy=${column}&sortOrder=DESC`)
      assert.deepEqual(ids(up), expected, column)
      assert.deepEqual(ids(down), expected.toReversed(), column)
    }
  })

  test("the list of payments sorts by the buyers' present names", async ({ assert }) => {
    const budi = await createUser({ name: 'Budi', nohp: '081300000001' })
    const ani = await createUser({ name: 'Ani', nohp: '081300000002' })
    const older = await createPayment(budi, await createPackage(), { createdAt: 1_000 })
    const recent = await createPayment(ani, await createPackage(), { createdAt: 2_000 })
    const admin = await BrowserSession.of(await createAdmin())
    const sortedBy = async (column: string) =>
      ids(await admin.get(`/admin/payments?sortBy=${column}&sortOrder=ASC`))
    assert.deepEqual(await sortedBy('nama'), [recent.id, older.id])
    assert.deepEqual(await sortedBy('userNohp'), [older.id, recent.id])

    const browser = await BrowserSession.of(ani)
    const reply = await browser.upload('PUT', '/users/profile', {
      nama: 'Zahra',
      newNohp: '081300000000',
      email: ani.email,
      password: FACTORY_PASSWORD,
    })
    assert.equal(reply.status, 200)
    assert.deepEqual(await sortedBy('nama'), [older.id, recent.id])
    assert.deepEqual(await sortedBy('userNohp'), [recent.id, older.id])
  })

  test('the list of payments finds by name, phone number, e-mail address and package name', async ({
    assert,
  }) => {
    const user = await createUser({
      name: 'Siti Nurhaliza',
      nohp: '081399887766',
      email: 'siti@sekolah.test',
    })
    const wanted = await createPayment(user, await createPackage({ name: 'Paket Kilat' }))
    await createPayment(await createUser(), await createPackage())
    const admin = await BrowserSession.of(await createAdmin())

    for (const search of [
      'nurhal',
      'SITI',
      '99887',
      '+62 813-9988-7766',
      '628139988',
      'sekolah.test',
      'kilat',
    ]) {
      const reply = await admin.get(`/admin/payments?search=${encodeURIComponent(search)}`)
      assert.deepEqual(ids(reply), [wanted.id], search)
      assert.equal(reply.body.total, 1)
    }
    const none = await admin.get('/admin/payments?search=tidak-ada')
    assert.deepEqual(none.body, { payments: [], totalPages: 1, total: 0 })
  })

  test('the list of payments searches literally', async ({ assert }) => {
    const pack = await createPackage({ name: 'Paket' })
    const names = ['100% Lulus', 'a_b', "O'Brien", 'tanda ! seru', 'garis \\ miring', 'ÉLODIE']
    const payments = new Map<string, number>()
    for (const name of names) {
      payments.set(name, (await createPayment(await createUser({ name }), pack)).id)
    }
    const admin = await BrowserSession.of(await createAdmin())

    const cases: [string, string[]][] = [
      ['%', ['100% Lulus']],
      ['_', ['a_b']],
      ['!', ['tanda ! seru']],
      ['\\', ['garis \\ miring']],
      ["'", ["O'Brien"]],
      ['élodie', ['ÉLODIE']],
      ["' OR '1'='1", []],
    ]
    for (const [search, expected] of cases) {
      const reply = await admin.get(`/admin/payments?search=${encodeURIComponent(search)}`)
      assert.equal(reply.status, 200, search)
      assert.deepEqual(
        ids(reply),
        expected.map((name) => payments.get(name)),
        search
      )
    }
  })

  test('the list of payments shows one status, package or span of days, and counts it', async ({
    assert,
  }) => {
    const [ani, budi] = [await createUser({ name: 'Ani' }), await createUser({ name: 'Budi' })]
    const [one, two] = [await createPackage(), await createPackage()]
    const day = (text: string) => Date.parse(`${text}+07:00`)
    const waiting = await createPayment(ani, one, { createdAt: day('2026-11-20T00:00:00') })
    const later = await createPayment(budi, two, { createdAt: day('2026-11-21T23:59:59.999') })
    const paid = await createPayment(ani, two, {
      status: 'confirmed',
      createdAt: day('2026-11-22T00:00:00'),
    })
    const admin = await BrowserSession.of(await createAdmin())
    const cases: [string, number[]][] = [
      // Who has waited longest comes first.
      ['status=pending', [waiting.id, later.id]],
      ['status=pending&sortOrder=DESC', [later.id, waiting.id]],
      ['status=pending&sortBy=createdAt&sortOrder=ASC', [waiting.id, later.id]],
      ['status=confirmed', [paid.id]],
      ['status=rejected', []],
      [`paket=${two.id}`, [paid.id, later.id]],
      [`paket=${two.id}&status=pending`, [later.id]],
      ['paket=4000000', []],
      [`nomor=${paid.id}`, [paid.id]],
      [`nomor=${paid.id}&status=pending`, []],
      ['dari=2026-11-21', [paid.id, later.id]],
      ['sampai=2026-11-21', [later.id, waiting.id]],
      ['dari=2026-11-20&sampai=2026-11-20', [waiting.id]],
      ['status=pending&search=budi', [later.id]],
      ['dari=2026-11-21&search=ani', [paid.id]],
      ['status=pending&sortBy=nama&sortOrder=DESC', [later.id, waiting.id]],
    ]
    for (const [query, expected] of cases) {
      const reply = await admin.get(`/admin/payments?${query}`)
      assert.deepEqual(ids(reply), expected, query)
      assert.equal(reply.body.total, expected.length, query)
      const all = await admin.get(`/admin/payments?${query}&limit=-1`)
      assert.deepEqual(ids(all), expected, query)
    }
    const second = await admin.get('/admin/payments?status=pending&limit=1&page=2')
    assert.deepEqual([ids(second), second.body.totalPages], [[later.id], 2])
  })

  test('the list of payments refuses an unknown query', async ({ assert }) => {
    const admin = await BrowserSession.of(await createAdmin())
    for (const query of [
      'page=0',
      'page=-1',
      'page=1.5',
      'page=abc',
      'limit=0',
      'limit=-2',
      'limit=101',
      'limit=semua',
      'sortBy=password',
      'sortBy=users.password',
      'sortBy=id%3BDROP%20TABLE%20users',
      'sortOrder=asc;--',
      'sortOrder=RANDOM()',
      'search[]=a&search[]=b',
      'status=lunas',
      'status=',
      'status[]=pending',
      'paket=0',
      'paket=a',
      'nomor=0',
      'dari=kemarin',
      'dari=2026-11-22&sampai=2026-11-20',
      'dari=2026-02-30',
      'sampai=2026-11-21T00:00',
      `search=${'x'.repeat(200)}`,
    ]) {
      assert.equal((await admin.get(`/admin/payments?${query}`)).status, 422, query)
    }
    for (const limit of [1, 5, 10, 100, -1]) {
      assert.equal((await admin.get(`/admin/payments?limit=${limit}`)).status, 200)
    }
  })
})
