import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import AuditEntry from '#app/audit/models/audit_entry'
import { createLab } from '#database/factories/lab_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession, type Reply } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { MINUTE, start, takeSeat } from '#tests/support/exam'
import { through } from '#tests/support/kiosk'
import { stopClock } from '#tests/support/time_travel'
import { confirmedAdmin } from '#tests/support/questions'

const INVALID =
  'Kode pendaftaran kursi salah, sudah habis dipakai, atau sudah kedaluwarsa. Minta kode baru di halaman Lab.'

async function openLab() {
  const admin = await confirmedAdmin()
  const { lab, key } = await createLab()
  const path = `/admin/lab/${lab.id}`
  return {
    admin,
    lab,
    key,
    path,
    issue: async (kali = 1): Promise<string> =>
      (await admin.post(`${path}/kode-kursi`, { kali })).body.data.kode,
    revoke: (kursi: string, force?: boolean) =>
      admin.post(`${path}/cabut-kursi`, { kursi, ...(force === undefined ? {} : { force }) }),
    /** The server's response to a kiosk of this seat: 401 when it accepts the seat, because no user is signed in. */
    ask: (seat: string, seatKey: string): Promise<Reply> =>
      through(new BrowserSession(), { labId: lab.id, key: seatKey, seat }).get('/users/getAuth'),
  }
}

/** As `kiosk:provision` calls it: without cookies and CSRF header. */
const enrol = (kode: unknown, kursi: unknown = '07') =>
  new BrowserSession().post('/labs/kursi', { kode, kursi })

async function keyOf(kode: string, kursi = '07'): Promise<string> {
  const reply = await enrol(kode, kursi)
  if (reply.status !== 201) throw new Error(reply.bytes.toString())
  return reply.body.data.labKey
}

test.group('Keys of seats | enrolling', (group) => {
  isolateDatabase(group)

  test('enrolling a seat gives a key that signs for that seat and no other', async ({ assert }) => {
    const { lab, issue, ask } = await openLab()
    const kode = await issue(2)
    const reply = await enrol(kode, ' 07 ')
    assert.equal(reply.status, 201)
    const { labKey, ...rest } = reply.body.data
    assert.deepEqual(rest, { lab: lab.name, labId: lab.id, kursi: '07' })
    assert.match(labKey, /^[\w-]{43}$/)
    assert.isUndefined(reply.headers.getSetCookie().find((cookie) => cookie.includes('session')))
    const other = await keyOf(kode, '08')

    assert.equal((await ask('07', labKey)).status, 401)
    assert.equal((await ask('08', other)).status, 401)
    for (const [seat, key] of [
      ['08', labKey],
      ['07', other],
      ['09', labKey],
    ] as const) {
      const refused = await ask(seat, key)
      assert.equal(refused.status, 403, seat)
      assert.equal(refused.body.code, 'lab_tidak_dikenal', seat)
    }
  })

  test("enrolling a seat ends the lab's key for that seat only, however its name is written", async ({
    assert,
  }) => {
    const { key, issue, ask } = await openLab()
    assert.equal((await ask('A1', key)).status, 401)
    await keyOf(await issue(), 'A1')
    for (const seat of ['A1', 'a1']) {
      assert.equal((await ask(seat, key)).body.code, 'lab_tidak_dikenal', seat)
    }
    assert.equal((await ask('A2', key)).status, 401, 'kiosks that are out there go on')
  })

  test('enrolling a computer again replaces its key', async ({ assert }) => {
    const { issue, ask } = await openLab()
    const first = await keyOf(await issue())
    const second = await keyOf(await issue())
    assert.equal((await ask('07', first)).status, 403)
    assert.equal((await ask('07', second)).status, 401)
  })

  test('an enrolment code is accepted as it is read out, as often as it was made for', async ({
    assert,
  }) => {
    const { issue } = await openLab()
    const kode = await issue(2)
    assert.match(kode, /^\w{4}-\w{4}-\w{4}$/)
    assert.equal((await enrol(kode.toLowerCase().replaceAll('-', ' '), '01')).status, 201)
    assert.equal((await enrol(kode, '02')).status, 201)
    const reply = await enrol(kode, '03')
    assert.equal(reply.status, 403)
    assert.equal(reply.body.message, INVALID)
    assert.equal(reply.body.code, 'kode_kursi')
  })

  test('an enrolment code is refused after half an hour, when replaced and when invented', async ({
    assert,
  }) => {
    using time = stopClock()
    const { admin, issue, path } = await openLab()
    const replaced = await issue()
    const { body } = await admin.post(`${path}/kode-kursi`, { kali: 3 })
    assert.equal(body.data.berlakuSampai, new Date(time.now + 30 * MINUTE).toISOString())
    for (const kode of [replaced, 'AAAA-AAAA-AAAA', 'x']) {
      assert.equal((await enrol(kode)).body.message, INVALID, kode)
    }
    time.pass(30 * MINUTE - 1)
    assert.equal((await enrol(body.data.kode)).status, 201)
    time.pass(1)
    assert.equal((await enrol(body.data.kode)).body.message, INVALID)
  })

  test('enrolling refuses malformed seats and codes, with a message', async ({ assert }) => {
    const { issue } = await openLab()
    const kode = await issue()
    for (const kursi of ['', null, 'x'.repeat(11), 'a/b', '-1', 7, ['07']]) {
      assert.equal((await enrol(kode, kursi)).status, 422, String(kursi))
    }
    assert.deepEqual((await enrol(kode, '<7>')).body.errors, [
      {
        field: 'kursi',
        msg: 'Nomor kursi hanya boleh berisi huruf, angka, spasi, titik, dan tanda hubung.',
      },
    ])
    for (const bad of ['', null, 7, 'x'.repeat(61)]) {
      assert.equal((await enrol(bad)).status, 422, String(bad))
    }
    assert.equal((await enrol(kode)).status, 201, 'none of it used the code up')
  })

  test('enrolling does not lock out a learner in an exam, and the code stays usable', async ({
    assert,
  }) => {
    const { lab, key, issue, ask } = await openLab()
    const kode = await issue()
    const seat = await takeSeat()
    through(seat.browser, { labId: lab.id, key, seat: '07' })
    await start(seat)

    const refused = await enrol(kode, '07')
    assert.equal(refused.status, 409)
    assert.equal(refused.body.code, 'simulasi_berjalan')
    assert.include(refused.body.message, 'Simulasi sedang berjalan di kursi 07.')
    assert.equal((await ask('07', key)).status, 401)
    assert.equal((await enrol(kode, '08')).status, 201)
  })

  test('enrolling stores neither code nor key in plain text, and names both acts in the audit log', async ({
    assert,
  }) => {
    const { admin, lab, path, issue } = await openLab()
    const kode = await issue(5)
    const labKey = await keyOf(kode)

    const rows = JSON.stringify([
      await db.from('lab_enrolment_codes'),
      await db.from('lab_seat_keys'),
      await db.from('audit_log'),
    ])
    const seen = [await admin.get(path), await admin.get('/admin/audit-log')]
    for (const text of [rows, ...seen.map(({ bytes }) => bytes.toString())]) {
      assert.notInclude(text, labKey)
      assert.notInclude(text, kode)
      assert.notInclude(text, kode.replaceAll('-', ''))
    }
    const issued = await AuditEntry.findByOrFail('action', 'lab.enrolment_code_issued')
    assert.deepEqual(issued.details, { name: lab.name, uses: 5 })
    const enrolled = await AuditEntry.findByOrFail('action', 'lab.seat_enrolled')
    assert.deepEqual(enrolled.details, { name: lab.name, seat: '07', issuedBy: issued.actorId })
    assert.isNull(enrolled.actorId)
  })

  test('an enrolment code may be tried 120 times a minute from one address', async ({ assert }) => {
    const statuses: number[] = []
    for (let tries = 0; tries < 121; tries += 1) {
      statuses.push((await enrol('AAAA-AAAA-AAAA')).status)
    }
    assert.deepEqual(new Set(statuses.slice(0, 120)), new Set([403]))
    assert.equal(statuses[120], 429)
  })

  test('an enrolment code ends with its lab', async ({ assert }) => {
    const { admin, path, issue, ask } = await openLab()
    const kode = await issue(2)
    const labKey = await keyOf(kode)
    await admin.delete(path)
    assert.equal((await ask('07', labKey)).body.code, 'lab_dicabut')
    assert.equal((await enrol(kode, '08')).status, 409)
    assert.equal((await admin.post(`${path}/kode-kursi`, { kali: 1 })).status, 409)
  })
})

test.group('Keys of seats | enrolling at the same moment', (group) => {
  emptyDatabaseAfterEach(group)

  test('concurrent enrolments give out no more keys than the code was made for', async ({
    assert,
  }) => {
    const { issue } = await openLab()
    const kode = await issue(2)
    const replies = await Promise.all(
      ['01', '02', '03', '04', '05'].map((seat) => enrol(kode, seat))
    )
    assert.deepEqual(replies.map(({ status }) => status).toSorted(), [201, 201, 403, 403, 403])
    assert.lengthOf(await db.from('lab_seat_keys'), 2)
  })

  test('an enrolment does not wait for a code that is being issued', async ({ assert }) => {
    const { admin, path, issue } = await openLab()
    for (let round = 0; round < 5; round += 1) {
      const kode = await issue(3)
      const replies = await Promise.all([
        enrol(kode, '01'),
        admin.post(`${path}/kode-kursi`, { kali: 1 }),
        enrol(kode, '02'),
        admin.post(`${path}/cabut-kursi`, { kursi: '01' }),
        enrol(kode, '03'),
      ])
      const statuses = replies.map(({ status }) => status)
      assert.isEmpty(
        statuses.filter((status) => ![200, 201, 403, 404].includes(status)),
        statuses.join(' ')
      )
    }
  })
})

test.group('Keys of seats | admins', (group) => {
  isolateDatabase(group)

  test('admins see which seats have a key of their own, and since when', async ({ assert }) => {
    using time = stopClock()
    const { admin, path, issue, revoke } = await openLab()
    const kode = await issue(3)
    for (const seat of ['10', '9', 'A1']) await keyOf(kode, seat)
    const made = new Date(time.now).toISOString()
    time.pass(MINUTE)
    await revoke('a1')
    const { body } = await admin.get(path)
    assert.deepEqual(body.data.kunciKursi, [
      { kursi: '9', dibuat: made, dicabut: null },
      { kursi: '10', dibuat: made, dicabut: null },
      { kursi: 'A1', dibuat: made, dicabut: new Date(time.now).toISOString() },
    ])
  })

  test('revoking one seat leaves the others, and a new enrolment restores it', async ({
    assert,
  }) => {
    const { key, issue, ask, revoke } = await openLab()
    const kode = await issue(3)
    const [seven, eight] = [await keyOf(kode, '07'), await keyOf(kode, '08')]
    const reply = await revoke('07')
    assert.equal(reply.status, 200)
    const refused = await ask('07', seven)
    assert.equal(refused.status, 403)
    assert.equal(refused.body.code, 'kursi_dicabut')
    assert.equal(
      refused.body.message,
      'Kunci komputer ini sudah dicabut oleh admin. Hubungi pengawas.'
    )
    assert.equal((await ask('07', key)).body.code, 'lab_tidak_dikenal', "the lab's key stays out")
    assert.equal((await ask('08', eight)).status, 401)
    assert.equal((await ask('09', key)).status, 401)
    const entry = await AuditEntry.findByOrFail('action', 'lab.seat_revoked')
    assert.include(entry.details, { seat: '07' })

    assert.equal((await revoke('07')).status, 404)
    assert.equal((await revoke('09')).status, 404)
    assert.equal((await ask('07', await keyOf(kode, '07'))).status, 401)
  })

  test('revoking a seat needs force while an exam runs at that seat, and only there', async ({
    assert,
  }) => {
    const { lab, issue, ask, revoke } = await openLab()
    const kode = await issue(2)
    const [seven] = [await keyOf(kode, '07'), await keyOf(kode, '08')]
    const seat = await takeSeat()
    through(seat.browser, { labId: lab.id, key: seven, seat: '07' })
    await start(seat)

    assert.equal((await revoke('08')).status, 200)
    const reply = await revoke('07')
    assert.equal(reply.status, 409)
    assert.equal(reply.body.code, 'simulasi_berjalan')
    assert.equal((await ask('07', seven)).status, 401)
    assert.equal((await revoke('07', true)).status, 200)
    assert.equal((await seat.browser.get('/soal/timers')).body.code, 'kursi_dicabut')
  })

  test("changing the lab's key asks nothing about seats with keys of their own", async ({
    assert,
  }) => {
    const { admin, lab, key, path, issue, ask } = await openLab()
    const seven = await keyOf(await issue(), '07')
    const seat = await takeSeat()
    through(seat.browser, { labId: lab.id, key: seven, seat: '07' })
    await start(seat)
    assert.equal((await admin.post(`${path}/kunci`)).status, 200)
    assert.equal((await ask('07', seven)).status, 401)
    assert.equal((await ask('08', key)).status, 403)
    assert.equal((await admin.delete(path)).status, 409, 'revoking the lab ends all of them')
  })

  test('only admins issue codes and revoke seats, of labs that exist', async ({ assert }) => {
    const { admin, path, lab } = await openLab()
    const learner = await BrowserSession.of(await createUser())
    for (const [browser, status] of [
      [await BrowserSession.visitor(), 401],
      [learner, 403],
    ] as const) {
      assert.equal((await browser.post(`${path}/kode-kursi`, { kali: 1 })).status, status)
      assert.equal((await browser.post(`${path}/cabut-kursi`, { kursi: '07' })).status, status)
    }
    for (const kali of [0, 101, 1.5, 'x', null]) {
      assert.equal((await admin.post(`${path}/kode-kursi`, { kali })).status, 422, String(kali))
    }
    for (const id of ['999999', '0', 'abc']) {
      const other = path.replace(String(lab.id), id)
      assert.equal((await admin.post(`${other}/kode-kursi`, { kali: 1 })).status, 404, id)
      assert.equal((await admin.post(`${other}/cabut-kursi`, { kursi: '07' })).status, 404, id)
    }
  })
})
