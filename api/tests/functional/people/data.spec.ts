import { strFromU8, unzipSync } from 'fflate'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import AuditEntry from '#app/audit/models/audit_entry'
import type User from '#app/accounts/models/user'
import { NOT_THEIR_DATA, PERSON_TABLES } from '#app/people/domain/person_data'
import Result from '#app/results/models/result'
import { createUser } from '#database/factories/user_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createResult } from '#database/factories/result_factory'
import { BrowserSession, type Reply } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { answersOf, start, takeSeat } from '#tests/support/exam'
import { adminBrowser } from '#tests/support/questions'

type Part = Record<string, unknown>[]

/** The archive's files as text, and its data. */
function read({ bytes }: Reply) {
  const files = unzipSync(new Uint8Array(bytes))
  const json = strFromU8(files['data.json'] ?? new Uint8Array())
  return { files, json, data: JSON.parse(json) as Record<string, Part> }
}

/** A learner who sits an exam, paid, and has a result of before. */
async function busyLearner(): Promise<{ user: User; browser: BrowserSession }> {
  const seat = await takeSeat()
  const { user, browser } = seat
  await createPayment(user, await createPackage({ name: 'Paket Bayar' }))
  await createResult(user, { packageName: 'Paket Lama' })
  await start(seat)
  const answer = answersOf('listening').slice(0, 3)
  await browser.post('/soal/simpan-jawaban', { index: 1, answer, ragu: [2] })
  return { user, browser }
}

test.group("A person's data", (group) => {
  isolateDatabase(group)

  test('is complete, readable, and the same for staff and for its owner', async ({ assert }) => {
    const { user, browser } = await busyLearner()
    const own = await browser.get('/users/data-saya')
    assert.equal(own.status, 200)
    assert.equal(own.headers.get('content-type'), 'application/zip')
    const { data, files } = read(own)
    assert.includeMembers(Object.keys(files), ['baca-dulu.txt', 'data.json', 'data.xlsx'])
    const titles = Object.values(PERSON_TABLES).map(({ title }) => title)
    assert.includeMembers(Object.keys(data), [...titles, 'Login', 'Peta keterampilan'])
    assert.containSubset(data, {
      Akun: [{ Nama: user.name, 'Nomor HP': user.nohp, Email: user.email }],
      Hasil: [{ Paket: 'Paket Lama', 'Nama di sertifikat': user.name }],
    })
    assert.lengthOf(data.Jawaban ?? [], 3)
    assert.lengthOf(data.Ujian ?? [], 2)
    assert.lengthOf(data.Login ?? [], 1)
    // One of each package.
    assert.lengthOf(data.Pembayaran ?? [], 3)
    assert.match(String(data.Jawaban?.[0]?.Disimpan), /^\d{4}-\d\d-\d\dT/)

    const admin = await adminBrowser()
    const taken = await admin.get(`/admin/user/${user.id}/data`)
    assert.equal(taken.status, 200)
    assert.deepEqual(read(taken).data.Jawaban, data.Jawaban)
    assert.lengthOf(await AuditEntry.query().where('action', 'user.data_taken'), 1)
    assert.equal((await admin.get('/admin/user/999999/data')).status, 404)
  })

  test('has no secrets, no keys, and nothing of another person', async ({ assert }) => {
    const { user, browser } = await busyLearner()
    const other = await createUser({ name: 'Wahyuningtyas Lain' })
    await createPayment(other, await createPackage(), { note: 'Catatan orang lain' })
    await createResult(other)
    const admin = await adminBrowser()
    await admin.put(`/admin/user/${user.id}`, { nama: 'Nama Baru', alasan: 'Salah ketik.' })
    const { json, data, files } = read(await browser.get('/users/data-saya'))
    assert.containSubset(data, { 'Data lama': [{ Jenis: 'name', Isi: user.name }] })

    const { password } = (await db.from('users').where('id', user.id).first()) as {
      password: string
    }
    const drivers = (await db.from('attempts').select('driver', 'option_orders')) as {
      driver: string
    }[]
    const theirs = await Result.findByOrFail('userId', other.id)
    const sessions = (await db.from('sessions').select('id')) as { id: string }[]
    const kept = [
      password,
      ...drivers.map(({ driver }) => driver),
      ...sessions.map(({ id }) => id),
      other.name,
      other.nohp,
      theirs.code,
      'Catatan orang lain',
      'Administrator',
    ]
    const texts = Object.entries(files).map(([name, content]) =>
      name.endsWith('.xlsx')
        ? Object.values(unzipSync(content))
            .map((part) => strFromU8(part))
            .join('\n')
        : strFromU8(content)
    )
    for (const secret of kept) {
      for (const text of texts) assert.isFalse(text.includes(secret), secret)
    }
    assert.notMatch(json, /is_correct|answer_key|kunci/i)
  })

  test('has no score and no code of a result that isn’t open yet', async ({ assert }) => {
    const user = await createUser()
    const result = await createResult(user, { opensAt: Date.now() + 3_600_000 })
    const browser = await BrowserSession.of(user)
    const { json, data } = read(await browser.get('/users/data-saya'))
    assert.containSubset(data, { Hasil: [{ 'Skor total': null, 'Kode sertifikat': null }] })
    assert.isFalse(json.includes(result.code))
    const admin = await adminBrowser()
    assert.isFalse(read(await admin.get(`/admin/user/${user.id}/data`)).json.includes(result.code))
  })

  test('is neither for visitors nor for another learner', async ({ assert }) => {
    const user = await createUser()
    const browser = await BrowserSession.of(await createUser())
    assert.equal((await browser.get(`/admin/user/${user.id}/data`)).status, 403)
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.get('/users/data-saya')).status, 401)
  })
})

/** Columns by which a row is a person's, or of something of theirs. */
const OF_A_PERSON =
  /(^|_)(user_id|actor_id|person_id|from_id|into_id|attempt_id|payment_id|submission_id|result_id)$|_by$|^merged_into$/

test.group("Tables of a person's data", () => {
  test('every table with rows of a person is in the export, or says why not', async ({
    assert,
  }) => {
    const found: string[] = []
    for (const table of await db.connection().getAllTables()) {
      if (/_parts(_|$)/.test(table)) continue
      const columns = Object.keys(await db.connection().columnsInfo(table))
      if (columns.some((name) => OF_A_PERSON.test(name))) found.push(table)
    }
    assert.sameMembers(found, [...Object.keys(PERSON_TABLES), ...Object.keys(NOT_THEIR_DATA)])
  })

  test('every column of them is given, or says why not', async ({ assert }) => {
    for (const [table, { columns, withheld, title }] of Object.entries(PERSON_TABLES)) {
      // MariaDB keeps the texts of searches in the table itself.
      const stored = Object.keys(await db.connection().columnsInfo(table)).filter(
        (name) => name !== 'search_text'
      )
      assert.sameMembers(stored, [...Object.keys(columns), ...Object.keys(withheld)], table)
      assert.isAtMost(title.length, 31)
      assert.isAtMost(Object.keys(columns).length, 26, table)
    }
  })
})
