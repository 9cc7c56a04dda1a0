import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import AuditEntry from '#app/audit/models/audit_entry'
import Package from '#app/packages/models/package'
import { createPackage } from '#database/factories/package_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { completePackage } from '#tests/support/exam'
import { NO_DRAFT_AGAIN, NOT_ARCHIVED } from '#contracts/packages'

const adminBrowser = async () => BrowserSession.of(await createAdmin())

/** What tells two copies of a row apart. */
const OWN = new Set(['id', 'package_id', 'passage_id', 'created_at', 'updated_at'])

type Row = Record<string, unknown>

const shared = (row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.has(name)))

/** The content of a package, without that. */
async function contentOf(packageId: number) {
  const passages: Row[] = await db.from('passages').where('package_id', packageId).orderBy('id')
  const names = new Map(passages.map(({ id, name }) => [id, name]))
  const questions: Row[] = await db.from('questions').where('package_id', packageId).orderBy('page')
  return {
    passages: passages.map(shared),
    questions: questions.map((row) => ({ ...shared(row), passage: names.get(row.passage_id) })),
  }
}

test.group('Copies, drafts and archived packages', (group) => {
  isolateDatabase(group)

  test('a copy is a draft with all questions, passages and media', async ({ assert }) => {
    const original = await completePackage({ name: 'Paket A', contentSlug: 'paket-a' })
    const admin = await adminBrowser()
    const { status, body } = await admin.post(`/admin/paket-soal/${original.id}/salin`, {})
    assert.equal(status, 201)
    const copy = await Package.findOrFail(body.data.id)
    assert.deepInclude(
      { name: copy.name, status: copy.status, price: copy.price, slug: copy.contentSlug },
      { name: 'Paket A (salinan)', status: 'konsep', price: original.price, slug: null }
    )
    assert.notEqual(copy.contentVersion, original.contentVersion)
    const content = await contentOf(copy.id)
    assert.lengthOf(content.questions, 140)
    assert.deepEqual(content, await contentOf(original.id))
    const entry = await AuditEntry.findByOrFail('action', 'package.copied')
    assert.deepEqual(entry.details, { name: 'Paket A (salinan)', original: 'Paket A' })

    await db.from('questions').where({ package_id: copy.id, page: 1 }).update({ answer_key: 3 })
    const [kept] = await db.from('questions').where({ package_id: original.id, page: 1 })
    assert.notEqual(kept.answer_key, 3)
    const again = await admin.post(`/admin/paket-soal/${copy.id}/salin`, {})
    const second = await Package.findOrFail(again.body.data.id)
    assert.equal(second.name, 'Paket A (salinan 2)')
  })

  test('nobody but staff sees a draft until it is published', async ({ assert }) => {
    const admin = await adminBrowser()
    const { body } = await admin.post('/admin/paket-soal', { nama_paket: 'Rahasia', konsep: true })
    const { id } = body.data
    const learner = await BrowserSession.of(await createUser())
    const seen = async () =>
      (await learner.get('/paket-soal')).body.data.map((one: { id: number }) => one.id)
    assert.notInclude(await seen(), id)
    assert.equal((await learner.get(`/paket-soal/${id}`)).status, 404)
    const listed = (await admin.get('/admin/paket-soal')).body.data
    assert.equal(listed.find((one: { id: number }) => one.id === id).status, 'konsep')

    const incomplete = await admin.put(`/admin/paket-soal/${id}`, {
      nama_paket: 'Rahasia',
      status: 'siap',
    })
    assert.equal(incomplete.status, 422)
    assert.equal(
      (await admin.put(`/admin/paket-soal/${id}`, { nama_paket: 'Rahasia' })).status,
      200
    )
    assert.notInclude(await seen(), id)
    await admin.put(`/admin/paket-soal/${id}`, { nama_paket: 'Terbit', status: 'belum' })
    assert.include(await seen(), id)
    const back = await admin.put(`/admin/paket-soal/${id}`, {
      nama_paket: 'Terbit',
      status: 'konsep',
    })
    assert.deepEqual([back.status, back.body.message], [422, NO_DRAFT_AGAIN])
  })

  test('a package is no draft unless that is said, and said as a boolean', async ({ assert }) => {
    const admin = await adminBrowser()
    const { body } = await admin.post('/admin/paket-soal', { nama_paket: 'Biasa' })
    assert.equal((await Package.findOrFail(body.data.id)).status, 'belum')
    const text = await admin.post('/admin/paket-soal', { nama_paket: 'Teks', konsep: 'true' })
    assert.equal(text.status, 422)
  })

  test('an archived package is listed apart and comes back as one that is not sold', async ({
    assert,
  }) => {
    const pack = await createPackage({ name: 'Lama', status: 'siap' })
    const admin = await adminBrowser()
    const early = await admin.post(`/admin/paket-soal/${pack.id}/pulihkan`, {})
    assert.deepEqual([early.status, early.body.message], [409, NOT_ARCHIVED])
    await admin.delete(`/admin/paket-soal/${pack.id}`)
    assert.equal((await admin.post(`/admin/paket-soal/${pack.id}/salin`, {})).status, 404)
    const archived = (await admin.get('/admin/paket-soal/arsip')).body.data
    assert.deepEqual(
      archived.map((one: { nama_paket: string }) => one.nama_paket),
      ['Lama']
    )

    assert.equal((await admin.post(`/admin/paket-soal/${pack.id}/pulihkan`, {})).status, 200)
    await pack.refresh()
    assert.deepEqual([pack.status, pack.archivedAt], ['belum', null])
    assert.equal((await admin.post(`/admin/paket-soal/${pack.id}/pulihkan`, {})).status, 409)
    const entry = await AuditEntry.findByOrFail('action', 'package.restored')
    assert.deepEqual(entry.details, { name: 'Lama' })
  })

  test('only admins copy and restore, and unknown packages are not found', async ({ assert }) => {
    const pack = await createPackage()
    for (const role of ['Guru', 'User'] as const) {
      const other = await BrowserSession.of(await createUser({ role }))
      for (const action of ['salin', 'pulihkan']) {
        const { status } = await other.post(`/admin/paket-soal/${pack.id}/${action}`, {})
        assert.equal(status, 403, `${role} ${action}`)
      }
    }
    const admin = await adminBrowser()
    for (const action of ['salin', 'pulihkan'])
      assert.equal((await admin.post(`/admin/paket-soal/99999/${action}`, {})).status, 404)
  })
})
