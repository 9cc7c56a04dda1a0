import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { replaceCorrections } from '#app/packages/rows/key_corrections'
import { readVersions } from '#app/packages/rows/question_versions'
import { inTransaction } from '#app/platform/database/transaction'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { scheduleEvent } from '#tests/support/events'
import { completePackage, HOUR, start, takeSeat } from '#tests/support/exam'
import { adminBrowser, questionOn } from '#tests/support/questions'

async function seenOn(packageId: number, pages: readonly number[]) {
  return Promise.all(
    pages.map(async (page) => ({ id: (await questionOn(packageId, page)).id, page }))
  )
}

async function movesOf(packageId: number, moves: Readonly<Record<number, number>>) {
  const seen = await seenOn(packageId, Object.keys(moves).map(Number))
  return seen.map(({ id, page }) => ({ id, page, ke: moves[page] ?? page }))
}

const lastAudit = async (action: string) =>
  (await AuditEntry.query().where('action', action).orderBy('id', 'desc').first())?.details

test.group('Deleting several questions', (group) => {
  isolateDatabase(group)

  test('ticked questions are deleted together, with a version of each and one audit entry', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await completePackage({ status: 'belum' })
    const soal = await seenOn(pack.id, [52, 54, 100])
    const { status, body } = await browser.post(`/admin/paket-soal/${pack.id}/soal/hapus`, { soal })
    assert.equal(status, 200)
    assert.deepEqual(body, { message: '3 soal berhasil dihapus!', status_paket: 'belum' })
    assert.lengthOf(await Question.query().where('packageId', pack.id), 137)
    assert.deepEqual(await lastAudit('package.questions_deleted'), {
      name: pack.name,
      pages: [52, 54, 100],
    })
    for (const { id } of soal) {
      const last = (await readVersions(id)).at(-1)
      assert.equal(last?.cause, 'dihapus')
      assert.isNotNull(last?.actor)
    }
  })

  test('a package on sale stays on sale unless the deletion may end that', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    const browser = await adminBrowser()
    const path = `/admin/paket-soal/${seat.pack.id}/soal/hapus`
    const soal = await seenOn(seat.pack.id, [12])
    const refused = await browser.post(path, { soal })
    assert.equal(refused.status, 409)
    assert.equal(refused.body.code, 'menghentikan_penjualan')
    assert.equal((await Package.findOrFail(seat.pack.id)).status, 'siap')
    assert.lengthOf(await Question.query().where('packageId', seat.pack.id), 140)

    const agreed = await browser.post(path, { soal, hentikan: true })
    assert.equal(agreed.body.status_paket, 'belum')
    // The running attempt sits its snapshot.
    const { body } = await seat.browser.get('/soal')
    assert.isTrue(body.soal.some(({ page }: { page: number }) => page === 12))
  })

  test('nothing is deleted when a question of another package or another page is among them', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const [pack, other] = [
      await completePackage({ status: 'belum' }),
      await completePackage({ status: 'belum' }),
    ]
    const path = `/admin/paket-soal/${pack.id}/soal/hapus`
    const [own] = await seenOn(pack.id, [52])
    const foreign = await seenOn(other.id, [53])
    assert.equal((await browser.post(path, { soal: [own, ...foreign] })).status, 409)
    assert.equal((await browser.post(path, { soal: [{ ...own, page: 53 }] })).status, 409)
    for (const soal of [[], [own, own], [{ id: '5', page: 52 }], [{ page: 52 }]]) {
      assert.equal((await browser.post(path, { soal })).status, 422)
    }
    assert.equal((await browser.post(path, { soal: [own], hentikan: 'ya' })).status, 422)
    assert.equal(
      (await browser.post('/admin/paket-soal/987654/soal/hapus', { soal: [own] })).status,
      404
    )
    assert.lengthOf(await Question.query().where('packageId', pack.id), 140)
  })
})

test.group('Moving questions', (group) => {
  isolateDatabase(group)

  test('questions swap their pages, each with the number of its new page', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await completePackage()
    const moves = await movesOf(pack.id, { 52: 54, 54: 52, 94: 95, 95: 94 })
    const { status, body } = await browser.post(`/admin/paket-soal/${pack.id}/soal/pindah`, {
      soal: moves,
    })
    assert.equal(status, 200)
    assert.deepEqual(body, { message: '4 soal berhasil dipindahkan!', berubah: 4 })
    for (const { id, ke } of moves) {
      const question = await Question.findOrFail(id)
      assert.equal(question.page, ke)
      assert.equal((await readVersions(id)).at(-1)?.cause, 'dipindah')
    }
    assert.equal((await questionOn(pack.id, 54)).number, 3)
    assert.equal((await Package.findOrFail(pack.id)).status, 'siap')
    assert.deepEqual((await lastAudit('package.questions_moved'))?.renumbered, 0)
  })

  test('questions get the numbers of their pages again, and the second time nothing changes', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await completePackage()
    await Question.query()
      .where('packageId', pack.id)
      .whereIn('page', [52, 53])
      .update({ number: 9 })
    const path = `/admin/paket-soal/${pack.id}/soal/pindah`
    const soal = await movesOf(pack.id, { 52: 52, 53: 53, 54: 54 })
    assert.equal((await browser.post(path, { soal })).body.berubah, 2)
    assert.deepEqual(
      [(await questionOn(pack.id, 52)).number, (await questionOn(pack.id, 53)).number],
      [1, 2]
    )
    assert.equal((await browser.post(path, { soal })).body.berubah, 0)
    assert.lengthOf(await AuditEntry.query().where('action', 'package.questions_moved'), 1)
  })

  test('a move is refused where a question could not stand, and changes nothing', async ({
    assert,
  }) => {
    const browser = await adminBrowser()
    const pack = await completePackage()
    const path = `/admin/paket-soal/${pack.id}/soal/pindah`
    const refused = async (moves: Readonly<Record<number, number>>) => {
      const reply = await browser.post(path, { soal: await movesOf(pack.id, moves) })
      assert.equal(reply.status, 409)
      return reply.body.message as string
    }
    assert.match(await refused({ 52: 53 }), /Halaman 53 sudah dipakai/)
    assert.match(await refused({ 52: 68, 68: 52 }), /halaman soal Structure/i)
    assert.match(await refused({ 31: 32, 32: 31 }), /membawa rekaman/)
    assert.match(await refused({ 32: 1, 1: 32 }), /membawa rekaman|tidak punya rekaman/)

    const proven = await questionOn(pack.id, 32)
    await proven.merge({ proof: [{ dari: 1, sampai: 1 }] as never }).save()
    assert.match(await refused({ 32: 36, 36: 32 }), /baris transkrip kelompoknya/)
    const whole = { 31: 35, 32: 36, 33: 37, 34: 38, 35: 31, 36: 32, 37: 33, 38: 34 }
    const moved = await browser.post(path, { soal: await movesOf(pack.id, whole) })
    assert.equal(moved.status, 200)
    assert.equal((await questionOn(pack.id, 36)).id, proven.id)
  })

  test('a question whose key was corrected for its page stays there', async ({ assert }) => {
    const browser = await adminBrowser()
    const pack = await completePackage()
    const question = await questionOn(pack.id, 52)
    await inTransaction((trx) =>
      replaceCorrections(
        trx,
        pack.id,
        [52],
        [
          {
            page: 52,
            questionId: question.id,
            options: ['a', 'b', 'c', 'd'],
            answerKey: 1,
            lastSnapshotId: 0,
            contentVersion: pack.contentVersion,
            accepted: [1, 2],
          },
        ]
      )
    )
    const soal = await movesOf(pack.id, { 52: 53, 53: 52 })
    const reply = await browser.post(`/admin/paket-soal/${pack.id}/soal/pindah`, { soal })
    assert.equal(reply.status, 409)
    assert.match(reply.body.message, /pernah dikoreksi/)
  })

  test('a running attempt keeps its order when questions move', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    const browser = await adminBrowser()
    const first = await questionOn(seat.pack.id, 1)
    const soal = await movesOf(seat.pack.id, { 1: 2, 2: 1 })
    await browser.post(`/admin/paket-soal/${seat.pack.id}/soal/pindah`, { soal })
    const { body } = await seat.browser.get('/soal')
    const entry = body.soal.find(({ page }: { page: number }) => page === 1)
    assert.equal(entry.pilihan_satu, first.option1)
  })
})

test.group('Whom a change of questions concerns', (group) => {
  isolateDatabase(group)

  test('the learners with an unused access and the events to come are named', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const waiting = await createUser({ name: 'Ayu Menunggu' })
    await grantAttempt(waiting, pack)
    await grantAttempt(waiting, pack)
    await start(await takeSeat(pack))
    const event = await scheduleEvent(pack, Date.now() + HOUR, { count: 2 })
    const browser = await adminBrowser()
    const { status, body } = await browser.get(`/admin/paket-soal/${pack.id}/dampak`)
    assert.equal(status, 200)
    assert.isTrue(body.data.dijual)
    assert.deepEqual(body.data.peserta, { jumlah: 1, nama: ['Ayu Menunggu'] })
    assert.deepEqual(
      body.data.jadwal.map(({ id, peserta }: { id: number; peserta: number }) => ({ id, peserta })),
      [{ id: event.id, peserta: 2 }]
    )
    await event.admin.post(`${event.path}/batalkan`)
    const after = await browser.get(`/admin/paket-soal/${pack.id}/dampak`)
    assert.deepEqual(after.body.data.jadwal, [])
    assert.equal((await browser.get('/admin/paket-soal/987654/dampak')).status, 404)
  })
})

test.group('Two admins with ticked questions at once', (group) => {
  emptyDatabaseAfterEach(group)

  const twoAdmins = async () =>
    Promise.all([createAdmin(), createAdmin()].map(async (admin) => BrowserSession.of(await admin)))
  const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status)

  test('of two admins who delete the same questions one is told', async ({ assert }) => {
    const browsers = await twoAdmins()
    const pack = await completePackage({ status: 'belum' })
    const soal = await seenOn(pack.id, [52, 53])
    const replies = await Promise.all(
      browsers.map((browser) => browser.post(`/admin/paket-soal/${pack.id}/soal/hapus`, { soal }))
    )
    assert.sameMembers(statuses(replies), [200, 409])
    assert.lengthOf(await Question.query().where('packageId', pack.id), 138)
    assert.lengthOf(await AuditEntry.query().where('action', 'package.questions_deleted'), 1)
  })

  test('of two admins who move the same question one is told, and no page is lost', async ({
    assert,
  }) => {
    const [one, two] = (await twoAdmins()) as [BrowserSession, BrowserSession]
    const pack = await completePackage()
    const path = `/admin/paket-soal/${pack.id}/soal/pindah`
    const replies = await Promise.all([
      one.post(path, { soal: await movesOf(pack.id, { 52: 53, 53: 52 }) }),
      two.post(path, { soal: await movesOf(pack.id, { 52: 54, 54: 52 }) }),
    ])
    assert.sameMembers(statuses(replies), [200, 409])
    const pages = (await Question.query().where('packageId', pack.id)).map(({ page }) => page)
    assert.equal(new Set(pages).size, 140)
    assert.isBelow(Math.max(...pages), 144)
  })

  test('a move and an added question never share a page', async ({ assert }) => {
    const [one, two] = (await twoAdmins()) as [BrowserSession, BrowserSession]
    const pack = await createPackage({ status: 'belum' })
    const form = {
      soal: 'S',
      pilihan_satu: '1',
      pilihan_dua: '2',
      pilihan_tiga: '3',
      pilihan_empat: '4',
      jawaban: '2',
    }
    const add = `/admin/paket-soal/${pack.id}/soal-structure`
    await one.post(add, { ...form, no_soal: 1, page: 52 })
    const replies = await Promise.all([
      one.post(`/admin/paket-soal/${pack.id}/soal/pindah`, {
        soal: await movesOf(pack.id, { 52: 60 }),
      }),
      two.post(add, { ...form, no_soal: 9, page: 60 }),
    ])
    assert.includeMembers(
      [409],
      statuses(replies).filter((status) => status >= 400)
    )
    const pages = (await Question.query().where('packageId', pack.id)).map(({ page }) => page)
    assert.equal(new Set(pages).size, pages.length)
  })
})
