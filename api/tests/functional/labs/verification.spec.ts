import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sealLabKey } from '#app/labs/secrets/lab_key'
import { createLab } from '#database/factories/lab_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { MINUTE } from '#tests/support/exam'
import { labHeaders, through, type Kiosk } from '#tests/support/kiosk'
import { stopClock } from '#tests/support/time_travel'

const PATH = '/api/users/getAuth'

async function openKiosk(seat = '07'): Promise<Kiosk> {
  const { lab, key } = await createLab()
  return { labId: lab.id, key, seat }
}

test.group('Calls from a lab', (group) => {
  isolateDatabase(group)

  const ask = (headers: Record<string, string>, path = '/users/getAuth') =>
    new BrowserSession().get(path, headers)

  test("a lab's call is accepted with the kiosk's signature", async ({ assert }) => {
    using _ = stopClock(1_800_000_000_999)
    // The example from the kiosk's own signature tests.
    await createLab({ id: 3, sealedKey: sealLabKey(Buffer.alloc(32, 7).toString('base64url')) })
    const reply = await ask(
      {
        'x-lab-id': '3',
        'x-lab-seat': 'Kursi%20%C3%A9%204',
        'x-lab-timestamp': '1800000000',
        'x-lab-nonce': 'contoh-1',
        'x-lab-signature': 'q6ZTtLRpUZ6Wj-I4fjRPH36JDaqWY_YHPYV5gU2JO78',
      },
      '/soal/cek-endtime?x=%2F%20+'
    )
    // 401 shows that the signature was accepted.
    assert.equal(reply.status, 401)
  })

  test("a lab's signature covers the query too, exactly as sent", async ({ assert }) => {
    const learner = await BrowserSession.of(await createUser())
    const kiosk = await openKiosk()
    through(learner, kiosk)
    assert.equal((await learner.get('/soal/cek-endtime?x=%2F%20+')).status, 200)

    learner.sign = (method) => labHeaders(kiosk, method, '/api/soal/cek-endtime')
    const reply = await learner.get('/soal/cek-endtime?x=1')
    assert.equal(reply.status, 403)
    assert.equal(reply.body.code, 'lab_tidak_dikenal')
  })

  test("a lab's call is refused with a changed {header}")
    .with([
      { header: 'x-lab-id', value: '999999' },
      { header: 'x-lab-seat', value: '08' },
      { header: 'x-lab-nonce', value: 'another-nonce' },
      { header: 'x-lab-signature', value: 'A'.repeat(43) },
    ])
    .run(async ({ assert }, { header, value }) => {
      const headers = labHeaders(await openKiosk(), 'GET', PATH)
      const reply = await ask({ ...headers, [header]: value })
      assert.equal(reply.status, 403)
      assert.equal(reply.body.code, 'lab_tidak_dikenal')
      assert.equal(
        reply.body.message,
        'Komputer ini tidak dikenali sebagai komputer lab, atau kunci labnya sudah diganti. Hubungi pengawas.'
      )
    })

  test("a lab's call is refused with another lab's key", async ({ assert }) => {
    const [one, other] = [await openKiosk(), await openKiosk()]
    const reply = await ask(labHeaders({ ...one, key: other.key }, 'GET', PATH))
    assert.equal(reply.body.code, 'lab_tidak_dikenal')
  })

  test("a lab's call is refused with another method", async ({ assert }) => {
    const reply = await ask(labHeaders(await openKiosk(), 'POST', PATH))
    assert.equal(reply.body.code, 'lab_tidak_dikenal')
  })

  test("a lab's call with a missing header is refused, not treated as a browser’s", async ({
    assert,
  }) => {
    const headers = labHeaders(await openKiosk(), 'GET', PATH)
    for (const name of Object.keys(headers)) {
      const { [name]: _, ...rest } = headers
      const reply = await ask(rest)
      assert.equal(reply.status, 403, name)
      assert.equal(reply.body.code, 'lab_tidak_sah', name)
    }
    assert.equal((await ask({ 'x-lab-seat': '07' })).body.code, 'lab_tidak_sah')
  })

  test("a lab's call is refused with a clock more than five minutes off, with that reason", async ({
    assert,
  }) => {
    using time = stopClock(1_800_000_000_000)
    const kiosk = await openKiosk()
    for (const [away, status] of [
      [5 * MINUTE, 401],
      [-5 * MINUTE, 401],
      [5 * MINUTE + 1000, 403],
      [-5 * MINUTE - 1000, 403],
    ] as const) {
      const reply = await ask(labHeaders(kiosk, 'GET', PATH, { now: time.now + away }))
      assert.equal(reply.status, status, String(away))
      if (status === 403) assert.equal(reply.body.code, 'lab_jam')
    }
  })

  test("a lab's call is accepted once: its signature is refused again while it is valid", async ({
    assert,
  }) => {
    using time = stopClock(1_800_000_000_000)
    const kiosk = await openKiosk()
    const headers = labHeaders(kiosk, 'GET', PATH)
    assert.equal((await ask(headers)).status, 401)
    time.pass(5 * MINUTE)
    const reply = await ask(headers)
    assert.equal(reply.status, 403)
    assert.equal(reply.body.code, 'lab_terulang')
    time.pass(1)
    assert.equal((await ask(headers)).body.code, 'lab_jam')
  })

  test("a lab's call sent twice at the same moment is accepted once", async ({ assert }) => {
    const headers = labHeaders(await openKiosk(), 'GET', PATH)
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask(headers)))
    const passed = replies.filter(({ status }) => status === 401)
    assert.lengthOf(passed, 1)
  })

  test("a lab's call with a false signature does not use up a nonce", async ({ assert }) => {
    const kiosk = await openKiosk()
    const nonce = 'a-nonce-of-its-own'
    const forged = labHeaders({ ...kiosk, key: 'B'.repeat(43) }, 'GET', PATH, { nonce })
    assert.equal((await ask(forged)).body.code, 'lab_tidak_dikenal')
    assert.equal((await ask(labHeaders(kiosk, 'GET', PATH, { nonce }))).status, 401)
  })

  test("a lab's call is refused after the lab was revoked", async ({ assert }) => {
    const { lab, key } = await createLab({ revokedAt: Date.now(), activeName: null })
    const reply = await ask(labHeaders({ labId: lab.id, key, seat: '07' }, 'GET', PATH))
    assert.equal(reply.status, 403)
    assert.equal(reply.body.code, 'lab_dicabut')
  })

  test("a lab's call still needs a session and a CSRF header, because the gateway signs every call of its page", async ({
    assert,
  }) => {
    const learner = through(await BrowserSession.of(await createUser()), await openKiosk())
    learner.cookies.delete('XSRF-TOKEN')
    const reply = await learner.put('/soal/timers', {})
    assert.equal(reply.status, 403)
    assert.equal(reply.body.code, 'csrf')
  })

  test('a call without a lab header reads no lab', async ({ assert }) => {
    const asked: string[] = []
    const listen = ({ sql }: { sql: string }) => asked.push(sql)
    const knex = db.connection().getWriteClient()
    knex.on('query', listen)
    try {
      await new BrowserSession().get('/users/getAuth')
      assert.isFalse(asked.some((sql) => /lab/i.test(sql)))
      await ask(labHeaders(await openKiosk(), 'GET', PATH))
    } finally {
      knex.removeListener('query', listen)
    }
    assert.isTrue(
      asked.some((sql) => /lab/i.test(sql)),
      'the listener hears queries'
    )
  })
})
