import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Attempt from '#app/exam/models/attempt'
import { isolateDatabase } from '#tests/support/database'
import { scheduleEvent, type EventLearner } from '#tests/support/events'
import { answersOf, completePackage, HOUR, MINUTE, SECOND } from '#tests/support/exam'
import { stopClock } from '#tests/support/time_travel'
import { BrowserSession } from '#tests/support/browser_session'
import { pagesOfSection, pagesOfSession } from '#contracts/exam'

const ORDER = /^(?=.*1)(?=.*2)(?=.*3)(?=.*4)[1-4]{4}$/

/** A package whose options don't refer to each other. */
async function plainPackage() {
  const pack = await completePackage()
  const options = { option_1: 'red', option_2: 'sad', option_3: 'low', option_4: 'wet' }
  await db.from('questions').where('package_id', pack.id).update(options)
  return pack
}

async function begun(changes: object = {}) {
  const pack = await plainPackage()
  const event = await scheduleEvent(pack, Date.now(), {
    pakaiToken: false,
    acakPilihan: true,
    count: 3,
    ...changes,
  })
  await event.admin.post(`${event.path}/mulai`)
  for (const { browser } of event.learners) await browser.put('/soal/timers', { paketId: pack.id })
  return { pack, ...event }
}

const ordersOf = async ({ browser }: Pick<EventLearner, 'browser'>) =>
  (await browser.get('/soal/urutan-pilihan')).body as {
    simulasi: number
    sesi: string
    urutan: Record<string, string>
  }

test.group('Shuffled options', (group) => {
  isolateDatabase(group)

  test('shuffled options differ by learner, on every path of starting, and stay the same', async ({
    assert,
  }) => {
    using _time = stopClock()
    const { learners } = await begun()
    const seen = []
    for (const learner of learners) {
      const shown = await ordersOf(learner)
      assert.equal(shown.sesi, 'listening')
      const pages = Object.keys(shown.urutan).map(Number)
      assert.includeMembers(pagesOfSession('listening'), pages)
      // One order in 24 is the author's own.
      assert.isAbove(pages.length, 30)
      for (const order of Object.values(shown.urutan)) assert.match(order, ORDER)
      assert.deepEqual(await ordersOf(learner), shown)
      seen.push(JSON.stringify(shown.urutan))
    }
    assert.lengthOf(new Set(seen), learners.length)
  })

  test('shuffled options are the same on another device, and hidden from the one that lost the attempt', async ({
    assert,
  }) => {
    using _time = stopClock()
    const { pack, learners } = await begun()
    const [first] = learners as [EventLearner]
    const shown = await ordersOf(first)
    const other = await BrowserSession.of(first.user)
    const early = await other.get('/soal/urutan-pilihan')
    assert.equal(early.status, 409)
    await other.put('/soal/timers', { paketId: pack.id, takeover: true })
    assert.deepEqual(await ordersOf({ browser: other }), shown)
    assert.equal((await first.browser.get('/soal/urutan-pilihan')).status, 409)
  })

  test('shuffled options leave paper, answers and scores unchanged', async ({ assert }) => {
    using time = stopClock()
    const { learners } = await begun({ istirahat: 5 })
    const papers = []
    for (const { browser } of learners) {
      const paper = (await browser.get('/soal')).body
      assert.isTrue(paper.acak)
      papers.push(JSON.stringify(paper))
    }
    assert.lengthOf(new Set(papers), 1)
    const [{ browser, user }] = learners as [EventLearner]
    const listening = answersOf('listening').map((one, at) => ({ ...one, seq: at + 1 }))
    await browser.post('/soal/simpan-jawaban', { answer: listening })
    time.pass(30 * MINUTE)
    await browser.put('/soal/timers/next', { from: 'listening' })
    const written = await ordersOf({ browser })
    assert.equal(written.sesi, 'written')
    // The parts of a sentence keep its order.
    const inSentence = pagesOfSection('written').filter((page) => String(page) in written.urutan)
    assert.deepEqual(inSentence, [])
    assert.isAbove(Object.keys(written.urutan).length, 8)
    time.pass(25 * MINUTE)
    await browser.put('/soal/timers/next', { from: 'written' })
    time.pass(55 * MINUTE)
    const score = await browser.post('/soal/jawaban', {})
    assert.equal(score.body.listeningCorrect, 50)
    assert.equal((await browser.get('/soal/urutan-pilihan')).status, 409)
    const attempt = await Attempt.findByOrFail('userId', user.id)
    assert.match(attempt.optionOrders ?? '', /^[a-x]{140}$/)
  })

  test('options are shuffled only if the event wants it, and never in a learner’s own attempt', async ({
    assert,
  }) => {
    using _time = stopClock()
    const { learners } = await begun({ acakPilihan: undefined })
    const [{ browser, user }] = learners as [EventLearner]
    assert.notProperty((await browser.get('/soal')).body, 'acak')
    assert.deepEqual((await ordersOf({ browser })).urutan, {})
    assert.isNull((await Attempt.findByOrFail('userId', user.id)).optionOrders)
  })

  test('shuffling of options can be switched until the start', async ({ assert }) => {
    using time = stopClock()
    const pack = await plainPackage()
    const { admin, path, learners } = await scheduleEvent(pack, time.now + HOUR, {
      caraMulai: 'otomatis',
      pakaiToken: false,
    })
    const event = (await admin.get(path)).body.data
    assert.isFalse(event.acakPilihan)
    const peserta = learners.map(({ user }) => user.id)
    const form = { ...event, mulai: event.mulai, labId: null, kelas: [], pengawas: [], peserta }
    assert.equal((await admin.put(path, { ...form, acakPilihan: true })).status, 200)
    assert.isTrue((await admin.get(path)).body.data.acakPilihan)
    time.pass(HOUR + SECOND)
    const [{ browser }] = learners as [EventLearner]
    await browser.put('/soal/timers', { paketId: pack.id })
    assert.isTrue((await browser.get('/soal')).body.acak)
  })
})
