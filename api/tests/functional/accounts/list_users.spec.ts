import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { start, takeSeat } from '#tests/support/exam'

interface Row {
  id: number
  nama: string
}

const ids = (reply: { body: { users: Row[] } }) => reply.body.users.map(({ id }) => id)
const names = (reply: { body: { users: Row[] } }) => reply.body.users.map(({ nama }) => nama)

/** Creates the oldest account, which comes last by default. */
async function signIn() {
  const admin = await createAdmin({ name: 'Zed Admin', createdAt: 1 })
  return { admin, browser: await BrowserSession.of(admin) }
}

test.group("Admins' list of users", (group) => {
  isolateDatabase(group)

  test('the list of users shows all users, admins too, with their running or startable package', async ({
    assert,
  }) => {
    const { admin, browser } = await signIn()
    const seat = await takeSeat()
    await start(seat)
    await User.query().where('id', seat.user.id).update({
      profile_pic: 'a.jpg',
      last_package_name: 'Paket Lama',
    })
    const archived = await createPackage({ name: 'Paket Arsip', archivedAt: Date.now() })
    const waiting = await createUser({ createdAt: Date.UTC(2030, 0, 1) })
    await grantAttempt(waiting, archived)

    const { status, body } = await browser.get('/admin/user')
    assert.equal(status, 200)
    assert.deepEqual([body.total, body.totalPages], [3, 1])
    assert.deepEqual(body.users, [
      {
        id: waiting.id,
        nohp: waiting.nohp,
        nama: waiting.name,
        email: waiting.email,
        role: 'User',
        profilePic: null,
        status_ujian: 'idle',
        jumlah_ujian: 0,
        paket_soal_id_aktif: archived.id,
        paket_aktif: 'Paket Arsip',
        paket_terakhir: null,
        ditangguhkan: null,
        alasan_penangguhan: null,
        dua_langkah: false,
        createdAt: '2030-01-01T00:00:00.000Z',
      },
      {
        id: seat.user.id,
        nohp: seat.user.nohp,
        nama: seat.user.name,
        email: seat.user.email,
        role: 'User',
        profilePic: '/uploads/profile/a.jpg',
        status_ujian: 'ujian',
        jumlah_ujian: 0,
        paket_soal_id_aktif: seat.pack.id,
        paket_aktif: seat.pack.name,
        paket_terakhir: 'Paket Lama',
        ditangguhkan: null,
        alasan_penangguhan: null,
        dua_langkah: false,
        createdAt: new Date(seat.user.createdAt).toISOString(),
      },
      {
        id: admin.id,
        nohp: admin.nohp,
        nama: 'Zed Admin',
        email: admin.email,
        role: 'Admin',
        profilePic: null,
        status_ujian: 'idle',
        jumlah_ujian: 0,
        paket_soal_id_aktif: null,
        paket_aktif: null,
        paket_terakhir: null,
        ditangguhkan: null,
        alasan_penangguhan: null,
        dua_langkah: false,
        createdAt: '1970-01-01T00:00:00.001Z',
      },
    ])
  })

  test('the list of users sorts by its own columns, ignoring letter case', async ({ assert }) => {
    const { browser } = await signIn()
    const [first, second] = [await createPackage(), await createPackage()]
    await createUser({
      name: 'budi',
      nohp: '081100000003',
      examStatus: 'ujian',
      activePackageId: second.id,
      lastPackageName: 'Paket A',
      createdAt: 2,
    })
    await createUser({
      name: 'Ani',
      nohp: '081100000002',
      activePackageId: first.id,
      lastPackageName: 'paket B',
      createdAt: 3,
    })
    await createUser({ name: 'Cici', nohp: '081100000001', createdAt: 4 })
    const sorted = async (sortBy: string, sortOrder: string) =>
      names(await browser.get(`/admin/user?sortBy=${sortBy}&sortOrder=${sortOrder}&search=0811`))

    assert.deepEqual(await sorted('createdAt', 'DESC'), ['Cici', 'Ani', 'budi'])
    assert.deepEqual(await sorted('nama', 'ASC'), ['Ani', 'budi', 'Cici'])
    assert.deepEqual(await sorted('nohp', 'ASC'), ['Cici', 'Ani', 'budi'])
    assert.deepEqual(await sorted('status_ujian', 'DESC'), ['budi', 'Cici', 'Ani'])
    assert.deepEqual(await sorted('paket_soal_id_aktif', 'DESC'), ['budi', 'Ani', 'Cici'])
    assert.deepEqual(await sorted('paket_terakhir', 'DESC'), ['Ani', 'budi', 'Cici'])
    assert.deepEqual(await sorted('paket_terakhir', 'ASC'), ['Cici', 'budi', 'Ani'])
  })

  test('the list of users searches names, numbers, addresses and packages literally', async ({
    assert,
  }) => {
    const { browser } = await signIn()
    const pack = await createPackage({ name: 'Prediksi 7' })
    const accented = await createUser({ name: 'ÉMILE Ńovak' })
    const percent = await createUser({ name: '100% Siti' })
    const under = await createUser({ name: 'a_b' })
    const mail = await createUser({ email: 'unik.sekali@contoh.test' })
    const active = await createUser({ activePackageId: pack.id })
    const last = await createUser({ lastPackageName: 'Prediksi 7' })
    const found = async (search: string) =>
      ids(await browser.get(`/admin/user?search=${encodeURIComponent(search)}`)).toSorted(
        (a, b) => a - b
      )

    assert.deepEqual(await found('%'), [percent.id])
    assert.deepEqual(await found('_'), [under.id])
    assert.deepEqual(await found(' siTI '), [percent.id])
    assert.deepEqual(await found('émile ŃOV'), [accented.id])
    assert.deepEqual(await found('OVAK'), [accented.id])
    assert.deepEqual(await found('UNIK.sekali'), [mail.id])
    assert.deepEqual(await found(mail.nohp.slice(2)), [mail.id])
    assert.deepEqual(await found('prediksi 7'), [active.id, last.id])
    assert.deepEqual(await found("' OR 1=1 --"), [])
  })

  test('the list of users finds a phone number in the usual spellings', async ({ assert }) => {
    const { browser } = await signIn()
    const siti = await createUser({ name: 'Siti', nohp: '085799887766' })
    const budi = await createUser({ name: 'Budi 62 857', nohp: '081628579900' })
    const found = async (search: string) =>
      ids(await browser.get(`/admin/user?search=${encodeURIComponent(search)}`)).toSorted(
        (a, b) => a - b
      )

    for (const written of [
      '+6285799887766',
      '6285799887766',
      '+62 857-9988-7766',
      '0857 9988 7766',
      '(0857) 9988.7766',
      '857-9988',
      '+62 8579',
      '9988-7766',
    ]) {
      assert.deepEqual(await found(written), [siti.id], written)
    }
    assert.deepEqual(await found('62857'), [siti.id, budi.id], 'what begins so, and what holds it')
    assert.deepEqual(await found('62 857'), [siti.id, budi.id], 'names are searched literally')
    assert.deepEqual(await found('+1 857 9988 7766'), [])
    assert.deepEqual(await found('8-1'), [], 'too little for a phone number')
  })

  test('the list of users has pages, and refuses invalid ones', async ({ assert }) => {
    const { browser } = await signIn()
    for (let n = 0; n < 6; n++) await createUser({ createdAt: 5 })
    const pages = [
      await browser.get('/admin/user?limit=5'),
      await browser.get('/admin/user?limit=5&page=2'),
    ]
    assert.deepEqual(
      pages.map(({ body }) => [body.users.length, body.totalPages, body.total]),
      [
        [5, 2, 7],
        [2, 2, 7],
      ]
    )
    assert.lengthOf(new Set(pages.flatMap(ids)), 7)

    for (const query of [
      'sortBy=password',
      'sortBy=email',
      'sortOrder=desc',
      'page=0',
      'limit=0',
      'limit=101',
      'limit=-2',
      'limit=abc',
    ]) {
      assert.equal((await browser.get(`/admin/user?${query}`)).status, 422, query)
    }
  })

  test('the list of users with limit -1 streams all users, in the order and search of the pages', async ({
    assert,
  }) => {
    const { browser } = await signIn()
    const now = Date.now()
    const users = Array.from({ length: 1_203 }, (_, n) => ({
      nohp: `0899${String(n).padStart(7, '0')}`,
      email: `massal${n}@contoh.test`,
      name: `Massal ${n % 7}`,
      password: 'x',
      role: 'User' as const,
      examStatus: 'idle' as const,
      createdAt: now,
      updatedAt: now,
    }))
    await User.createMany(users)

    const all = await browser.get('/admin/user?limit=-1&search=massal&sortBy=nama&sortOrder=ASC')
    assert.equal(all.status, 200)
    assert.include(String(all.headers.get('content-type')), 'application/json')
    assert.deepEqual([all.body.total, all.body.totalPages], [1_203, 1])
    const expected = await User.query()
      .where('nohp', 'like', '0899%')
      .orderBy('name', 'asc')
      .orderBy('id', 'asc')
    assert.deepEqual(
      ids(all),
      expected.map(({ id }) => id)
    )
    assert.deepEqual(Object.keys(all.body.users[0]).length, 15)

    const page = async (number: number) =>
      browser.get(`/admin/user?limit=100&page=${number}&search=massal&sortBy=nama&sortOrder=ASC`)
    for (const [number, start, end] of [
      [1, 0, 100],
      [13, 1_200, 1_203],
      [14, 1_203, 1_203],
    ] as const) {
      const { body } = await page(number)
      assert.deepEqual([body.total, body.totalPages], [1_203, 13], `page ${number}`)
      assert.deepEqual(ids({ body }), ids(all).slice(start, end))
    }

    const none = await browser.get('/admin/user?limit=-1&search=tidakada')
    assert.deepEqual(none.body, { totalPages: 1, total: 0, users: [] })
  })
})
