import { test } from '@japa/runner'
import Attempt from '#app/exam/models/attempt'
import { practiceBank } from '#app/learning/bank/practice_bank'
import PracticeCard from '#app/learning/models/practice_card'
import PracticeItem from '#app/learning/models/practice_item'
import Result from '#app/results/models/result'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { factoryKey } from '#database/factories/question_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { scheduleEvent } from '#tests/support/events'
import { answersOf, completePackage, HOUR, start } from '#tests/support/exam'
import { explainedPackage, finishedLearner } from '#tests/support/learning'
import { adminBrowser } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'

/** Ten in the morning in Jakarta. */
const MORNING = Date.UTC(2026, 10, 27, 3)
const DAY = 24 * HOUR

interface Row {
  id: number
  asal: { page: number } | null
  dijawab: boolean
}

const pagesOf = (data: Row[]) => data.map(({ asal }) => asal?.page ?? null)

async function keyOf(id: number): Promise<number> {
  const { item } = await PracticeItem.findOrFail(id)
  return practiceBank().get(item)?.key ?? 0
}

test.group('Daily practice', (group) => {
  isolateDatabase(group)

  test('the day’s questions are the learner’s wrong ones, then doubtful ones, then the bank’s, without keys and the same all day', async ({
    assert,
  }) => {
    using time = stopClock(MORNING)
    const { user } = await finishedLearner(await explainedPackage(), time, {
      isRight: (page) => ![3, 52, 94].includes(page),
      flags: [7, 94],
    })
    const browser = await BrowserSession.of(user)
    const { status, body } = await browser.get('/latihan')
    assert.equal(status, 200)
    assert.equal(body.hari, '2026-11-27')
    assert.deepEqual([body.selesai, body.dari, body.beruntun], [0, 12, 0])
    assert.sameMembers(pagesOf(body.data.slice(0, 3)), [3, 52, 94])
    assert.equal(body.data[3].asal.page, 7)
    assert.deepEqual(pagesOf(body.data.slice(4)), Array(8).fill(null))
    const reading = body.data.find(({ asal }: Row) => asal?.page === 94)
    assert.containSubset(reading, {
      sesi: 'reading',
      bagian: 'reading',
      bacaan: { judul: 'Passage 1', teks: 'Text of passage 1' },
      dijawab: false,
    })
    assert.notMatch(JSON.stringify(body), /kunci|benar|pembahasan|transkrip|bukti/)

    time.pass(8 * HOUR)
    assert.deepEqual((await browser.get('/latihan')).body, body)
  })

  test('a new day begins at midnight of the academy and leaves out what isn’t due', async ({
    assert,
  }) => {
    using time = stopClock(MORNING)
    const { user } = await finishedLearner(await explainedPackage(), time, {
      isRight: (page) => page !== 52,
    })
    const first = await BrowserSession.of(user)
    const { body } = await first.get('/latihan')
    const [own] = body.data
    assert.equal(own.asal.page, 52)
    const { body: verdict } = await first.post(`/latihan/${own.id}/jawaban`, { jawaban: 1 })
    // The day's last hour.
    time.pass(Date.UTC(2026, 10, 27, 16, 59) - time.now)
    const evening = await BrowserSession.of(user)
    assert.equal((await evening.get('/latihan')).body.hari, '2026-11-27')
    time.pass(HOUR)
    const tomorrow = (await evening.get('/latihan')).body
    assert.equal(tomorrow.hari, '2026-11-28')
    const isBack = Date.parse(verdict.berikutnya) <= time.now
    assert.equal(pagesOf(tomorrow.data).includes(52), isBack)
    time.pass(10 * DAY)
    const later = await BrowserSession.of(user)
    assert.equal(pagesOf((await later.get('/latihan')).body.data)[0], 52)
  })

  test('an answer tells the key, why, and when the question comes again; a second one changes nothing', async ({
    assert,
  }) => {
    using time = stopClock(MORNING)
    const { user } = await finishedLearner(await explainedPackage(), time, {
      isRight: (page) => page !== 1,
    })
    const browser = await BrowserSession.of(user)
    const { data } = (await browser.get('/latihan')).body
    const path = `/latihan/${data[0].id}/jawaban`
    assert.equal((await browser.get(path)).status, 404)
    const { status, body } = await browser.post(path, { jawaban: 2 })
    assert.equal(status, 200)
    assert.containSubset(body, {
      benar: body.kunci === 2,
      jawaban: 2,
      pembahasan: 'Sebab satu.',
      transkrip: [{ suara: 'man', teks: 'Yes.', mulai: 0.5, selesai: 1.5 }],
      keterampilan: ['listening_idiom'],
    })
    assert.isAbove(Date.parse(body.berikutnya), time.now)

    const again = await browser.post(path, { jawaban: 3 })
    assert.equal(again.status, 409)
    assert.equal(again.body.code, 'sudah_dijawab')
    assert.containSubset(again.body, body)
    assert.deepEqual((await browser.get(path)).body, body)
    const today = (await browser.get('/latihan')).body
    assert.deepEqual([today.selesai, today.beruntun], [1, 1])
    assert.isTrue(today.data[0].dijawab)
    for (const jawaban of [0, 5, '2', null]) {
      assert.equal((await browser.post(path, { jawaban })).status, 422)
    }
  })

  test('each option that counts since a correction is right in practice too', async ({
    assert,
  }) => {
    using time = stopClock(MORNING)
    const pack = await explainedPackage()
    const { user } = await finishedLearner(pack, time, { isRight: (page) => page !== 3 })
    const sat = answersOf('listening', (page) => page !== 3).find(({ id }) => id === 3)
    const key = Number(factoryKey(3))
    const other = [1, 2, 3, 4].find((option) => option !== key && option !== Number(sat?.answer))
    const koreksi = [{ page: 3, kunci: [key, other] }]
    const admin = await adminBrowser()
    const path = `/admin/paket-soal/${pack.id}/hitung-ulang`
    const corrected = await admin.post(path, {
      periksa: false,
      alasan: 'Dua jawaban benar.',
      koreksi,
    })
    assert.equal(corrected.status, 200, corrected.body.message)

    const browser = await BrowserSession.of(user)
    const [own] = (await browser.get('/latihan')).body.data
    assert.equal(own.asal.page, 3)
    const { body } = await browser.post(`/latihan/${own.id}/jawaban`, { jawaban: other })
    assert.deepEqual([body.benar, body.kunci], [true, other])
  })

  test('of two answers at once one counts, and the other is told so', async ({ assert }) => {
    const browser = await BrowserSession.of(await createUser())
    const [{ id }] = (await browser.get('/latihan')).body.data
    const answers = await Promise.all(
      [1, 2, 3].map((jawaban) => browser.post(`/latihan/${id}/jawaban`, { jawaban }))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const first = answers.find(({ status }) => status === 200)?.body
    for (const { body } of answers) assert.containSubset(body, first)
    assert.lengthOf(await PracticeCard.all(), 1)
  })

  test('two first looks at once see the same questions', async ({ assert }) => {
    const browser = await BrowserSession.of(await createUser())
    const [one, other] = await Promise.all([browser.get('/latihan'), browser.get('/latihan')])
    assert.equal(one.status, 200)
    assert.deepEqual(other.body, one.body)
    assert.lengthOf(await PracticeItem.all(), 12)
  })

  test('another learner’s question is not found, and a visitor logs in', async ({ assert }) => {
    const browser = await BrowserSession.of(await createUser())
    const [{ id }] = (await browser.get('/latihan')).body.data
    const path = `/latihan/${id}/jawaban`
    const other = await BrowserSession.of(await createUser())
    assert.equal((await other.post(path, { jawaban: 1 })).status, 404)
    assert.equal((await other.get(path)).status, 404)
    assert.equal((await browser.post('/latihan/999999/jawaban', { jawaban: 1 })).status, 404)
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.post(path, { jawaban: 1 })).status, 401)
    assert.equal((await visitor.get('/latihan')).status, 401)
    assert.equal((await visitor.get(path)).status, 401)
    assert.isNull((await PracticeItem.findOrFail(id)).answer)
  })

  test('nothing is practised while an exam runs', async ({ assert }) => {
    using time = stopClock(MORNING)
    const { user } = await finishedLearner(await explainedPackage(), time)
    const browser = await BrowserSession.of(user)
    const [{ id }] = (await browser.get('/latihan')).body.data
    const pack = await completePackage()
    await grantAttempt(user, pack)
    await start({ user, pack, browser })
    for (const reply of [
      await browser.get('/latihan'),
      await browser.post(`/latihan/${id}/jawaban`, { jawaban: 1 }),
    ]) {
      assert.deepEqual([reply.status, reply.body.code], [409, 'sedang_ujian'])
      assert.notProperty(reply.body, 'kunci')
    }
  })

  test('questions of a package are left out while its explanations are closed', async ({
    assert,
  }) => {
    using time = stopClock(MORNING)
    const pack = await explainedPackage()
    const { user } = await finishedLearner(pack, time, { isRight: (page) => page !== 52 })
    const browser = await BrowserSession.of(user)
    const { data } = (await browser.get('/latihan')).body
    assert.equal(data[0].asal.page, 52)
    await scheduleEvent(pack, time.now + HOUR)
    time.pass(HOUR / 2)
    const during = (await browser.get('/latihan')).body
    assert.deepEqual([during.dari, pagesOf(during.data).includes(52)], [11, false])
    const refused = await browser.post(`/latihan/${data[0].id}/jawaban`, { jawaban: 1 })
    assert.deepEqual(
      [refused.status, refused.body.code, refused.body.sebab],
      [403, 'pembahasan_tertutup', 'jadwal']
    )
    const closed = await explainedPackage({ explanationMode: 'tidak' })
    const other = await finishedLearner(closed, time, { isRight: () => false })
    const drawn = (await (await BrowserSession.of(other.user)).get('/latihan')).body.data
    assert.deepEqual(pagesOf(drawn), Array(12).fill(null))
  })

  test('an answer given yesterday without a network is taken today', async ({ assert }) => {
    using time = stopClock(MORNING)
    const user = await createUser()
    const [{ id }] = (await (await BrowserSession.of(user)).get('/latihan')).body.data
    time.pass(DAY)
    const browser = await BrowserSession.of(user)
    const { status, body } = await browser.post(`/latihan/${id}/jawaban`, {
      jawaban: await keyOf(id),
    })
    assert.deepEqual([status, body.benar], [200, true])
    assert.equal((await browser.get('/latihan')).body.beruntun, 1)
  })

  test('practice changes no attempt, no result and no skill map', async ({ assert }) => {
    using time = stopClock(MORNING)
    const { user, browser } = await finishedLearner(await explainedPackage(), time, {
      isRight: (page) => page !== 1,
    })
    const before = [
      (await browser.get('/users/riwayat-ujian')).body,
      (await browser.get('/users/peta')).body,
      (await browser.get('/users/lastScore')).body,
    ]
    for (const { id } of (await browser.get('/latihan')).body.data) {
      await browser.post(`/latihan/${id}/jawaban`, { jawaban: 1 })
    }
    assert.deepEqual(
      [
        (await browser.get('/users/riwayat-ujian')).body,
        (await browser.get('/users/peta')).body,
        (await browser.get('/users/lastScore')).body,
      ],
      before
    )
    assert.lengthOf(await Attempt.query().where('userId', user.id), 1)
    assert.lengthOf(await Result.query().where('userId', user.id), 1)
  })

  test('a recording that the bank doesn’t have is not found', async ({ assert }) => {
    const browser = await BrowserSession.of(await createUser())
    for (const file of ['999', '..%2Flistening', 'x']) {
      assert.equal((await browser.get(`/latihan/rekaman/${file}`)).status, 404)
    }
  })
})
