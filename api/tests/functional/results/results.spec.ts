import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Attempt from '#app/exam/models/attempt'
import type Result from '#app/results/models/result'
import { createLab } from '#database/factories/lab_factory'
import { createLateSubmission } from '#database/factories/late_submission_factory'
import { createResult } from '#database/factories/result_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'

const MINUTE = 60_000
const EXAM_DAY = Date.UTC(2026, 4, 4, 3, 30)

test.group('Last score', (group) => {
  isolateDatabase(group)

  test('the last score is -1 before the first exam', async ({ assert }) => {
    const browser = await BrowserSession.of(await createUser())
    const { status, body } = await browser.get('/users/lastScore')
    assert.equal(status, 200)
    assert.deepEqual(body, {
      target: null,
      hasil: null,
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

  test('the last score is that of the attempt that ended last', async ({ assert }) => {
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
      target: null,
      hasil: {
        id: latest.id,
        selesai: new Date(EXAM_DAY).toISOString(),
        pembahasan: false,
      },
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

  test('the last score is for signed-in users only', async ({ assert }) => {
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.get('/users/lastScore')).status, 401)
  })
})

test.group('Own history', (group) => {
  isolateDatabase(group)

  test("the own history lists the user's own attempts, newest first, in the contract's shape", async ({
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
      mode: 'latihan',
      kode: older.code,
    })
  })

  test('the own history is empty before the first exam', async ({ assert }) => {
    const browser = await BrowserSession.of(await createUser())
    assert.deepEqual((await browser.get('/users/riwayat-ujian')).body, { data: [] })
  })

  test('the own history is for signed-in users only', async ({ assert }) => {
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.get('/users/riwayat-ujian')).status, 401)
  })

  test("the own history refuses another user's phone number", async ({ assert }) => {
    const other = await createUser()
    const browser = await BrowserSession.of(await createUser())
    assert.equal((await browser.get(`/users/riwayat-ujian?nohp=${other.nohp}`)).status, 403)
  })
})

test.group('One result', (group) => {
  isolateDatabase(group)

  test('one result shows its learner the figures, their level and band, and the target', async ({
    assert,
  }) => {
    const user = await createUser({ targetScore: 550 })
    const result = await createResult(user, {
      packageName: 'Paket A',
      createdAt: EXAM_DAY,
      listeningCorrect: 50,
      writtenCorrect: 40,
      readingCorrect: 50,
    })

    const browser = await BrowserSession.of(user)
    const { status, body } = await browser.get(`/users/riwayat-ujian/${result.id}`)
    assert.equal(status, 200)
    assert.deepEqual(body, {
      data: {
        id: result.id,
        nama_paket: 'Paket A',
        listeningScore: 68,
        structureScore: 68,
        readingScore: 67,
        totalScore: 677,
        listening_correct: 50,
        written_correct: 40,
        reading_correct: 50,
        createdAt: '2026-05-04T03:30:00.000Z',
        mode: 'latihan',
        kode: result.code,
        paket_soal_id: result.packageId,
        cefr: 'C1',
        tingkat: [
          { level: 'A1', mulai: 310 },
          { level: 'A2', mulai: 337 },
          { level: 'B1', mulai: 460 },
          { level: 'B2', mulai: 543 },
          { level: 'C1', mulai: 627 },
        ],
        rentang: { dari: 664, sampai: 677, galat_baku: 13 },
        target: 550,
        dinilai_ulang: null,
      },
    })
  })

  test("one result is not found for others, an unknown number or another user's, admins included", async ({
    assert,
  }) => {
    const result = await createResult(await createUser())
    for (const other of [await createUser(), await createAdmin()]) {
      const browser = await BrowserSession.of(other)
      assert.equal((await browser.get(`/users/riwayat-ujian/${result.id}`)).status, 404)
    }
    const owner = await BrowserSession.of(await createUser())
    for (const id of ['999999', 'abc', '0', '-1', '99999999999']) {
      assert.equal((await owner.get(`/users/riwayat-ujian/${id}`)).status, 404, id)
    }
  })

  test('one result is for signed-in users only', async ({ assert }) => {
    const result = await createResult(await createUser())
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.get(`/users/riwayat-ujian/${result.id}`)).status, 401)
  })
})

test.group("Admins' history", (group) => {
  isolateDatabase(group)

  interface Row {
    id: number
    user: { nama: string }
    lab: string | null
    kursi: string | null
    rekaman: { nomor: number; dibuka: number }[]
    rekaman_login: number | null
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

  test("the admins' history shows all users' attempts, newest first, in the contract's shape", async ({
    assert,
  }) => {
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
      mode: 'latihan',
      kode: citra.code,
      userId: citra.userId,
      user: { nama: 'Citra' },
      lab: null,
      kursi: null,
      terlambat: null,
      rekaman: [],
      rekaman_login: null,
    })
  })

  test("the admins' history names the late answers of an attempt while they wait for a decision", async ({
    assert,
  }) => {
    const { adi, budi, citra } = await threeResults()
    const undecided = await createLateSubmission(budi)
    await createLateSubmission(citra, 'refused')
    const admin = await BrowserSession.of(await createAdmin())
    for (const query of ['', '?limit=-1', '?search=a', '?sortBy=nama']) {
      const { body } = await admin.get(`/admin/riwayat-ujian${query}`)
      const late = new Map(
        body.histories.map(({ id, terlambat }: Row & { terlambat: number | null }) => [
          id,
          terlambat,
        ])
      )
      assert.deepEqual(
        [adi, budi, citra].map(({ id }) => late.get(id)),
        [null, undecided.id, null]
      )
    }
    const decision = { status: 'refused', alasan: 'Tidak wajar.' }
    await admin.put(`/admin/jawaban-terlambat/${undecided.id}/status`, decision)
    const { body } = await admin.get('/admin/riwayat-ujian')
    assert.isTrue(
      body.histories.every(({ terlambat }: { terlambat: number | null }) => terlambat === null)
    )
  })

  test("the admins' history reports recordings that were opened more often than honest use needs", async ({
    assert,
  }) => {
    const user = await createUser()
    const [usual, often, byMany] = [
      await createResult(user, { createdAt: EXAM_DAY }),
      await createResult(user, { createdAt: EXAM_DAY + MINUTE }),
      await createResult(user, { createdAt: EXAM_DAY + 2 * MINUTE }),
    ]
    const opened = async ({ attemptId }: Result, page: number, ...times: number[]) => {
      const rows = times.map((openings, login) => ({
        attempt_id: attemptId,
        page,
        login_id: `login ${login}`,
        opened_at: EXAM_DAY,
        openings,
      }))
      await db.table('audio_openings').multiInsert(rows)
    }
    // Two crashes and a change of the seat.
    await opened(usual, 12, 2, 1, 1)
    await opened(usual, 31, 3)
    await opened(often, 31, 3, 2)
    await opened(often, 12, 3, 3, 1)
    await opened(often, 13, 3, 1)
    await opened(byMany, 1, 1, 1, 1, 1)

    const browser = await BrowserSession.of(await createAdmin())
    for (const query of ['', '?limit=-1', `?search=${user.nohp}`]) {
      const { body } = await browser.get(`/admin/riwayat-ujian${query}`)
      assert.deepEqual(
        body.histories.map((row: Row) => [row.id, row.rekaman, row.rekaman_login]),
        [
          [byMany.id, [], 4],
          [
            often.id,
            [
              { nomor: 12, dibuka: 7 },
              { nomor: 31, dibuka: 5 },
            ],
            null,
          ],
          [usual.id, [], null],
        ]
      )
    }
    const learner = await BrowserSession.of(user)
    assert.equal((await learner.get('/admin/riwayat-ujian')).status, 403)
    const own = await learner.get('/users/riwayat-ujian')
    assert.notProperty(own.body.data[0], 'rekaman')
    const one = await learner.get(`/users/riwayat-ujian/${often.id}`)
    assert.notProperty(one.body.data, 'rekaman')
  })

  test("the admins' history names the lab and the seat where an attempt was last seen", async ({
    assert,
  }) => {
    const { lab } = await createLab({ name: 'Lab Bahasa 1' })
    const user = await createUser()
    const [atHome, inSeb, atSeat] = [
      await createResult(user, { createdAt: EXAM_DAY }),
      await createResult(user, { createdAt: EXAM_DAY + MINUTE }),
      await createResult(user, { createdAt: EXAM_DAY + 2 * MINUTE }),
    ]
    for (const [result, seenSeat] of [
      [inSeb, null],
      [atSeat, '07'],
    ] as const)
      await Attempt.query().where('id', result.attemptId).update({ seenLabId: lab.id, seenSeat })
    // The lab's name stays with its results.
    await lab.merge({ revokedAt: Date.now(), activeName: null }).save()

    const browser = await BrowserSession.of(await createAdmin())
    for (const query of ['', '?limit=-1', `?search=${user.nohp}`]) {
      const { body } = await browser.get(`/admin/riwayat-ujian${query}`)
      assert.deepEqual(
        body.histories.map((row: Row) => [row.id, row.lab, row.kursi]),
        [
          [atSeat.id, 'Lab Bahasa 1', '07'],
          [inSeb.id, 'Lab Bahasa 1', null],
          [atHome.id, null, null],
        ]
      )
    }
    const learner = await BrowserSession.of(user)
    const own = await learner.get('/users/riwayat-ujian')
    assert.notProperty(own.body.data[0], 'lab')
  })

  test("the admins' history sorts by {sortBy}")
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

  test("the admins' history sorts by the learners' present names", async ({ assert }) => {
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

  test("the admins' history has pages without lost or repeated rows, even with equal values", async ({
    assert,
  }) => {
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

  test("the admins' history searches names, phone numbers, e-mail addresses and packages literally")
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

  test("the admins' history refuses an unknown query")
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

  test("the admins' history shows the present name and keeps the name of the exam day", async ({
    assert,
  }) => {
    const user = await createUser({ name: 'Nama Baru' })
    await createResult(user, { userName: 'Nama Lama' })
    const browser = await BrowserSession.of(await createAdmin())
    const { body } = await browser.get('/admin/riwayat-ujian')
    assert.equal(body.histories[0].user.nama, 'Nama Baru')
  })

  test("the admins' history is for admins only", async ({ assert }) => {
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.get('/admin/riwayat-ujian')).status, 401)
    const learner = await BrowserSession.of(await createUser())
    assert.equal((await learner.get('/admin/riwayat-ujian')).status, 403)
  })
})
