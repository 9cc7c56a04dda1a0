import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Sightings } from '#app/labs/rows/sightings'
import Lab from '#app/labs/models/lab'
import Incident from '#app/labs/models/incident'
import AuditEntry from '#app/audit/models/audit_entry'
import { createLab } from '#database/factories/lab_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { MINUTE, SECOND, start, startIn, takeSeat, HOUR } from '#tests/support/exam'
import { through, type Kiosk } from '#tests/support/kiosk'
import { stopClock } from '#tests/support/time_travel'

const PATH = '/admin/lab'
const signIn = async () => (await BrowserSession.of(await createAdmin())).confirmPassword()

async function statusFrom(labId: number, key: string): Promise<number> {
  const kiosk = through(new BrowserSession(), { labId, key, seat: '07' })
  return (await kiosk.get('/users/getAuth')).status
}

test.group('Admin labs | registering', (group) => {
  isolateDatabase(group)

  test('a registered lab shows its key once, in the form of kiosk.json', async ({ assert }) => {
    const admin = await signIn()
    const reply = await admin.post(PATH, { nama: '  Lab Bahasa 1 ' })
    assert.equal(reply.status, 201)
    const { id, nama, labId, labKey } = reply.body.data
    assert.equal(nama, 'Lab Bahasa 1')
    assert.equal(labId, id)
    assert.match(labKey, /^[\w-]{43}$/)
    assert.equal(await statusFrom(labId, labKey), 401, 'the key signs')

    const seen = [await admin.get(PATH), await admin.get(`${PATH}/${id}`)]
    for (const { bytes } of [...seen, await admin.get('/admin/audit-log')]) {
      assert.notInclude(bytes.toString(), labKey)
    }
    const row = (await db.from('labs').where('id', id).first()) as { sealed_key: string }
    assert.notInclude(row.sealed_key, labKey)
    const entry = await AuditEntry.findByOrFail('action', 'lab.registered')
    assert.deepEqual(entry.details, { name: 'Lab Bahasa 1' })
  })

  test("a lab's registration refuses names that kiosks do not accept", async ({ assert }) => {
    const admin = await signIn()
    const { lab } = await createLab()
    for (const nama of ['', '   ', null, 'x'.repeat(41), 'Lab <1>', '-Lab', 'Lab\n1', 7, ['Lab']]) {
      assert.equal((await admin.post(PATH, { nama })).status, 422, String(nama))
      assert.equal((await admin.put(`${PATH}/${lab.id}`, { nama })).status, 422, String(nama))
    }
    const { body } = await admin.post(PATH, {})
    assert.deepEqual(body.errors, [{ field: 'nama', msg: 'Nama lab wajib diisi!' }])
  })

  test("a lab's registration refuses the name of another active lab, but not of a revoked one", async ({
    assert,
  }) => {
    const admin = await signIn()
    await createLab({ name: 'Lab 1' })
    const reply = await admin.post(PATH, { nama: 'LAB 1' })
    assert.equal(reply.status, 409)
    assert.equal(reply.body.message, 'Sudah ada lab dengan nama ini.')

    await createLab({ name: 'Lab 2', revokedAt: Date.now(), activeName: null })
    assert.equal((await admin.post(PATH, { nama: 'Lab 2' })).status, 201)
  })

  test('labs are listed by name, revoked ones last, with their running attempts', async ({
    assert,
  }) => {
    using time = stopClock()
    const admin = await signIn()
    const ten = await createLab({ name: 'Lab 10' })
    await createLab({ name: 'Lab 9' })
    await createLab({ name: 'Lab 1', revokedAt: time.now, activeName: null })
    const seat = await takeSeat()
    through(seat.browser, { labId: ten.lab.id, key: ten.key, seat: '01' })
    await start(seat)

    const { status, body } = await admin.get(PATH)
    assert.equal(status, 200)
    assert.deepEqual(
      body.data.map((row: Record<string, unknown>) => [
        row.nama,
        row.simulasi_berjalan,
        row.dicabut !== null,
      ]),
      [
        ['Lab 9', 0, false],
        ['Lab 10', 1, false],
        ['Lab 1', 0, true],
      ]
    )
    assert.sameMembers(Object.keys(body.data[0]), [
      'id',
      'nama',
      'createdAt',
      'kunciDibuat',
      'dicabut',
      'simulasi_berjalan',
    ])
  })
})

test.group('Admin labs | changing', (group) => {
  isolateDatabase(group)

  test("a lab's new name is stored with the old one in the audit log", async ({ assert }) => {
    const admin = await signIn()
    const { lab } = await createLab({ name: 'Lab 1' })
    await createLab({ name: 'Lab 2' })
    const rename = (nama: string) => admin.put(`${PATH}/${lab.id}`, { nama })

    assert.equal((await rename('Lab 1')).status, 200)
    assert.lengthOf(await AuditEntry.all(), 0, 'nothing changed')
    assert.equal((await rename('lab 2')).status, 409)
    assert.equal((await rename('LAB 1')).status, 200)
    assert.equal((await Lab.findOrFail(lab.id)).name, 'LAB 1')
    const entry = await AuditEntry.findByOrFail('action', 'lab.renamed')
    assert.deepEqual(entry.details, { name: 'LAB 1', before: 'Lab 1' })
  })

  test("a lab's new key disables the old one", async ({ assert }) => {
    const admin = await signIn()
    const { lab, key } = await createLab()
    const reply = await admin.post(`${PATH}/${lab.id}/kunci`)
    assert.equal(reply.status, 200)
    assert.equal(reply.body.data.labId, lab.id)
    assert.equal(await statusFrom(lab.id, key), 403)
    assert.equal(await statusFrom(lab.id, reply.body.data.labKey), 401)
    assert.isNotNull(await AuditEntry.findBy('action', 'lab.key_rotated'))
  })

  test("a revoked lab is refused and can't be changed", async ({ assert }) => {
    const admin = await signIn()
    const { lab, key } = await createLab()
    assert.equal((await admin.delete(`${PATH}/${lab.id}`)).status, 200)
    assert.equal(await statusFrom(lab.id, key), 403)
    assert.isNotNull(await AuditEntry.findBy('action', 'lab.revoked'))

    for (const reply of [
      await admin.delete(`${PATH}/${lab.id}`),
      await admin.post(`${PATH}/${lab.id}/kunci`),
      await admin.put(`${PATH}/${lab.id}`, { nama: 'Lab Baru' }),
    ]) {
      assert.equal(reply.status, 409)
      assert.equal(reply.body.message, 'Lab ini sudah dicabut.')
    }
    assert.equal((await admin.get(`${PATH}/${lab.id}`)).status, 200)
  })

  test('revoking a lab and changing its key need force while an exam runs there', async ({
    assert,
  }) => {
    const admin = await signIn()
    const { lab, key } = await createLab()
    const seat = await takeSeat()
    through(seat.browser, { labId: lab.id, key, seat: '01' })
    await start(seat)

    for (const reply of [
      await admin.delete(`${PATH}/${lab.id}`),
      await admin.post(`${PATH}/${lab.id}/kunci`),
    ]) {
      assert.equal(reply.status, 409)
      assert.equal(reply.body.code, 'simulasi_berjalan')
      assert.include(reply.body.message, '1 simulasi sedang berjalan di lab ini.')
    }
    assert.equal(await statusFrom(lab.id, key), 401)
    assert.equal((await admin.post(`${PATH}/${lab.id}/kunci`, { force: true })).status, 200)
    assert.equal((await admin.delete(`${PATH}/${lab.id}?force=1`)).status, 200)
    assert.equal((await admin.delete(`${PATH}/${lab.id}?force=soon`)).status, 422)
  })

  test('an unknown lab is 404', async ({ assert }) => {
    const admin = await signIn()
    for (const id of ['999999', '0', 'abc', '9'.repeat(30)]) {
      const path = `${PATH}/${id}`
      assert.equal((await admin.get(path)).status, 404, id)
      assert.equal((await admin.put(path, { nama: 'Lab' })).status, 404, id)
      assert.equal((await admin.delete(path)).status, 404, id)
      assert.equal((await admin.post(`${path}/kunci`)).status, 404, id)
      assert.equal((await admin.get(`${path}/kejadian`)).status, 404, id)
    }
  })
})

test.group('Admin labs | the view of a lab', (group) => {
  isolateDatabase(group)

  async function openLab() {
    const { lab, key } = await createLab()
    const at = (seat: string): Kiosk => ({ labId: lab.id, key, seat })
    return { lab, at, path: `${PATH}/${lab.id}` }
  }

  test('the view of a lab shows the learner of each seat, ordered by seat', async ({ assert }) => {
    using time = stopClock()
    const admin = await signIn()
    const { at, path } = await openLab()
    await through(new BrowserSession(), at('10')).get('/users/getAuth')
    const waiting = await createUser({ name: 'Budi' })
    await through(await BrowserSession.of(waiting), at('9')).get('/users/getAuth')
    const seat = await takeSeat()
    through(seat.browser, at('2'))
    await startIn(seat, 'written', time)
    await through(new BrowserSession(), at('2')).post('/labs/kejadian', {
      kejadian: [
        { kind: 'focus_lost', detail: '', at: new Date(time.now).toISOString(), count: 3 },
        { kind: 'key_denied', detail: 'F5', at: new Date(time.now).toISOString(), count: 1 },
      ],
    })
    time.pass(30 * SECOND)
    await seat.browser.get('/soal/timers')

    const { status, body } = await admin.get(path)
    assert.equal(status, 200)
    const [first, second, third, ...others] = body.data.kursi
    assert.lengthOf(others, 0)
    assert.equal(first.kursi, '2')
    assert.equal(first.terlihat, new Date(time.now).toISOString())
    assert.deepEqual(first.peserta, { id: seat.user.id, nama: seat.user.name })
    assert.isTrue(first.hadir)
    const { id: _, mulai, ...simulasi } = first.simulasi
    assert.equal(mulai, new Date(time.now - 30 * MINUTE - 30 * SECOND).toISOString())
    assert.deepEqual(simulasi, {
      nama_paket: seat.pack.name,
      sesi: 'written',
      secondsRemaining: 25 * 60 - 30,
      kejadian: 4,
    })
    assert.deepEqual(
      [second, third].map((row) => [row.kursi, row.peserta?.nama ?? null, row.simulasi]),
      [
        ['9', 'Budi', null],
        ['10', null, null],
      ]
    )
  })

  test('the view of a lab keeps an attempt whose learner has left the seat', async ({ assert }) => {
    using time = stopClock()
    const admin = await signIn()
    const { at, path } = await openLab()
    const seat = await takeSeat()
    through(seat.browser, at('01'))
    await start(seat)
    time.pass(MINUTE)
    await seat.browser.post('/users/logout')
    await seat.browser.get('/users/getAuth')

    const { body } = await admin.get(path)
    assert.deepEqual(
      body.data.kursi.map((row: { peserta: { nama: string } | null; hadir: boolean }) => [
        row.peserta?.nama ?? null,
        row.hadir,
      ]),
      [
        [null, true],
        [seat.user.name, false],
      ]
    )
  })

  test('the view of a lab follows a learner to another seat, and hides finished attempts and old seats', async ({
    assert,
  }) => {
    using time = stopClock()
    const admin = await signIn()
    const { at, path } = await openLab()
    const seat = await takeSeat()
    through(seat.browser, at('01'))
    await startIn(seat, 'reading', time)
    through(seat.browser, at('02'))
    await seat.browser.get('/soal/timers')
    const seats = async (invigilator = admin) =>
      (
        (await invigilator.get(path)).body.data.kursi as {
          kursi: string
          simulasi: object | null
        }[]
      ).map(({ kursi, simulasi }) => [kursi, simulasi !== null])
    assert.deepEqual(await seats(), [
      ['01', false],
      ['02', true],
    ])
    const connected = async () =>
      ((await admin.get(path)).body.data.kursi as { terhubung: boolean }[]).map(
        ({ terhubung }) => terhubung
      )
    time.pass(3 * MINUTE)
    assert.deepEqual(await connected(), [true, true])
    time.pass(1)
    assert.deepEqual(await connected(), [false, false])

    time.pass(2 * HOUR)
    await seat.browser.get('/soal/timers')
    assert.deepEqual(await seats(), [
      ['01', false],
      ['02', false],
    ])
    time.pass(10 * HOUR - 3 * MINUTE)
    assert.deepEqual(await seats(await signIn()), [['02', false]])
  })

  test('the view of a lab writes an unchanged seat only sometimes, not with every call', async ({
    assert,
  }) => {
    using time = stopClock()
    const { at } = await openLab()
    const seat = await takeSeat()
    through(seat.browser, at('01'))
    await start(seat)
    const seenAt = async () =>
      Number((await db.from('lab_seats').select('seen_at').firstOrFail()).seen_at)
    const begun = await seenAt()
    time.pass(19 * SECOND)
    await seat.browser.get('/soal/timers')
    assert.equal(await seenAt(), begun)
    time.pass(SECOND)
    await seat.browser.get('/soal/timers')
    assert.equal(await seenAt(), time.now)
  })

  test("the view of a lab shows a seat as connected, with its learner, from the kiosk's own calls", async ({
    assert,
  }) => {
    using time = stopClock()
    const admin = await signIn()
    const { at, path } = await openLab()
    const seat = await takeSeat()
    through(seat.browser, at('01'))
    await start(seat)
    time.pass(10 * MINUTE)
    const beat = (name: string) =>
      through(new BrowserSession(), at(name)).post('/labs/kejadian', { kejadian: [], terbuang: 0 })
    await beat('01')
    app.container.swap(Sightings, () => new Sightings())
    time.pass(MINUTE)
    await beat('01')
    await beat('02')

    const { body } = await admin.get(path)
    assert.deepEqual(
      body.data.kursi.map((row: { kursi: string; terlihat: string; simulasi: unknown }) => [
        row.kursi,
        row.terlihat,
        row.simulasi !== null,
      ]),
      [
        ['01', new Date(time.now).toISOString(), true],
        ['02', new Date(time.now).toISOString(), false],
      ]
    )
  })

  test('incidents of a lab, an attempt or a seat are listed, newest first', async ({ assert }) => {
    using time = stopClock()
    const admin = await signIn()
    const { at, path } = await openLab()
    const seat = await takeSeat()
    through(seat.browser, at('01'))
    await start(seat)
    time.pass(MINUTE)
    const send = (name: string, kind: string) =>
      through(new BrowserSession(), at(name)).post('/labs/kejadian', {
        kejadian: [{ kind, detail: 'F5', at: new Date(time.now).toISOString(), count: 2 }],
      })
    await send('01', 'key_denied')
    time.pass(SECOND)
    await send('02', 'slept')

    const all = await admin.get(`${path}/kejadian`)
    assert.equal(all.status, 200)
    assert.isFalse(all.body.masihAda)
    const { id: _, ...own } = all.body.data[1]
    const attemptId = (await Incident.findByOrFail('kind', 'key_denied')).attemptId
    assert.deepEqual(own, {
      kursi: '01',
      kind: 'key_denied',
      detail: 'F5',
      at: new Date(time.now - SECOND).toISOString(),
      count: 2,
      simulasi: { id: attemptId, nama: seat.user.name },
    })
    const kinds = async (query: string) =>
      ((await admin.get(`${path}/kejadian?${query}`)).body.data as { kind: string }[]).map(
        ({ kind }) => kind
      )
    assert.deepEqual(await kinds(''), ['slept', 'key_denied'])
    assert.deepEqual(await kinds(`simulasi=${attemptId}`), ['key_denied'])
    assert.deepEqual(await kinds('kursi=02'), ['slept'])
    assert.deepEqual(await kinds('kursi=03'), [])
    for (const query of ['simulasi=x', 'simulasi=0', `kursi=${'x'.repeat(41)}`]) {
      assert.equal((await admin.get(`${path}/kejadian?${query}`)).status, 422, query)
    }
    const other = await createLab()
    assert.lengthOf((await admin.get(`${PATH}/${other.lab.id}/kejadian`)).body.data, 0)
  })

  test('a very long list of incidents is shortened and says so', async ({ assert }) => {
    const admin = await signIn()
    const { lab, path } = await openLab()
    await Incident.createMany(
      Array.from({ length: 501 }, (_, index) => ({
        labId: lab.id,
        seat: '01',
        attemptId: null,
        kind: 'focus_lost',
        detail: '',
        count: 1,
        at: index,
        receivedAt: index,
        fingerprint: String(index).padStart(43, '0'),
      }))
    )
    const { body } = await admin.get(`${path}/kejadian`)
    assert.lengthOf(body.data, 500)
    assert.isTrue(body.masihAda)
    assert.equal(body.data[0].at, new Date(500).toISOString())
  })
})

test.group('Admin labs | access', (group) => {
  isolateDatabase(group)

  test('the admin routes of labs are 401 to visitors and 403 to learners, also from a lab', async ({
    assert,
  }) => {
    const { lab, key } = await createLab()
    const visitor = await BrowserSession.visitor()
    const learner = await BrowserSession.of(await createUser())
    through(learner, { labId: lab.id, key, seat: '01' })
    for (const [browser, status] of [
      [visitor, 401],
      [learner, 403],
    ] as const) {
      const path = `${PATH}/${lab.id}`
      for (const reply of [
        await browser.get(PATH),
        await browser.post(PATH, { nama: 'Lab' }),
        await browser.get(path),
        await browser.put(path, { nama: 'Lab' }),
        await browser.delete(path),
        await browser.post(`${path}/kunci`),
        await browser.get(`${path}/kejadian`),
      ]) {
        assert.equal(reply.status, status)
      }
    }
    assert.isNull((await Lab.findOrFail(lab.id)).revokedAt)
  })
})
