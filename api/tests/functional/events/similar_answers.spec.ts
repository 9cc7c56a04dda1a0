import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type Result from '#app/results/models/result'
import type Package from '#app/packages/models/package'
import { createLab } from '#database/factories/lab_factory'
import { factoryKey } from '#database/factories/question_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { scheduleEvent } from '#tests/support/events'
import { completePackage, HOUR } from '#tests/support/exam'
import { sitPackage } from '#tests/support/sat_packages'
import { ITEM_PAGES, simulatedSittings } from '#tests/support/simulated_sittings'
import { LIMITS } from '#tests/support/limits'
import { SIMILARITY_STILL_SITTING, SIMILARITY_TOO_FEW } from '#contracts/similar_answers'

/** Answers of simulated learners, for whom option 1 is right, with the package's keys. */
function sheets(learners: number, seed: number): string[] {
  return simulatedSittings(learners, seed).attempts.map(({ answers }) =>
    [...answers]
      .map((option, item) => {
        const key = Number(factoryKey(ITEM_PAGES[item] ?? 1))
        return String(((Number(option) - 1 + key - 1) % 4) + 1)
      })
      .join('')
  )
}

/** An event that these results come from, each at a seat of the lab. */
async function eventOf(pack: Package, results: readonly Result[], labId: number) {
  const event = await scheduleEvent(pack, Date.now() + HOUR)
  for (const [at, { attemptId, userId }] of results.entries()) {
    await db.table('event_learners').insert({ event_id: event.id, user_id: userId, is_single: 1 })
    const attempt = await db.from('attempts').where('id', attemptId).firstOrFail()
    await db.from('entitlements').where('id', attempt.entitlement_id).update({ event_id: event.id })
    await db
      .from('attempts')
      .where('id', attemptId)
      .update({ started_lab_id: labId, started_seat: `A${at + 1}` })
  }
  return event
}

test.group('Similar answers of an event', (group) => {
  isolateDatabase(group)

  test('the head sees who shares improbably many answers, with their seats; nobody else does', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const answers = sheets(24, 11)
    // The second learner has three of four answers of the first.
    answers[1] = [...(answers[1] ?? '')]
      .map((own, item) => (item % 4 === 0 ? own : (answers[0]?.[item] ?? own)))
      .join('')
    const results = await sitPackage(pack, answers)
    const { lab } = await createLab({ name: 'Lab Utara' })
    const { admin, path, learners } = await eventOf(pack, results, lab.id)

    const { status, body } = await admin.get(`${path}/kemiripan`)
    assert.equal(status, 200)
    assert.equal(body.dibandingkan, (24 * 23) / 2)
    assert.lengthOf(body.data, 1)
    const [pair] = body.data
    assert.equal(pair.ruang, 'Lab Utara')
    assert.sameDeepMembers(
      pair.peserta.map(({ nama, kursi }: { nama: string; kursi: string }) => [nama, kursi]),
      [
        ['Peserta 1', 'A1'],
        ['Peserta 2', 'A2'],
      ]
    )
    assert.isAbove(pair.samaSalah, pair.samaSalahHarapan)
    assert.isBelow(pair.peluang, 0.01 / body.dibandingkan)

    const invigilator = await BrowserSession.of(await createUser({ role: 'Pengawas' }))
    for (const browser of [invigilator, learners[0]?.browser]) {
      assert.equal((await browser?.get(`${path}/kemiripan`))?.status, 403)
    }
    assert.equal((await admin.get('/admin/jadwal/999999/kemiripan')).status, 404)
  }).timeout(LIMITS.manyCalls)

  test('few results say nothing, and nobody is compared while somebody sits', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const results = await sitPackage(pack, sheets(3, 5))
    const { lab } = await createLab()
    const { admin, path } = await eventOf(pack, results, lab.id)
    const few = await admin.get(`${path}/kemiripan`)
    assert.deepEqual([few.body.pesan, few.body.data], [SIMILARITY_TOO_FEW, []])
    await db
      .from('attempts')
      .where('id', results[0]?.attemptId ?? 0)
      .update({ running_user_id: results[0]?.userId })
    const sitting = await admin.get(`${path}/kemiripan`)
    assert.equal(sitting.body.pesan, SIMILARITY_STILL_SITTING)
  })
})
