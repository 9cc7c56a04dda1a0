import { test } from '@japa/runner'
import AuditEntry from '#app/platform/audit/audit_entry'
import { createAdmin } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { adminBrowser } from '#tests/support/questions'

interface Row {
  id: number
}

const ids = (reply: { body: { entries: Row[] } }) => reply.body.entries.map(({ id }) => id)

async function entry(attributes: Partial<AuditEntry>): Promise<number> {
  const { id } = await AuditEntry.create({
    actorId: 7,
    actorName: 'Ibu Admin',
    action: 'package.updated',
    subjectType: 'package',
    subjectId: 3,
    details: {},
    createdAt: 1_000,
    ...attributes,
  })
  return id
}

test.group('Audit log', (group) => {
  isolateDatabase(group)

  test('shows who did what to what, the newest first', async ({ assert }) => {
    const browser = await adminBrowser()
    const first = await entry({ details: { name: 'Paket A' }, createdAt: 1_000 })
    const second = await entry({
      actorId: null,
      actorName: null,
      subjectId: null,
      createdAt: 2_000,
    })
    const { status, body } = await browser.get('/admin/audit-log')
    assert.equal(status, 200)
    assert.deepEqual(body, {
      entries: [
        {
          id: second,
          aktor: null,
          aksi: 'package.updated',
          subjek: { tipe: 'package', id: null },
          detail: {},
          createdAt: '1970-01-01T00:00:02.000Z',
        },
        {
          id: first,
          aktor: { id: 7, nama: 'Ibu Admin' },
          aksi: 'package.updated',
          subjek: { tipe: 'package', id: 3 },
          detail: { name: 'Paket A' },
          createdAt: '1970-01-01T00:00:01.000Z',
        },
      ],
      totalPages: 1,
      total: 2,
    })
  })

  test('is searched, sorted, paged and streamed', async ({ assert }) => {
    const browser = await adminBrowser()
    const a = await entry({ actorName: 'Ani', action: 'user.unlocked', subjectType: 'user' })
    const b = await entry({ actorName: 'Budi', details: { reason: '100% palsu' } })
    const c = await entry({ actorName: 'Cici', action: 'payment.rejected', subjectType: 'payment' })
    const get = async (query: string) => ids(await browser.get(`/admin/audit-log?${query}`))

    assert.deepEqual(await get('search=ani'), [a])
    assert.deepEqual(await get('search=payment.'), [c])
    assert.deepEqual(await get(`search=${encodeURIComponent('100%')}`), [b])
    assert.deepEqual(await get('sortBy=aktor&sortOrder=ASC'), [a, b, c])
    assert.deepEqual(await get('sortBy=aksi&sortOrder=DESC'), [a, c, b])
    assert.deepEqual(await get('sortBy=subjek&sortOrder=ASC'), [b, c, a])
    assert.deepEqual(await get('limit=2&page=2'), [a])
    assert.deepEqual(await get('limit=-1&sortBy=aktor&sortOrder=ASC'), [a, b, c])
    assert.equal((await browser.get('/admin/audit-log?sortBy=details')).status, 422)
  })

  test('holds what admins do', async ({ assert }) => {
    const admin = await createAdmin({ name: 'Pak Admin' })
    const browser = await BrowserSession.of(admin)
    await browser.post('/admin/paket-soal', { nama_paket: 'Paket Z' })
    const { body } = await browser.get('/admin/audit-log?search=Paket Z')
    assert.equal(body.total, 1)
    assert.deepEqual(body.entries[0].aktor, { id: admin.id, nama: 'Pak Admin' })
    assert.equal(body.entries[0].aksi, 'package.created')
  })
})
