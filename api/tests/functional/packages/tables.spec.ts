import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { createPackage } from '#database/factories/package_factory'
import { createAdmin } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { answersOf, completePackage, HOUR, start, takeSeat } from '#tests/support/exam'
import { adminBrowser, questionForm, questionOn } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'

test.group('Question tables', (group) => {
  isolateDatabase(group)

  test('a question table shows the questions of one section in page order', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await completePackage()
    const pages = async (section: string) => {
      const { body } = await browser.get(`/admin/paket-soal/${pack.id}/soal-${section}`)
      const all = body.data.map(({ page }: { page: number }) => page)
      return [all[0], all.at(-1), all.length]
    }
    assert.deepEqual(await pages('listening'), [1, 50, 50])
    assert.deepEqual(await pages('structure'), [52, 66, 15])
    assert.deepEqual(await pages('written'), [68, 92, 25])
    assert.deepEqual(await pages('reading'), [94, 143, 50])
    assert.equal((await browser.get(`/admin/paket-soal/${pack.id}/soal-lain`)).status, 404)
  })

  test('a question table counts answers of finished attempts only', async ({ assert }) => {
    using time = stopClock()
    const pack = await completePackage()
    const answers = answersOf('listening', (page) => page !== 2).filter(({ id }) => id !== 3)
    for (let n = 0; n < 2; n++) {
      const seat = await takeSeat(pack)
      await start(seat)
      await seat.browser.post('/soal/simpan-jawaban', { index: 1, answer: answers })
      // Waits in listening until the server ends the attempt.
      time.pass(25 * HOUR)
      const later = await BrowserSession.of(seat.user)
      await later.get('/soal/cek-endtime')
    }
    const running = await takeSeat(pack)
    await start(running)
    await running.browser.post('/soal/simpan-jawaban', { index: 1, answer: answers })

    const browser = await adminBrowser()
    const { body } = await browser.get(`/admin/paket-soal/${pack.id}/soal-listening`)
    assert.deepEqual(
      body.data
        .slice(0, 3)
        .map(({ page, benar, salah }: { page: number; benar: number; salah: number }) => ({
          page,
          benar,
          salah,
        })),
      [
        { page: 1, benar: 2, salah: 0 },
        { page: 2, benar: 0, salah: 2 },
        { page: 3, benar: 0, salah: 0 },
      ]
    )
  })

  test("a question table shows a section's last place, or the place of its first question", async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await createPackage({ status: 'belum' })
    const last = async (section: string) =>
      (await browser.get(`/admin/paket-soal/${pack.id}/${section}/last`)).body
    assert.deepEqual(await last('listening'), { last_no_soal: 0, last_page: 0 })
    assert.deepEqual(await last('structure'), { last_no_soal: 0, last_page: 51 })
    assert.deepEqual(await last('written'), { last_no_soal: 15, last_page: 67 })
    assert.deepEqual(await last('reading'), { last_no_soal: 0, last_page: 93 })

    const path = `/admin/paket-soal/${pack.id}/soal-structure`
    await browser.post(path, questionForm(55, { no_soal: 4 }))
    await browser.post(path, questionForm(53, { no_soal: 2 }))
    assert.deepEqual(await last('structure'), { last_no_soal: 4, last_page: 55 })
    assert.equal((await browser.get('/admin/paket-soal/987654/reading/last')).status, 404)
  })
})

test.group('Deleting questions', (group) => {
  isolateDatabase(group)

  test('deleting a question makes a siap package belum and does not change the running attempt', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await start(seat)
    const browser = await adminBrowser()
    const { id } = await questionOn(seat.pack.id, 12)
    const response = await browser.delete(`/admin/paket-soal/soal/${id}`)
    assert.equal(response.status, 200)
    assert.deepEqual(response.body, { message: 'Soal berhasil dihapus!', status_paket: 'belum' })
    assert.equal((await Package.findOrFail(seat.pack.id)).status, 'belum')

    const { body } = await seat.browser.get('/soal')
    assert.isTrue(body.soal.some(({ page }: { page: number }) => page === 12))
    const actions = (await AuditEntry.query().orderBy('id')).map(({ action }) => action)
    assert.includeMembers(actions, ['question.deleted', 'package.withdrawn'])

    assert.equal((await browser.delete(`/admin/paket-soal/soal/${id}`)).status, 404)
    assert.equal((await browser.get(`/admin/paket-soal/soal/${id}`)).status, 404)
  })

  test("the reading table's path deletes reading questions only", async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await completePackage({ status: 'belum' })
    const listening = await questionOn(pack.id, 1)
    const reading = await questionOn(pack.id, 100)
    const path = (id: number) => `/admin/paket-soal/soal-reading/${id}`
    assert.equal((await browser.delete(path(listening.id))).status, 404)
    const response = await browser.delete(path(reading.id))
    assert.equal(response.status, 200)
    assert.equal(response.body.message, 'Soal berhasil dihapus!')
    assert.lengthOf(await Question.query().where('packageId', pack.id), 139)
  })

  test('deleting a question of an archived package is refused', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await completePackage({ archivedAt: Date.now() })
    const { id } = await questionOn(pack.id, 52)
    assert.equal((await browser.get(`/admin/paket-soal/soal/${id}`)).status, 404)
    assert.equal((await browser.delete(`/admin/paket-soal/soal/${id}`)).status, 404)
    const edit = await browser.put(`/admin/paket-soal/soal-structure/${id}`, questionForm(52))
    assert.equal(edit.status, 404)
  })
})

test.group('Two admins at once', (group) => {
  emptyDatabaseAfterEach(group)

  const twoAdmins = async () =>
    Promise.all([createAdmin(), createAdmin()].map(async (admin) => BrowserSession.of(await admin)))

  test('two admins at once never store two questions on one page', async ({ assert }) => {
    const browsers = await twoAdmins()
    const pack = await createPackage({ status: 'belum' })
    const replies = await Promise.all(
      browsers.map((browser) =>
        browser.post(`/admin/paket-soal/${pack.id}/soal-structure`, questionForm(52))
      )
    )
    assert.sameMembers(
      replies.map(({ status }) => status),
      [201, 409]
    )
  })

  test('two admins at once never leave an incomplete package siap', async ({ assert }) => {
    const [one, two] = (await twoAdmins()) as [BrowserSession, BrowserSession]
    const pack = await completePackage({ status: 'belum' })
    const { id } = await questionOn(pack.id, 52)
    await Promise.all([
      one.put(`/admin/paket-soal/${pack.id}`, { nama_paket: pack.name, status: 'siap' }),
      two.delete(`/admin/paket-soal/soal/${id}`),
    ])
    assert.equal((await Package.findOrFail(pack.id)).status, 'belum')
  })
})
