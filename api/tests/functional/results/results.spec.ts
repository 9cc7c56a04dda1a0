import { test } from '@japa/runner'
import { createResult } from '#database/factories/result_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'

const MINUTE = 60_000
const EXAM_DAY = Date.UTC(2026, 4, 4, 3, 30)

test.group('Last score', (group) => {
  isolateDatabase(group)

  test('is -1 before the first exam', async ({ assert }) => {
    const browser = await BrowserSession.of(await createUser())
    const { status, body } = await browser.get('/users/lastScore')
    assert.equal(status, 200)
    assert.deepEqual(body, {
      lastScore: -1,
      scoreListening: 0,
      scoreWritten: 0,
      scoreReading: 0,
      listeningCorrect: 0,
      writtenCorrect: 0,
      readingCorrect: 0,
      lastPaket: null,
    })
  })

  test('is that of the attempt that ended last', async ({ assert }) => {
    const user = await createUser()
    const latest = await createResult(user, { packageName: 'Paket B', createdAt: EXAM_DAY })
    await createResult(user, {
      packageName: 'Paket A',
      createdAt: EXAM_DAY - MINUTE,
      listeningCorrect: 50,
      writtenCorrect: 40,
      readingCorrect: 50,
    })
    await createResult(await createUser(), { createdAt: EXAM_DAY + MINUTE })

    const browser = await BrowserSession.of(user)
    const { body } = await browser.get('/users/lastScore')
    assert.deepEqual(body, {
      lastScore: latest.totalScore,
      scoreListening: latest.listeningScore,
      scoreWritten: latest.structureScore,
      scoreReading: latest.readingScore,
      listeningCorrect: 35,
      writtenCorrect: 28,
      readingCorrect: 36,
      lastPaket: 'Paket B',
    })
  })

  test('is for signed-in users only', async ({ assert }) => {
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.get('/users/lastScore')).status, 401)
  })
})

test.group('Own history', (group) => {
  isolateDatabase(group)

  test("lists the user's own attempts, the latest first, in the shape of the contract", async ({
    assert,
  }) => {
    const user = await createUser()
    const older = await createResult(user, { packageName: 'Paket A', createdAt: EXAM_DAY })
    const newer = await createResult(user, { createdAt: EXAM_DAY + MINUTE })
    const sameTime = await createResult(user, { createdAt: EXAM_DAY + MINUTE })
    await createResult(await createUser())

    const browser = await BrowserSession.of(user)
    const { status, body } = await browser.get('/users/riwayat-ujian')
    assert.equal(status, 200)
    assert.deepEqual(
      body.data.map(({ id }: { id: number }) => id),
      [sameTime.id, newer.id, older.id]
    )
    assert.deepEqual(body.data[2], {
      id: older.id,
      nama_paket: 'Paket A',
      listeningScore: older.listeningScore,
      structureScore: older.structureScore,
      readingScore: older.readingScore,
      totalScore: older.totalScore,
      listening_correct: 35,
      written_correct: 28,
      reading_correct: 36,
      createdAt: '2026-05-04T03:30:00.000Z',
      kode: older.code,
    })
  })

  test('is empty before the first exam', async ({ assert }) => {
    const browser = await BrowserSession.of(await createUser())
    assert.deepEqual((await browser.get('/users/riwayat-ujian')).body, { data: [] })
  })

  test('is for signed-in users only', async ({ assert }) => {
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.get('/users/riwayat-ujian')).status, 401)
  })

  test("refuses another user's phone number", async ({ assert }) => {
    const other = await createUser()
    const browser = await BrowserSession.of(await createUser())
    assert.equal((await browser.get(`/users/riwayat-ujian?nohp=${other.nohp}`)).status, 403)
  })
})

test.group("Admins' history", (group) => {
  isolateDatabase(group)

  interface Row {
    id: number
    user: { nama: string }
  }

  async function threeResults() {
    const [citra, adi, budi] = [
      await createUser({ name: 'Citra' }),
      await createUser({ name: 'Adi', email: 'adi_100%@contoh.test' }),
      await createUser({ name: 'Budi', nohp: '081399990000' }),
    ]
    return {
      citra: await createResult(citra, {
        packageName: 'Paket B',
        createdAt: EXAM_DAY,
        listeningCorrect: 50,
        writtenCorrect: 20,
        readingCorrect: 30,
      }),
      adi: await createResult(adi, {
        packageName: 'Paket C',
        createdAt: EXAM_DAY + MINUTE,
        listeningCorrect: 20,
        writtenCorrect: 40,
        readingCorrect: 25,
      }),
      budi: await createResult(budi, {
        packageName: 'Paket A',
        createdAt: EXAM_DAY + 2 * MINUTE,
        listeningCorrect: 30,
        writtenCorrect: 30,
        readingCorrect: 50,
      }),
    }
  }

  test('shows everybody, the latest first, in the shape of the contract', async ({ assert }) => {
    const { citra } = await threeResults()
    const browser = await BrowserSession.of(await createAdmin())
    const { status, body } = await browser.get('/admin/riwayat-ujian')

    assert.equal(status, 200)
    assert.equal(body.total, 3)
    assert.equal(body.totalPages, 1)
    assert.deepEqual(
      body.histories.map(({ user }: Row) => user.nama),
      ['Budi', 'Adi', 'Citra']
    )
    assert.deepEqual(body.histories[2], {
      id: citra.id,
      nama_paket: 'Paket B',
      listeningScore: citra.listeningScore,
      structureScore: citra.structureScore,
      readingScore: citra.readingScore,
      totalScore: citra.totalScore,
      listening_correct: 50,
      written_correct: 20,
      reading_correct: 30,
      createdAt: '2026-05-04T03:30:00.000Z',
      kode: citra.code,
      user: { nama: 'Citra' },
    })
  })

  test('sorts by {sortBy}')
    .with([
      { sortBy: 'createdAt', ascending: ['Citra', 'Adi', 'Budi'] },
      { sortBy: 'nama', ascending: ['Adi', 'Budi', 'Citra'] },
      { sortBy: 'nama_paket', ascending: ['Budi', 'Citra', 'Adi'] },
      { sortBy: 'listeningScore', ascending: ['Adi', 'Budi', 'Citra'] },
      { sortBy: 'structureScore', ascending: ['Citra', 'Budi', 'Adi'] },
      { sortBy: 'readingScore', ascending: ['Adi', 'Citra', 'Budi'] },
      { sortBy: 'totalScore', ascending: ['Adi', 'Citra', 'Budi'] },
    ])
    .run(async ({ assert }, { sortBy, ascending }) => {
      await threeResults()
      const browser = await BrowserSession.of(await createAdmin())
      const names = async (order: string) => {
        const { body } = await browser.get(
          `/admin/riwayat-ujian?sortBy=${sortBy}&sortOrder=${order}`
        )
        return body.histories.map(({ user }: Row) => user.nama)
      }
      assert.deepEqual(await names('ASC'), ascending)
      assert.deepEqual(await names('DESC'), ascending.toReversed())
    })

  test('sorts by what learners are called today', async ({ assert }) => {
    const [adi, budi] = [await createUser({ name: 'Adi' }), await createUser({ name: 'Budi' })]
    const ofAdi = await createResult(adi)
    const ofBudi = await createResult(budi)
    const browser = await BrowserSession.of(await createAdmin())
    const sorted = async () => {
      const { body } = await browser.get('/admin/riwayat-ujian?sortBy=nama&sortOrder=ASC')
      return body.histories.map(({ id }: Row) => id)
    }
    assert.deepEqual(await sorted(), [ofAdi.id, ofBudi.id])

    const learner = await BrowserSession.of(adi)
    const changed = { nama: 'Cahya', email: adi.email }
    assert.equal((await learner.upload('PUT', '/users/profile', changed)).status, 200)
    assert.deepEqual(await sorted(), [ofBudi.id, ofAdi.id])
  })

  test('pages through equal values without repeating or losing a row', async ({ assert }) => {
    const user = await createUser()
    const results = []
    for (let n = 0; n < 7; n++) results.push(await createResult(user, { createdAt: EXAM_DAY }))
    const browser = await BrowserSession.of(await createAdmin())

    const page = async (number: number) => {
      const { body } = await browser.get(
        `/admin/riwayat-ujian?limit=5&page=${number}&sortBy=totalScore`
      )
      assert.equal(body.total, 7)
      assert.equal(body.totalPages, 2)
      return body.histories.map(({ id }: Row) => id)
    }
    const ids = [...(await page(1)), ...(await page(2))]
    assert.deepEqual(ids, results.map(({ id }) => id).toReversed())
    assert.deepEqual(await page(3), [])

    const all = await browser.get('/admin/riwayat-ujian?limit=-1')
    assert.lengthOf(all.body.histories, 7)
    assert.equal(all.body.totalPages, 1)
  })

  test('searches names, phone numbers, e-mail addresses and packages literally')
    .with([
      { search: 'citr', found: ['Citra'] },
      { search: '08139999', found: ['Budi'] },
      { search: '+62 813-9999', found: ['Budi'] },
      { search: 'adi_100%@', found: ['Adi'] },
      { search: 'PAKET C', found: ['Adi'] },
      { search: 'Paket', found: ['Budi', 'Adi', 'Citra'] },
      { search: '%', found: ['Adi'] },
      { search: 'Pak_t', found: [] },
      { search: "' OR 1=1 --", found: [] },
    ])
    .run(async ({ assert }, { search, found }) => {
      await threeResults()
      const browser = await BrowserSession.of(await createAdmin())
      const { body } = await browser.get(
        `/admin/riwayat-ujian?search=${encodeURIComponent(search)}`
      )
      assert.deepEqual(
        body.histories.map(({ user }: Row) => user.nama),
        found
      )
      assert.equal(body.total, found.length)
    })

  test('refuses a query that the list does not know')
    .with([
      'sortBy=password',
      'sortBy=users.nohp',
      'sortOrder=sideways',
      'limit=0',
      'limit=-2',
      'limit=101',
      'page=0',
      'page=1.5',
    ])
    .run(async ({ assert }, query) => {
      const browser = await BrowserSession.of(await createAdmin())
      const { status, body } = await browser.get(`/admin/riwayat-ujian?${query}`)
      assert.equal(status, 422)
      assert.lengthOf(body.errors, 1)
    })

  test('shows a learner by the name of today and keeps that of the exam', async ({ assert }) => {
    const user = await createUser({ name: 'Nama Baru' })
    await createResult(user, { userName: 'Nama Lama' })
    const browser = await BrowserSession.of(await createAdmin())
    const { body } = await browser.get('/admin/riwayat-ujian')
    assert.equal(body.histories[0].user.nama, 'Nama Baru')
  })

  test('is for admins only', async ({ assert }) => {
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.get('/admin/riwayat-ujian')).status, 401)
    const learner = await BrowserSession.of(await createUser())
    assert.equal((await learner.get('/admin/riwayat-ujian')).status, 403)
  })
})
