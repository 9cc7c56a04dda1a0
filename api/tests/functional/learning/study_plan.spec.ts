import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import StudyPlan from '#app/learning/models/study_plan'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { HOUR } from '#tests/support/exam'
import { explainedPackage, finishedLearner } from '#tests/support/learning'
import { stopClock } from '#tests/support/time_travel'
import { TEST_DAY_INVALID } from '#contracts/practice'

/** A Friday, ten in the morning in Jakarta. */
const MORNING = Date.UTC(2026, 10, 27, 3)
const PATH = '/latihan/rencana'

test.group('A learner’s plan', (group) => {
  isolateDatabase(group)

  test('a date and a target give weeks and a weekly goal, and change the account’s target', async ({
    assert,
  }) => {
    using time = stopClock(MORNING)
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    const before = await browser.get(PATH)
    assert.equal(before.status, 200)
    assert.containSubset(before.body, {
      hari: '2026-11-27',
      tanggalTes: null,
      targetSkor: null,
      skor: null,
      sisaPekan: null,
      tujuanPekan: 4,
      beruntun: 0,
      langkah: { jenis: 'latihan' },
    })
    const { status, body } = await browser.put(PATH, {
      tanggalTes: '2026-12-25',
      targetSkor: 550,
    })
    assert.equal(status, 200)
    assert.containSubset(body, { tanggalTes: '2026-12-25', sisaHari: 28, sisaPekan: 4 })
    assert.equal((await User.findOrFail(user.id)).targetScore, 550)

    // The next day begins at 17.00 UTC.
    time.pass(13 * HOUR)
    const evening = await BrowserSession.of(user)
    assert.equal((await evening.get(PATH)).body.sisaHari, 28)
    time.pass(HOUR)
    assert.containSubset((await evening.get(PATH)).body, { hari: '2026-11-28', sisaHari: 27 })

    await evening.put(PATH, { tanggalTes: null, targetSkor: null })
    assert.isNull(await StudyPlan.findBy({ userId: user.id }))
    assert.isNull((await User.findOrFail(user.id)).targetScore)
  })

  test('the latest score counts that the learner may see', async ({ assert }) => {
    using time = stopClock(MORNING)
    const { browser, user, result } = await finishedLearner(await explainedPackage(), time, {
      isRight: (page) => page % 2 === 0,
    })
    await browser.put(PATH, { tanggalTes: '2027-03-01', targetSkor: 677 })
    const { body } = await browser.get(PATH)
    assert.equal(body.skor, result.totalScore)
    assert.equal(body.selisih, 677 - result.totalScore)
    assert.isTrue(body.tujuanPekan >= 3 && body.tujuanPekan <= 6)
    await result.merge({ opensAt: time.now + HOUR }).save()
    assert.isNull((await browser.get(PATH)).body.skor)

    const other = await BrowserSession.of(await createUser())
    assert.isNull((await other.get(PATH)).body.tanggalTes)
    assert.equal((await StudyPlan.all()).filter(({ userId }) => userId === user.id).length, 1)
  })

  test('days with practice fill the week by the academy’s days', async ({ assert }) => {
    using time = stopClock(Date.UTC(2026, 10, 27, 16, 50))
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    const answer = async () => {
      const { body } = await browser.get('/latihan')
      const open = body.data.find(({ dijawab }: { dijawab: boolean }) => !dijawab)
      assert.equal((await browser.post(`/latihan/${open.id}/jawaban`, { jawaban: 1 })).status, 200)
    }
    await answer()
    time.pass(HOUR)
    await answer()
    const { body } = await browser.get(PATH)
    assert.equal(body.beruntun, 2)
    assert.deepEqual(
      body.pekan.filter(({ berlatih }: { berlatih: boolean }) => berlatih),
      [
        { tanggal: '2026-11-27', berlatih: true },
        { tanggal: '2026-11-28', berlatih: true },
      ]
    )
    assert.equal(body.pekan[0].tanggal, '2026-11-23')
  })

  test('a day that is past, too far or none is refused, and nothing changes', async ({
    assert,
  }) => {
    using _ = stopClock(MORNING)
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    for (const tanggalTes of ['2026-11-26', '2028-11-27', '2026-02-30', 'besok', 12]) {
      const { status, body } = await browser.put(PATH, { tanggalTes, targetSkor: 500 })
      assert.equal(status, 422)
      assert.equal(body.message, TEST_DAY_INVALID)
    }
    for (const targetSkor of [309, 678, 500.5, 'x']) {
      assert.equal((await browser.put(PATH, { tanggalTes: '2026-12-25', targetSkor })).status, 422)
    }
    assert.isNull(await StudyPlan.findBy({ userId: user.id }))
  })

  test('two calls at once leave one plan', async ({ assert }) => {
    using _ = stopClock(MORNING)
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    const days = ['2026-12-25', '2026-12-26']
    const answers = await Promise.all(
      days.map((tanggalTes) => browser.copy().put(PATH, { tanggalTes, targetSkor: 500 }))
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200]
    )
    const plans = await StudyPlan.query().where({ userId: user.id })
    assert.lengthOf(plans, 1)
    assert.isTrue(days.includes(plans[0]?.testDay ?? ''))
  })
})
