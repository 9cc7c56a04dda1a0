import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import ExamEvent from '#app/events/models/exam_event'
import Question from '#app/packages/models/question'
import { storeFile } from '#app/platform/uploads/stored_files'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { scheduleEvent } from '#tests/support/events'
import { completePackage, HOUR, MINUTE, start, takeSeat } from '#tests/support/exam'
import { explainedPackage, finishedLearner } from '#tests/support/learning'
import { adminBrowser } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'
import { grantAttempt } from '#database/factories/entitlement_factory'

interface Row {
  page: number
  jawaban: number | null
  kunci: number
  benar: boolean
  ragu: boolean
}

test.group('Explanations of a result', (group) => {
  isolateDatabase(group)

  test('a learner reads the whole exam as it was sat, with the explanations of today', async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await explainedPackage()
    const learner = await finishedLearner(pack, time, {
      isRight: (page) => page !== 94,
      flags: [2, 60, 100],
    })
    const edited = await Question.query().where({ packageId: pack.id, page: 52 }).firstOrFail()
    await edited.merge({ prompt: 'Changed _____ .', explanation: 'Baru.' }).save()

    const { status, body } = await learner.browser.get(learner.path)
    assert.equal(status, 200)
    assert.equal(body.mode, 'latihan')
    assert.lengthOf(body.data, 140)
    const on = (page: number) => body.data.find((row: Row) => row.page === page)
    assert.containSubset(on(1), {
      sesi: 'listening',
      no_soal: 1,
      soal: null,
      benar: true,
      ragu: false,
      pembahasan: 'Sebab satu.',
      pembahasanPilihan: ['A salah.', null, 'C salah.', 'D salah.'],
      transkrip: [{ suara: 'man', teks: 'Yes.', mulai: 0.5, selesai: 1.5 }],
      bukti: [{ dari: 1, sampai: 1 }],
      keterampilan: ['listening_idiom'],
      bacaan: null,
    })
    assert.containSubset(on(52), { soal: 'Sentence 52 _____ a blank.', pembahasan: 'Baru.' })
    assert.isFalse(on(94).benar)
    assert.notEqual(on(94).jawaban, on(94).kunci)
    assert.containSubset(on(94).bacaan, { judul: 'Passage 1', teks: 'Text of passage 1' })
    assert.deepEqual(
      [31, 32, 33, 34].map((page) => on(page).audio),
      Array(4).fill(on(31).audio)
    )
    assert.lengthOf(on(34).transkrip, 1)
    const flagged = body.data.filter(({ ragu }: Row) => ragu).map(({ page }: Row) => page)
    assert.deepEqual(flagged, [2, 60, 100])
    assert.deepEqual(body.peta, [
      { keterampilan: 'listening_idiom', label: 'Ungkapan dan idiom', benar: 1, dari: 1 },
      { keterampilan: 'reading_detail', label: 'Rincian bacaan', benar: 0, dari: 1 },
    ])
  })

  test('another learner’s explanations are not found, by learners and admins alike, and visitors log in', async ({
    assert,
  }) => {
    using time = stopClock()
    const { path, browser } = await finishedLearner(await explainedPackage(), time)
    const other = await BrowserSession.of(await createUser())
    assert.equal((await other.get(path)).status, 404)
    assert.equal((await (await adminBrowser()).get(path)).status, 404)
    assert.equal((await new BrowserSession().get(path)).status, 401)
    assert.equal((await browser.get('/users/riwayat-ujian/999999/pembahasan')).status, 404)
  })

  test('explanations open by the rule of the package', async ({ assert }) => {
    using time = stopClock()
    const pack = await completePackage()
    const { browser, path } = await finishedLearner(pack, time)
    const closed = await browser.get(path)
    assert.equal(closed.status, 403)
    assert.deepEqual(
      [closed.body.code, closed.body.sebab, closed.body.mulai],
      ['pembahasan_tertutup', 'paket', undefined]
    )
    assert.notProperty(closed.body, 'data')

    const opensAt = time.now + HOUR
    await pack.merge({ explanationMode: 'tanggal', explanationsFrom: opensAt }).save()
    const { body } = await browser.get(path)
    assert.deepEqual([body.sebab, body.mulai], ['paket', new Date(opensAt).toISOString()])
    time.pass(HOUR)
    assert.equal((await browser.get(path)).status, 200)
  })

  test('explanations are closed while the learner sits the same package again', async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await explainedPackage()
    const { user, browser, path } = await finishedLearner(pack, time)
    await grantAttempt(user, pack)
    await start({ user, pack, browser })
    const { status, body } = await browser.get(path)
    assert.equal(status, 403)
    assert.deepEqual([body.code, body.sebab], ['pembahasan_tertutup', 'sedang_ujian'])

    // The attempt has ended by itself meanwhile.
    time.pass(30 * HOUR)
    assert.equal((await (await BrowserSession.of(user)).get(path)).status, 200)
  })

  test('an attempt of another package leaves the explanations open', async ({ assert }) => {
    using time = stopClock()
    const { user, browser, path } = await finishedLearner(await explainedPackage(), time)
    const other = await completePackage()
    await grantAttempt(user, other)
    await start({ user, pack: other, browser })
    assert.equal((await browser.get(path)).status, 200)
  })

  test('an event of the package closes them from 30 minutes before to 24 hours after its start, a draft or a called-off one never', async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await explainedPackage()
    const { user, browser, path } = await finishedLearner(pack, time)
    const startsAt = time.now + HOUR
    const { id } = await scheduleEvent(pack, startsAt)
    const open = await browser.get(path)
    assert.equal(open.status, 200)
    // A device that keeps them closes them by itself.
    assert.deepEqual(open.body.tutup, [
      {
        mulai: new Date(startsAt - 30 * MINUTE).toISOString(),
        selesai: new Date(startsAt + 24 * HOUR).toISOString(),
      },
    ])
    time.pass(30 * MINUTE)
    const closed = await browser.get(path)
    assert.equal(closed.status, 403)
    assert.deepEqual(
      [closed.body.sebab, closed.body.mulai],
      ['jadwal', new Date(startsAt + 24 * HOUR).toISOString()]
    )
    const event = await ExamEvent.findOrFail(id)
    for (const status of ['draft', 'cancelled'] as const) {
      await event.merge({ status }).save()
      assert.equal((await browser.get(path)).status, 200)
    }
    await event.merge({ status: 'scheduled', closedAt: time.now }).save()
    assert.equal((await browser.get(path)).status, 200)
    await event.merge({ closedAt: null }).save()
    time.pass(24 * HOUR)
    // Logins end after twelve hours.
    const again = await BrowserSession.of(user)
    assert.equal((await again.get(path)).status, 403)
    time.pass(30 * MINUTE)
    assert.equal((await again.get(path)).status, 200)
  })

  test('the media of an open explanation are sent to its owner any number of times, and to nobody else', async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await explainedPackage()
    const audio = await storeFile('audio', Buffer.from('a recording'), 'mp3')
    const image = await storeFile('reading', Buffer.from('a picture'), 'png')
    const spoken = await Question.query().where({ packageId: pack.id, page: 1 }).firstOrFail()
    await spoken.merge({ audio }).save()
    const read = await Question.query()
      .where({ packageId: pack.id, page: 94 })
      .preload('passage')
      .firstOrFail()
    await read.passage.merge({ image }).save()
    const { browser, path } = await finishedLearner(pack, time)
    const { data } = (await browser.get(path)).body
    const media = [data[0].audio, data.find((row: Row) => row.page === 94).bacaan.gambar]
    assert.deepEqual(media, [`/uploads/audio/${audio}`, `/uploads/reading/${image}`])

    const other = await BrowserSession.of(await createUser())
    const fresh = await takeSeat(pack)
    for (const file of media) {
      for (let time = 0; time < 5; time++) assert.equal((await browser.get(file)).status, 200)
      assert.equal((await other.get(file)).status, 403)
      assert.equal((await fresh.browser.get(file)).status, 403)
    }
    await pack.merge({ explanationMode: 'tidak' }).save()
    for (const file of media) assert.equal((await browser.get(file)).status, 403)
  })

  test('a typed passage is explained by its text alone', async ({ assert }) => {
    using time = stopClock()
    const pack = await explainedPackage()
    const read = await Question.query()
      .where({ packageId: pack.id, page: 94 })
      .preload('passage')
      .firstOrFail()
    await read.passage.merge({ body: 'Salt was\ndear.', typed: 'Salt was\ndear.' }).save()
    const { browser, path } = await finishedLearner(pack, time)
    const { data } = (await browser.get(path)).body
    assert.deepEqual(data.find((row: Row) => row.page === 94).bacaan, {
      id: read.passage.id,
      judul: read.passage.name,
      teks: 'Salt was\ndear.',
    })
  })

  test('staff who edit questions read any result’s explanations at any time, and the audit log notes it', async ({
    assert,
  }) => {
    using time = stopClock()
    const { result } = await finishedLearner(await completePackage(), time)
    const admin = await adminBrowser()
    const path = `/admin/riwayat-ujian/${result.id}/pembahasan`
    const { status, body } = await admin.get(path)
    assert.equal(status, 200)
    assert.lengthOf(body.data, 140)
    assert.equal((await admin.get('/admin/riwayat-ujian/999999/pembahasan')).status, 404)
    const noted = await db.from('audit_log').where({ action: 'package.keys_opened' })
    assert.lengthOf(noted, 4)
  })
})
