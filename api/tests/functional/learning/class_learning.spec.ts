import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import TeacherNote from '#app/learning/models/teacher_note'
import { createClass } from '#database/factories/class_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { scheduleEvent } from '#tests/support/events'
import { HOUR } from '#tests/support/exam'
import { explainedPackage, finishedLearner } from '#tests/support/learning'
import { LIMITS } from '#tests/support/limits'
import { adminBrowser, questionOn } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'

const teacherBrowser = async () => BrowserSession.of(await createUser({ role: 'Guru' }))

test.group('What a class learns', (group) => {
  isolateDatabase(group)
  group.each.timeout(LIMITS.manyCalls)

  test('the map counts all of the class, and how many of its learners stand where', async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await explainedPackage()
    for (const page of [52, 53, 54]) {
      const question = await questionOn(pack.id, page)
      await question.merge({ skills: ['structure_clause'] }).save()
    }
    const good = await finishedLearner(pack, time)
    const weak = await finishedLearner(pack, time, { isRight: (page) => page < 53 || page > 54 })
    await finishedLearner(pack, time)
    const { id } = await createClass([good.user, weak.user, await createUser()])
    const teacher = await teacherBrowser()
    const { status, body } = await teacher.get(`/admin/kelas/${id}/peta`)
    assert.equal(status, 200)
    assert.equal(body.peserta, 3)
    assert.deepEqual(
      body.data.find(
        ({ keterampilan }: { keterampilan: string }) => keterampilan === 'structure_clause'
      ),
      {
        keterampilan: 'structure_clause',
        label: 'Klausa adjektiva, adverbia, dan nomina',
        benar: 4,
        dari: 6,
        keadaan: 'latih',
        peserta: { kuat: 1, latih: 1, belum_cukup: 1 },
      }
    )
    assert.equal((await teacher.get('/admin/kelas/999999/peta')).status, 404)
  })

  test('the questions that most of the class missed come first, by each learner’s last attempt', async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await explainedPackage()
    const one = await finishedLearner(pack, time, { isRight: (page) => ![1, 94].includes(page) })
    const other = await finishedLearner(pack, time, { isRight: (page) => page !== 94 })
    await finishedLearner(pack, time, { isRight: () => false })
    const { id } = await createClass([one.user, other.user])
    const teacher = await teacherBrowser()
    const { status, body } = await teacher.get(`/admin/kelas/${id}/pembahasan`)
    assert.equal(status, 200)
    assert.equal(body.paketId, pack.id)
    assert.deepEqual(body.paket, [{ id: pack.id, nama: pack.name }])
    assert.equal(body.peserta, 2)
    assert.lengthOf(body.data, 140)
    const [first, second, third] = body.data
    assert.deepEqual([first.page, second.page, third.page], [94, 1, 2])
    assert.containSubset(first, { pembahasan: 'Sebab bacaan.', hasil: { benar: 0, salah: 2 } })
    assert.containSubset(second.hasil, { benar: 1, salah: 1, kosong: 0 })
    assert.deepEqual(third.hasil.pilihan.toSorted(), [0, 0, 0, 2])
    assert.notProperty(first, 'jawaban')
    const same = await teacher.get(`/admin/kelas/${id}/pembahasan?paket=${pack.id}`)
    assert.deepEqual(same.body, body)
    assert.equal((await teacher.get(`/admin/kelas/${id}/pembahasan?paket=999999`)).status, 404)
    assert.isNotEmpty(await AuditEntry.query().where('action', 'package.keys_opened'))

    const { body: empty } = await teacher.get(
      `/admin/kelas/${(await createClass([await createUser()])).id}/pembahasan`
    )
    assert.containSubset(empty, { paketId: null, data: [] })
  })

  test('staff who edit questions read explanations during an event too, and nothing is open to learners', async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await explainedPackage()
    const { user, result } = await finishedLearner(pack, time)
    const { id } = await createClass([user])
    await scheduleEvent(pack, time.now + HOUR)
    const paths = [`/admin/kelas/${id}/pembahasan`, `/admin/riwayat-ujian/${result.id}/pembahasan`]
    const teacher = await teacherBrowser()
    const admin = await adminBrowser()
    for (const path of paths) assert.equal((await teacher.get(path)).status, 200)
    time.pass(HOUR / 2)
    for (const path of paths) {
      assert.equal((await teacher.get(path)).status, 200)
      assert.equal((await admin.get(path)).status, 200)
    }
    const learner = await BrowserSession.of(user)
    const { status, body } = await learner.get(`/users/riwayat-ujian/${result.id}/pembahasan`)
    assert.equal(status, 403)
    assert.containSubset(body, { code: 'pembahasan_tertutup', sebab: 'jadwal' })
  })

  test('a note is read by the learners of its class alone, and goes when it is emptied', async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await explainedPackage()
    const mine = await finishedLearner(pack, time)
    const other = await finishedLearner(pack, time)
    const { id, name } = await createClass([mine.user])
    await createClass([other.user], { name: 'XII IPA 2' })
    const teacher = await teacherBrowser()
    const { id: soalId } = await questionOn(pack.id, 52)
    const set = (catatan: string | null, classId: number = id) =>
      teacher.put(`/admin/kelas/${classId}/catatan`, { soalId, catatan })
    const notesOn = async ({ browser, path }: typeof mine) => {
      const { body } = await browser.get(path)
      return body.data.find(({ page }: { page: number }) => page === 52).catatanGuru
    }
    assert.equal((await set('Ingat: subjek dahulu.')).status, 200)
    assert.deepEqual(await notesOn(mine), [{ kelas: name, teks: 'Ingat: subjek dahulu.' }])
    assert.deepEqual(await notesOn(other), [])
    const { body } = await teacher.get(`/admin/kelas/${id}/pembahasan`)
    assert.equal(
      body.data.find(({ page }: { page: number }) => page === 52).catatan,
      'Ingat: subjek dahulu.'
    )
    const [entry] = await AuditEntry.query().where('action', 'class.note_changed')
    assert.containSubset(entry?.details, { page: 52, note: 'Ingat: subjek dahulu.' })

    assert.equal((await set('')).status, 200)
    assert.deepEqual(await notesOn(mine), [])
    assert.lengthOf(await TeacherNote.all(), 0)
    assert.equal((await set('x'.repeat(1001))).status, 422)
    assert.equal((await set('Ya.', 999_999)).status, 404)
    const archived = await createClass([], { archivedAt: time.now, name: 'Lama' })
    assert.equal((await set('Ya.', archived.id)).status, 409)
    const nowhere = await teacher.put(`/admin/kelas/${id}/catatan`, {
      soalId: 999_999,
      catatan: 'a',
    })
    assert.equal(nowhere.status, 404)
  })

  test('two teachers at once leave one note', async ({ assert }) => {
    const pack = await explainedPackage()
    const { id } = await createClass()
    const { id: soalId } = await questionOn(pack.id, 52)
    const teachers = [await teacherBrowser(), await teacherBrowser()]
    const answers = await Promise.all(
      teachers.map((teacher, index) =>
        teacher.put(`/admin/kelas/${id}/catatan`, { soalId, catatan: `Catatan ${index}` })
      )
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200]
    )
    assert.lengthOf(await TeacherNote.all(), 1)
  })

  test('each learner’s results stand in their order, to compare two of them', async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await explainedPackage()
    const { user, result } = await finishedLearner(pack, time)
    const other = await finishedLearner(pack, time)
    await other.result.merge({ excludedAt: time.now }).save()
    const { id } = await createClass([user, other.user])
    const { status, body } = await (await teacherBrowser()).get(`/admin/kelas/${id}/perbandingan`)
    assert.equal(status, 200)
    const own = (name: string) => body.data.find(({ nama }: { nama: string }) => nama === name)
    assert.lengthOf(body.data, 2)
    const lists = body.data.map(({ hasil }: { hasil: { total: number }[] }) => hasil)
    assert.sameDeepMembers(
      lists.map((list: { total: number }[]) => list.map(({ total }) => total)),
      [[result.totalScore], []]
    )
    assert.isDefined(own(user.name))
  })
})
