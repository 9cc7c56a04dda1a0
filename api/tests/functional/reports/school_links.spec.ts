import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import AuditEntry from '#app/audit/models/audit_entry'
import SchoolClass from '#app/classes/models/school_class'
import { inTransaction } from '#app/platform/database/transaction'
import { reviseResult } from '#app/results/actions/revise_result'
import SchoolLink from '#app/reports/models/school_link'
import { createClass } from '#database/factories/class_factory'
import { createResult } from '#database/factories/result_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { scheduleEvent } from '#tests/support/events'
import { completePackage, HOUR } from '#tests/support/exam'
import { confirmedAdmin } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'
import { SCHOOL_LINK_CLOSED } from '#app/reports/actions/open_link'
import { SCHOOL_LINKS_MAX } from '#app/reports/actions/change_links'
import { LIMITS } from '#tests/support/limits'

const DAY = 24 * HOUR
const dayAt = (time: number) => new Date(time + 7 * HOUR).toISOString().slice(0, 10)

/** A class with a learner's result, and a link to it. */
async function shared(now = Date.now()) {
  const ayu = await createUser({ name: 'Ayu Lestari' })
  const { id } = await createClass([ayu], { name: 'XII IPA 1' })
  const result = await createResult(ayu, { packageName: 'Paket A' })
  const admin = await confirmedAdmin()
  const made = await admin.post(`/admin/kelas/${id}/tautan`, {
    paketId: result.packageId,
    sampai: dayAt(now + 7 * DAY),
  })
  const { token, kode: code, id: linkId } = made.body.data
  return { ayu, classId: id, result, admin, token, code, linkId, path: `/sekolah/${token}` }
}

test.group('Links for schools, as admins make them', (group) => {
  isolateDatabase(group)
  // Hashing and printing take long on a busy machine.
  group.each.timeout(LIMITS.manyCalls)

  test('a link for a school returns its token and code once, and stores hashes', async ({
    assert,
  }) => {
    const { admin, classId, token, code, linkId } = await shared()
    assert.match(token, /^[\w-]{43}$/)
    assert.match(code, /^\w{5}-\w{5}$/)
    const list = await admin.get(`/admin/kelas/${classId}/tautan`)
    assert.containSubset(list.body.data, [
      { id: linkId, isi: 'Paket A', aktif: true, jumlah_dibuka: 0, terakhir_dibuka: null },
    ])
    const stored = JSON.stringify((await SchoolLink.findOrFail(linkId)).$attributes)
    for (const secret of [token, code]) {
      assert.notInclude(stored, secret)
      assert.notInclude(list.bytes.toString(), secret)
    }
  })

  test('a link for a school with impossible values is refused', async ({ assert }) => {
    const { admin, classId, result } = await shared()
    const path = `/admin/kelas/${classId}/tautan`
    const paketId = result.packageId
    const sampai = dayAt(Date.now() + DAY)
    for (const [body, status] of [
      [{ paketId, sampai: dayAt(Date.now() - DAY) }, 422],
      [{ paketId, sampai: dayAt(Date.now() + 400 * DAY) }, 422],
      [{ paketId, sampai: '2026-02-30' }, 422],
      [{ paketId }, 422],
      [{ sampai }, 422],
      [{ paketId: 999_999, sampai }, 404],
      [{ jadwalId: 999_999, sampai }, 404],
    ] as const) {
      assert.equal((await admin.post(path, body)).status, status, JSON.stringify(body))
    }
    assert.equal((await admin.post('/admin/kelas/999999/tautan', { paketId, sampai })).status, 404)
    const { classId: other, linkId } = await shared()
    assert.equal((await admin.post(`${path}/${linkId}/akhiri`)).status, 404)
    await SchoolClass.query().where('id', other).update({ archived_at: 1 })
    const archived = await admin.post(`/admin/kelas/${other}/tautan`, { paketId, sampai })
    assert.equal(archived.status, 409)
    const { id } = await SchoolLink.findByOrFail('classId', classId)
    const { $attributes } = await SchoolLink.findOrFail(id)
    for (let at = 1; at < SCHOOL_LINKS_MAX; at++) {
      const { id: _, ...rest } = $attributes
      await SchoolLink.create({ ...rest, tokenHash: `hash-${at}` })
    }
    assert.equal((await admin.post(path, { paketId, sampai })).status, 409)
  })

  test('links for schools are for admins alone', async ({ assert }) => {
    const { classId } = await shared()
    for (const role of ['Guru', 'Pengawas', 'Keuangan'] as const) {
      const browser = await BrowserSession.of(await createUser({ role }))
      assert.equal((await browser.get(`/admin/kelas/${classId}/tautan`)).status, 403)
    }
  })
})

test.group('A link for a school, as the school opens it', (group) => {
  isolateDatabase(group)
  // Hashing and printing take long on a busy machine.
  group.each.timeout(LIMITS.manyCalls)

  test('a link for a school shows the class with its code, and no other data', async ({
    assert,
  }) => {
    const { path, code, ayu, result, classId, admin } = await shared()
    await createResult(await createUser({ name: 'Orang Lain' }), { packageId: result.packageId })
    const school = await BrowserSession.visitor()
    assert.equal((await school.get(`${path}/hasil`)).status, 401)
    const typed = ` ${code.toLowerCase().replace('-', '')} `
    assert.equal((await school.post(`${path}/buka`, { kode: typed })).status, 200)

    const reply = await school.get(`${path}/hasil`)
    assert.equal(reply.headers.get('cache-control'), 'no-store')
    const { hasil } = reply.body.data
    assert.equal(hasil.kelas, 'XII IPA 1')
    assert.containSubset(hasil.peserta, [{ nama: 'Ayu Lestari', total: result.totalScore }])
    assert.lengthOf(hasil.peserta, 1)
    const said = reply.bytes.toString()
    for (const secret of [ayu.nohp, ayu.email, result.code, 'Orang Lain', '"id"']) {
      assert.notInclude(said, secret)
    }
    const excel = await school.get(`${path}/excel`)
    assert.include(excel.headers.get('content-disposition'), 'Hasil XII IPA 1.xlsx')

    // The code opens this and nothing else.
    assert.equal((await school.get('/users/getAuth')).body.data ?? null, null)
    assert.equal((await school.get(`/admin/kelas/${classId}/hasil`)).status, 401)
    const list = (await admin.get(`/admin/kelas/${classId}/tautan`)).body.data
    assert.equal(list[0].jumlah_dibuka, 1)
    assert.isNotNull(list[0].terakhir_dibuka)
  })

  test('a link for a school opens no other link, not even of the same class', async ({
    assert,
  }) => {
    const [one, other] = [await shared(), await shared()]
    const school = await BrowserSession.visitor()
    await school.post(`${one.path}/buka`, { kode: one.code })
    assert.equal((await school.get(`${other.path}/hasil`)).status, 401)
    const crossed = await school.post(`${other.path}/buka`, { kode: one.code })
    assert.equal(crossed.status, 404)
  })

  test('a wrong code and a link that never existed, expired, or is of an archived class get the same response', async ({
    assert,
  }) => {
    using time = stopClock()
    const never = `/sekolah/${'a'.repeat(43)}`
    const [wrong, ended, expired, archived] = [
      await shared(time.now),
      await shared(time.now),
      await shared(time.now),
      await shared(time.now),
    ]
    const ends = `/admin/kelas/${ended.classId}/tautan/${ended.linkId}/akhiri`
    assert.equal((await ended.admin.post(ends)).status, 200)
    assert.equal((await ended.admin.post(ends)).status, 409)
    await archived.admin.post(`/admin/kelas/${archived.classId}/arsipkan`)
    await SchoolLink.query().where('id', expired.linkId).update({ expires_at: time.now })
    const school = await BrowserSession.visitor()
    const replies = [
      await school.post(`${wrong.path}/buka`, { kode: 'AAAAA-AAAAA' }),
      await school.post(`${wrong.path}/buka`, { kode: 'bukan kode' }),
      await school.post(`${never}/buka`, { kode: wrong.code }),
      await school.post(`${ended.path}/buka`, { kode: ended.code }),
      await school.post(`${expired.path}/buka`, { kode: expired.code }),
      await school.post(`${archived.path}/buka`, { kode: archived.code }),
    ]
    for (const { status, body } of replies) {
      assert.deepEqual([status, body.message], [404, SCHOOL_LINK_CLOSED])
      assert.deepEqual(body, replies[0]?.body)
    }
    assert.equal((await school.get(`${never}/hasil`)).status, 401)
  })

  test('an open link for a school closes when it is ended or expires, and two hours after the code', async ({
    assert,
  }) => {
    using time = stopClock()
    const [ended, expired, old] = [
      await shared(time.now),
      await shared(time.now),
      await shared(time.now),
    ]
    const school = await BrowserSession.visitor()
    for (const { path, code } of [ended, expired, old]) {
      assert.equal((await school.post(`${path}/buka`, { kode: code })).status, 200)
      assert.equal((await school.get(`${path}/hasil`)).status, 200)
    }
    await ended.admin.post(`/admin/kelas/${ended.classId}/tautan/${ended.linkId}/akhiri`)
    await SchoolLink.query().where('id', expired.linkId).update({ expires_at: time.now })
    for (const { path } of [ended, expired]) {
      for (const what of ['hasil', 'excel']) {
        const { status, body } = await school.get(`${path}/${what}`)
        assert.deepEqual([status, body.message], [404, SCHOOL_LINK_CLOSED])
      }
    }
    time.pass(2 * HOUR)
    assert.equal((await school.get(`${old.path}/hasil`)).status, 401)
    assert.equal((await school.post(`${old.path}/buka`, { kode: old.code })).status, 200)
    await school.post(`${old.path}/tutup`)
    assert.equal((await school.get(`${old.path}/hasil`)).status, 401)
  })

  test('closing a link for a school ends its session, and keeps other open links', async ({
    assert,
  }) => {
    const [one, other] = [await shared(), await shared()]
    const school = await BrowserSession.visitor()
    const stored = async () => db.from('sessions').whereNull('user_id')
    await school.post(`${one.path}/buka`, { kode: one.code })
    await school.post(`${other.path}/buka`, { kode: other.code })
    assert.lengthOf(await stored(), 1)
    assert.equal((await school.post(`${one.path}/tutup`)).status, 200)
    assert.equal((await school.get(`${one.path}/hasil`)).status, 401)
    assert.equal((await school.get(`${other.path}/hasil`)).status, 200)
    assert.lengthOf(await stored(), 1)
    assert.equal((await school.post(`${other.path}/tutup`)).status, 200)
    assert.equal((await school.get(`${other.path}/hasil`)).status, 401)
    assert.lengthOf(await stored(), 0)
  })

  test('a link for a school is throttled, also one that never existed, except where it is open', async ({
    assert,
  }) => {
    const { path, code } = await shared()
    const opened = await BrowserSession.visitor()
    await opened.post(`${path}/buka`, { kode: code })
    for (const at of [path, `/sekolah/${'b'.repeat(43)}`]) {
      const guesser = await BrowserSession.visitor()
      for (let tries = 0; tries < 5; tries++) {
        assert.equal((await guesser.post(`${at}/buka`, { kode: 'AAAAA-AAAAA' })).status, 404)
      }
      const { status, body, headers } = await guesser.post(`${at}/buka`, { kode: code })
      assert.equal(status, 429)
      assert.match(body.message, /^Terlalu banyak percobaan\. Silakan coba lagi dalam \d+ menit\.$/)
      assert.isAbove(Number(headers.get('retry-after')), 0)
    }
    assert.equal((await opened.get(`${path}/hasil`)).status, 200)
  })

  test('a link for a school shows a result with its latest score', async ({ assert }) => {
    const { path, code, result } = await shared()
    const school = await BrowserSession.visitor()
    await school.post(`${path}/buka`, { kode: code })
    const total = async () => (await school.get(`${path}/hasil`)).body.data.hasil.peserta[0].total
    const before = await total()
    const counts = { listening: 50, written: 40, reading: 50 }
    await inTransaction((trx) => reviseResult(trx, result, counts, Date.now()))
    assert.equal(before < (await total()), true)
    assert.equal(await total(), 677)
  })

  test('a link for a school shows of an event the learners of its class alone', async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await completePackage()
    const [ayu, budi] = [await createUser({ name: 'Ayu' }), await createUser({ name: 'Budi' })]
    const mine = await createClass([ayu])
    const theirs = await createClass([budi])
    const stranger = await createClass([ayu])
    const { id, admin } = await scheduleEvent(pack, time.now + HOUR, {
      kelas: [mine.id, theirs.id],
      count: 0,
    })
    await admin.confirmPassword()
    const body = { jadwalId: id, sampai: dayAt(time.now + DAY) }
    assert.equal((await admin.post(`/admin/kelas/${stranger.id}/tautan`, body)).status, 422)
    const { token, kode } = (await admin.post(`/admin/kelas/${mine.id}/tautan`, body)).body.data
    const school = await BrowserSession.visitor()
    await school.post(`/sekolah/${token}/buka`, { kode })
    const { hasil } = (await school.get(`/sekolah/${token}/hasil`)).body.data
    assert.equal(hasil.ujian.nama, 'Ujian XII IPA 1')
    assert.deepEqual(hasil.belum, [{ nama: 'Ayu', alasan: 'belum_mulai' }])
  })

  test('a link for a school leaves an audit trail when it is made, opened and ended', async ({
    assert,
  }) => {
    const { path, code, admin, classId, linkId } = await shared()
    const school = await BrowserSession.visitor()
    await school.post(`${path}/buka`, { kode: 'AAAAA-AAAAA' })
    await school.post(`${path}/buka`, { kode: code })
    await admin.post(`/admin/kelas/${classId}/tautan/${linkId}/akhiri`)
    const entries = await AuditEntry.query().where('subjectType', 'school_link').orderBy('id')
    assert.deepEqual(
      entries.map(({ action, actorId }) => [action, actorId === null]),
      [
        ['school_link.created', false],
        ['school_link.opened', true],
        ['school_link.ended', false],
      ]
    )
    assert.isTrue(entries.every(({ details }) => details.className === 'XII IPA 1'))
  })

  test('opening a link for a school keeps an existing login, and renews the session of a visitor', async ({
    assert,
  }) => {
    const { path, code } = await shared()
    const teacher = await BrowserSession.of(await createUser({ role: 'Guru' }))
    await teacher.post(`${path}/buka`, { kode: code })
    assert.equal((await teacher.get(`${path}/hasil`)).status, 200)
    assert.equal((await teacher.get('/admin/hasil-kelas')).status, 200)

    const prepared = await BrowserSession.visitor()
    const victim = prepared.copy()
    await victim.post(`${path}/buka`, { kode: code })
    assert.equal((await victim.get(`${path}/hasil`)).status, 200)
    assert.equal((await prepared.get(`${path}/hasil`)).status, 401)
  })
})
