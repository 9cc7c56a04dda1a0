import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import { practiceBank } from '#app/learning/bank/practice_bank'
import PracticeCard from '#app/learning/models/practice_card'
import PracticeItem from '#app/learning/models/practice_item'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createClass } from '#database/factories/class_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { completePackage, HOUR, start } from '#tests/support/exam'
import { explainedPackage, finishedLearner } from '#tests/support/learning'
import { questionOn } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'
import { DUE_DAY_INVALID } from '#contracts/class_drills'

/** Ten in the morning in Jakarta. */
const MORNING = Date.UTC(2026, 10, 27, 3)
const DAY = 24 * HOUR
const WISH = {
  keterampilan: ['structure_clause', 'written_plural'],
  banyakSoal: 4,
  tenggat: '2026-11-30',
  catatan: 'Sebelum tes.',
}

const teacherBrowser = async () => BrowserSession.of(await createUser({ role: 'Guru' }))

async function assigned(wish = {}) {
  const user = await createUser({ name: 'Ani' })
  const { id: classId } = await createClass([user])
  const teacher = await teacherBrowser()
  const { status, body } = await teacher.post(`/admin/kelas/${classId}/tugas`, { ...WISH, ...wish })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { user, classId, teacher, id: body.id as number, learner: await BrowserSession.of(user) }
}

async function keyOf(id: number): Promise<number> {
  const { item } = await PracticeItem.findOrFail(id)
  return practiceBank().get(item)?.key ?? 0
}

test.group('Drills of a class', (group) => {
  isolateDatabase(group)

  test('a teacher assigns the bank’s questions, learners do them as practice, and the teacher sees who did what', async ({
    assert,
  }) => {
    using time = stopClock(MORNING)
    const { user, classId, teacher, id, learner } = await assigned()
    const list = await learner.get('/latihan/tugas')
    assert.containSubset(list.body.data, [
      {
        id,
        kelas: 'XII IPA 1',
        catatan: 'Sebelum tes.',
        tenggat: '2026-11-30',
        lewat: false,
        dari: 4,
        dijawab: 0,
      },
    ])
    const { status, body } = await learner.get(`/latihan/tugas/${id}`)
    assert.equal(status, 200)
    assert.lengthOf(body.data, 4)
    assert.notMatch(JSON.stringify(body.data), /kunci|benar|pembahasan|transkrip|bukti/)
    assert.deepEqual(
      body.data.map(({ bagian }: { bagian: string }) => bagian),
      ['structure', 'structure', 'written', 'written']
    )
    const [first, second] = body.data
    const right = await keyOf(first.id)
    const wrong = ((await keyOf(second.id)) % 4) + 1
    assert.isTrue(
      (await learner.post(`/latihan/${first.id}/jawaban`, { jawaban: right })).body.benar
    )
    assert.isFalse(
      (await learner.post(`/latihan/${second.id}/jawaban`, { jawaban: wrong })).body.benar
    )
    assert.equal(
      (await learner.post(`/latihan/${second.id}/jawaban`, { jawaban: right })).status,
      409
    )
    assert.lengthOf(await PracticeCard.query().where({ userId: user.id }), 2)

    const after = (await learner.get(`/latihan/tugas/${id}`)).body
    assert.containSubset(after.tugas, { dijawab: 2, benar: 1, dari: 4 })
    const work = (await teacher.get(`/admin/kelas/${classId}/tugas/${id}`)).body
    assert.containSubset(work.tugas, { peserta: 1, mulai: 1, selesai: 0, keadaan: 'berjalan' })
    assert.containSubset(work.peserta[0], { nama: 'Ani', dijawab: 2, benar: 1, selesai: null })
    assert.deepEqual(work.peserta[0].jawaban, [
      { jawaban: right, benar: true },
      { jawaban: wrong, benar: false },
      { jawaban: null, benar: null },
      { jawaban: null, benar: null },
    ])
    assert.deepInclude(work.soal[1].hasil, { benar: 0, salah: 1, belum: 0 })
    assert.equal(work.soal[1].hasil.pilihan[wrong - 1], 1)
    assert.equal(work.soal[0].kunci, right)

    time.pass(HOUR)
    for (const { id: item } of after.data.slice(2)) {
      await learner.post(`/latihan/${item}/jawaban`, { jawaban: 1 })
    }
    const { body: all } = await teacher.get(`/admin/kelas/${classId}/tugas`)
    assert.containSubset(all.data, [{ id, jumlah: 4, peserta: 1, mulai: 1, selesai: 1 }])
    assert.isNotEmpty(all.bank)
    assert.equal((await learner.get('/users/riwayat-ujian')).body.data.length, 0)
  })

  test('the questions of the day stay apart from it, and each counts as a day with practice', async ({
    assert,
  }) => {
    using _time = stopClock(MORNING)
    const { user, learner, id } = await assigned()
    const { data } = (await learner.get(`/latihan/tugas/${id}`)).body
    const today = (await learner.get('/latihan')).body
    assert.equal(today.dari, 12)
    const ids = new Set(data.map((item: { id: number }) => item.id))
    assert.isFalse(today.data.some((item: { id: number }) => ids.has(item.id)))
    assert.deepEqual(
      (await PracticeItem.query().where({ userId: user.id }).orderBy('position')).map(
        ({ position }) => position
      ),
      Array.from({ length: 16 }, (_, index) => index + 1)
    )
    await learner.post(`/latihan/${data[0].id}/jawaban`, { jawaban: 1 })
    assert.equal((await learner.get('/latihan')).body.beruntun, 1)
    assert.equal((await learner.get('/latihan/rencana')).body.langkah.jenis, 'latihan')
  })

  test('the class’s worst skills are proposed', async ({ assert }) => {
    using time = stopClock(MORNING)
    const pack = await explainedPackage()
    for (const page of [52, 53, 54]) {
      const question = await questionOn(pack.id, page)
      await question.merge({ skills: ['structure_clause'] }).save()
    }
    const { user } = await finishedLearner(pack, time, {
      isRight: (page) => page !== 52 && page !== 53,
    })
    const { id } = await createClass([user])
    const { body } = await (await teacherBrowser()).get(`/admin/kelas/${id}/tugas`)
    assert.deepEqual(body.terlemah, ['structure_clause'])
  })

  test('only the class’s own learners find it, not during an exam, and not after it was ended; answers on their way still count', async ({
    assert,
  }) => {
    using time = stopClock(MORNING)
    const { user, classId, teacher, id, learner } = await assigned()
    const path = `/latihan/tugas/${id}`
    const stranger = await BrowserSession.of(await createUser())
    assert.deepEqual((await stranger.get('/latihan/tugas')).body.data, [])
    assert.equal((await stranger.get(path)).status, 404)
    const { data } = (await learner.get(path)).body
    assert.equal(
      (await stranger.post(`/latihan/${data[0].id}/jawaban`, { jawaban: 1 })).status,
      404
    )
    const elsewhere = await createClass()
    assert.equal((await teacher.get(`/admin/kelas/${elsewhere.id}/tugas/${id}`)).status, 404)
    assert.equal(
      (await teacher.post(`/admin/kelas/${elsewhere.id}/tugas/${id}/akhiri`, {})).status,
      404
    )

    const pack = await completePackage()
    await grantAttempt(user, pack)
    const seat = { user, pack, browser: learner }
    await start(seat)
    assert.equal((await learner.get(path)).status, 409)
    assert.equal((await learner.post(`/latihan/${data[0].id}/jawaban`, { jawaban: 1 })).status, 409)
    time.pass(3 * DAY)

    const again = await BrowserSession.of(user)
    const staff = await teacherBrowser()
    assert.equal((await again.get(path)).status, 200)
    assert.equal((await staff.post(`/admin/kelas/${classId}/tugas/${id}/akhiri`, {})).status, 200)
    assert.equal((await staff.post(`/admin/kelas/${classId}/tugas/${id}/akhiri`, {})).status, 200)
    assert.deepEqual((await again.get('/latihan/tugas')).body.data, [])
    assert.equal((await again.get(path)).status, 404)
    assert.equal((await again.post(`/latihan/${data[0].id}/jawaban`, { jawaban: 1 })).status, 200)
    const work = (await staff.get(`/admin/kelas/${classId}/tugas/${id}`)).body
    assert.equal(work.peserta[0].dijawab, 1)
    assert.equal(work.tugas.keadaan, 'diakhiri')
    assert.lengthOf(await AuditEntry.query().where('action', 'class.drill_ended'), 1)
    // Who leaves the class is no longer shown.
    await db.from('class_members').where('user_id', user.id).delete()
    assert.deepEqual((await staff.get(`/admin/kelas/${classId}/tugas/${id}`)).body.peserta, [])
  })

  test('its last day and note can be changed until it is ended; each change is recorded once', async ({
    assert,
  }) => {
    using time = stopClock(MORNING)
    const { classId, teacher, id, learner } = await assigned({ catatan: null })
    const path = `/admin/kelas/${classId}/tugas/${id}`
    const change = { tenggat: '2026-12-04', catatan: 'Seminggu lagi.' }
    for (const _ of [1, 2]) assert.equal((await teacher.put(path, change)).status, 200)
    assert.containSubset((await learner.get('/latihan/tugas')).body.data[0], change)
    const [assignedEntry] = await AuditEntry.query().where('action', 'class.drill_assigned')
    assert.containSubset(assignedEntry?.details, { items: 4, due: '2026-11-30', note: null })
    assert.lengthOf(await AuditEntry.query().where('action', 'class.drill_changed'), 1)
    time.pass(10 * DAY)
    const late = await BrowserSession.of(await createUser({ role: 'Guru' }))
    assert.equal((await late.get(path)).body.tugas.keadaan, 'lewat')
    assert.equal((await late.put(path, change)).status, 422)
    assert.equal((await late.post(`${path}/akhiri`, {})).status, 200)
    assert.equal((await late.put(path, { ...change, tenggat: '2026-12-30' })).status, 409)
  })

  test('a wish that makes no sense is refused with a sentence, and nothing is stored', async ({
    assert,
  }) => {
    using _time = stopClock(MORNING)
    const { id } = await createClass([await createUser()])
    const teacher = await teacherBrowser()
    const ask = (change: object) => teacher.post(`/admin/kelas/${id}/tugas`, { ...WISH, ...change })
    for (const change of [
      { keterampilan: [] },
      { keterampilan: ['structure_unknown'] },
      { keterampilan: ['structure_clause', 'structure_clause'] },
      { banyakSoal: 2 },
      { banyakSoal: 31 },
      { catatan: 'x'.repeat(501) },
    ]) {
      assert.equal((await ask(change)).status, 422, JSON.stringify(change))
    }
    for (const tenggat of ['2026-11-26', '2026-02-31', '2027-12-01']) {
      const { status, body } = await ask({ tenggat })
      assert.equal(status, 422)
      assert.include(JSON.stringify(body), DUE_DAY_INVALID)
    }
    const many = await ask({ keterampilan: ['structure_inversion'], banyakSoal: 30 })
    assert.equal(many.status, 409)
    assert.match(many.body.message, /^Bank latihan hanya punya \d+ soal untuk keterampilan ini\.$/)
    assert.equal((await teacher.post('/admin/kelas/999999/tugas', WISH)).status, 404)
    const archived = await createClass([], { archivedAt: MORNING })
    assert.equal((await teacher.post(`/admin/kelas/${archived.id}/tugas`, WISH)).status, 409)
    assert.deepEqual((await teacher.get(`/admin/kelas/${id}/tugas`)).body.data, [])
  })

  test('after two weeks past its last day learners are no longer shown it', async ({ assert }) => {
    using time = stopClock(MORNING)
    const { user, id } = await assigned()
    time.pass(4 * DAY)
    const late = await BrowserSession.of(user)
    assert.isTrue((await late.get('/latihan/tugas')).body.data[0].lewat)
    assert.equal((await late.get(`/latihan/tugas/${id}`)).status, 200)
    time.pass(14 * DAY)
    const later = await BrowserSession.of(user)
    assert.deepEqual((await later.get('/latihan/tugas')).body.data, [])
  })
})
