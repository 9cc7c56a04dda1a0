import { test } from '@japa/runner'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { explainedPackage, finishedLearner } from '#tests/support/learning'
import { stopClock } from '#tests/support/time_travel'
import { HOUR } from '#tests/support/exam'
import Result from '#app/results/models/result'
import Question from '#app/packages/models/question'

test.group('Skill map of a learner', (group) => {
  isolateDatabase(group)

  test('the map counts the learner’s own attempts by today’s tags, and says what raises the score', async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await explainedPackage()
    for (const page of [52, 53, 54]) {
      const question = await Question.query().where({ packageId: pack.id, page }).firstOrFail()
      await question.merge({ skills: ['structure_clause'] }).save()
    }
    const isRight = (page: number) => page < 53 || page > 60
    const { browser } = await finishedLearner(pack, time, { isRight })
    await finishedLearner(pack, time)

    const { status, body } = await browser.get('/users/peta')
    assert.equal(status, 200)
    assert.deepEqual(body.data, [
      {
        keterampilan: 'listening_idiom',
        label: 'Ungkapan dan idiom',
        benar: 1,
        dari: 1,
        keadaan: 'belum_cukup',
      },
      {
        keterampilan: 'structure_clause',
        label: 'Klausa adjektiva, adverbia, dan nomina',
        benar: 1,
        dari: 3,
        keadaan: 'latih',
      },
      {
        keterampilan: 'reading_detail',
        label: 'Rincian bacaan',
        benar: 1,
        dari: 1,
        keadaan: 'belum_cukup',
      },
    ])
    assert.lengthOf(body.saran, 1)
    assert.equal(body.saran[0].keterampilan, 'structure_clause')
    assert.match(body.saran[0].teks, /^\+5 benar di Structure = \+\d+$/)
    assert.equal(body.saran[0].teks, `+5 benar di Structure = +${body.saran[0].naik}`)
  })

  test('a result that is held back isn’t in the map, nor are its explanations open', async ({
    assert,
  }) => {
    using time = stopClock()
    const { browser, path } = await finishedLearner(await explainedPackage(), time)
    assert.equal((await browser.get(path)).status, 200)
    await Result.query().update({ opens_at: time.now + HOUR })
    assert.deepEqual((await browser.get('/users/peta')).body, { data: [], saran: [] })
    assert.equal((await browser.get(path)).status, 403)
    time.pass(HOUR)
    assert.isNotEmpty((await browser.get('/users/peta')).body.data)
  })

  test('a learner without an attempt has an empty map, and a visitor logs in', async ({
    assert,
  }) => {
    const browser = await BrowserSession.of(await createUser())
    assert.deepEqual((await browser.get('/users/peta')).body, { data: [], saran: [] })
    assert.equal((await new BrowserSession().get('/users/peta')).status, 401)
  })
})
