import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MessageBuilder } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Entitlement from '#app/enrolment/models/entitlement'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createLab } from '#database/factories/lab_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession, type Reply } from '#tests/support/browser_session'
import { isolateDatabase, runOnOneDatabase } from '#tests/support/database'
import { signInAsAdmin, startNewLearner } from '#tests/support/demo_exam'
import { heldAnswers, HOUR, start, takeSeat, type Seat } from '#tests/support/exam'
import { labHeaders } from '#tests/support/kiosk'
import { confirmedAdmin } from '#tests/support/questions'
import { ServerProcess } from '#tests/support/server_process'
import { stopClock } from '#tests/support/time_travel'
import { DEMO_PASSWORD } from '#contracts/passwords'
import { LIMITS } from '#tests/support/limits'

const PATH = '/soal/simpan-jawaban'
const answer = (seq: number) => ({ index: 1, answer: [{ id: 1, answer: '1', seq }] })

/** Only the framework sends cookies. */
const wasFast = ({ headers }: Reply) => headers.getSetCookie().length === 0

/** A learner in listening whose save number 1 is stored, and whose next takes the fast path. */
async function saver(): Promise<Seat> {
  const seat = await takeSeat()
  await start(seat)
  await seat.browser.post(PATH, answer(1))
  return seat
}

const storedSeq = async () => (await heldAnswers()).map(({ seq }) => seq)

/** The statuses of two saves after the login's end: without its session the first has no CSRF secret any more. */
async function refusals(browser: BrowserSession, [one, two]: [number, number]): Promise<number[]> {
  const first = await browser.post(PATH, answer(one))
  const second = await browser.post(PATH, answer(two))
  return [first.status, second.status]
}

/** The ways to end a login. */
const ENDS: Record<string, (seat: Seat) => Promise<unknown>> = {
  'its owner has signed out': ({ browser }) => browser.copy().post('/users/logout'),
  'its owner has a new password': async ({ user }) => {
    const change = { oldPassword: FACTORY_PASSWORD, newPassword: 'password-baru' }
    return (await BrowserSession.of(user)).put('/users/update-password', change)
  },
  'an admin has signed its owner out': async ({ user }) =>
    (await confirmedAdmin()).post(`/admin/user/${user.id}/keluarkan`),
  'its account is suspended': async ({ user }) =>
    (await confirmedAdmin()).post(`/admin/user/${user.id}/tangguhkan`, {
      alasan: 'Akun dipakai bersama.',
      force: true,
    }),
  'its session is gone': ({ user }) =>
    db.from('sessions').where('user_id', String(user.id)).delete(),
}

test.group('The fast path of a save', (group) => {
  isolateDatabase(group)

  test('the fast path takes the calls that a device sends all the time', async ({ assert }) => {
    const { browser, user } = await saver()
    const reply = await browser.post(PATH, { ...answer(2), nohp: user.nohp })
    assert.deepInclude(reply.body, { message: 'Jawaban tersimpan.', rejected: [], stale: [] })
    assert.isTrue(wasFast(reply))
    assert.equal(reply.headers.get('cache-control'), 'no-store')
    assert.deepEqual(await storedSeq(), [2])
  })

  test('a save on the fast path returns the time left, also after time was added', async ({
    assert,
  }) => {
    using time = stopClock()
    const { browser, user } = await saver()
    const { body: before } = await browser.post(PATH, answer(2))
    const grant = await Entitlement.findByOrFail('userId', user.id)
    const admin = await confirmedAdmin()
    const given = await admin.put(`/admin/user/${user.id}/akses/${grant.id}/waktu-tambahan`, {
      persen: 10,
      alasan: 'Perangkatnya diganti.',
    })
    assert.equal(given.status, 200)
    time.pass(1000)
    const reply = await browser.post(PATH, answer(3))
    assert.isTrue(wasFast(reply))
    const added = 3 * 60
    assert.deepEqual(reply.body, {
      message: 'Jawaban tersimpan.',
      rejected: [],
      stale: [],
      sesi: 'listening',
      secondsRemaining: Number(before.secondsRemaining) + added - 1,
      deadline: new Date(Date.parse(before.deadline as string) + added * 1000).toISOString(),
    })
  })

  test("the fast path answers an idle page's request for the time, for its own learner alone", async ({
    assert,
  }) => {
    const { browser, user } = await saver()
    const own = await browser.get(`/soal/timers?nohp=${user.nohp}`)
    assert.deepEqual([own.status, wasFast(own), own.body.sesi], [200, true, 'listening'])
    const foreign = await browser.get('/soal/timers?nohp=081299999999')
    assert.deepEqual([foreign.status, wasFast(foreign)], [403, false])
  })

  for (const [name, end] of Object.entries(ENDS)) {
    test(`the fast path is closed once ${name}`, async ({ assert }) => {
      const seat = await saver()
      const fast = await seat.browser.post(PATH, answer(2))
      assert.deepEqual([fast.status, wasFast(fast)], [200, true])
      await end(seat)
      assert.deepEqual(await refusals(seat.browser, [3, 4]), [403, 401])
      assert.deepEqual(await storedSeq(), [2])
    })
  }

  test('the fast path is closed twelve hours after the login', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    time.pass(12 * HOUR - 1000)
    await start(seat)
    assert.equal((await seat.browser.post(PATH, answer(1))).status, 200)
    assert.equal((await seat.browser.post(PATH, answer(2))).status, 200)
    time.pass(1000)
    // MySQL rounds the session's end, so that may come first.
    assert.equal((await refusals(seat.browser, [3, 4]))[1], 401)
    assert.deepEqual(await storedSeq(), [2])
  })

  test("the fast path needs the session's own CSRF token", async ({ assert }) => {
    const { browser } = await saver()
    const other = await BrowserSession.of(await createUser())
    const foreign = decodeURIComponent(other.cookies.get('XSRF-TOKEN') ?? '')
    const send = (headers: Record<string, string>) =>
      browser.send('POST', PATH, {
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(answer(9)),
      })
    const own = browser.credentials().cookie ?? ''
    const wrong: Record<string, string>[] = [
      { 'x-xsrf-token': '' },
      { 'x-xsrf-token': foreign },
      { 'x-xsrf-token': foreign, cookie: own.replace(/XSRF-TOKEN=[^;]*/, `XSRF-TOKEN=${foreign}`) },
      { 'x-csrf-token': 'x' },
    ]
    for (const headers of wrong) {
      assert.equal((await send(headers)).status, 403, JSON.stringify(headers))
    }
    assert.deepEqual(await storedSeq(), [1])
  })

  test('the fast path declines unknown calls to the ordinary path', async ({ assert }) => {
    const { browser } = await saver()
    const send = async (body: string, query = '') =>
      browser.send('POST', PATH + query, {
        headers: { 'content-type': 'application/json' },
        body,
      })
    const seqs = { next: 2 }
    const nextText = (more: object = {}) => JSON.stringify({ ...answer(seqs.next++), ...more })
    const refused: [number, string, string?][] = [
      [422, '{'],
      [422, 'null'],
      [422, '7'],
      [422, ''],
      [422, '[]'],
      [422, nextText({ index: -1 })],
      [403, nextText({ nohp: '081299999999' })],
      [403, nextText(), '?nohp=081299999999'],
    ]
    for (const [status, text, query] of refused) {
      const reply = await send(text, query)
      assert.deepEqual([reply.status, wasFast(reply)], [status, false], text)
    }
    assert.deepEqual(await storedSeq(), [1])
    for (const more of [{ nohp: null }, { index: '' }, { ['__proto__']: { answer: [] } }]) {
      assert.equal((await send(nextText(more))).status, 200, JSON.stringify(more))
    }
    assert.deepEqual(await storedSeq(), [seqs.next - 1])
  })

  test('the fast path declines a login with additional session fields', async ({ assert }) => {
    const { browser, user } = await saver()
    const { id, data } = await db
      .query<{ id: string; data: string }>()
      .from('sessions')
      .where('user_id', String(user.id))
      .firstOrFail()
    const session = new MessageBuilder().verify<object>(data, id)
    const more = new MessageBuilder().build({ ...session, proof: 'x' }, undefined, id)
    await db.from('sessions').where('id', id).update({ data: more })
    const reply = await browser.post(PATH, answer(2))
    assert.deepEqual([reply.status, wasFast(reply)], [200, false])
  })

  test('the fast path accepts from a kiosk only the body that it signed', async ({ assert }) => {
    const { browser, user } = await saver()
    const { lab, key } = await createLab()
    const kiosk = { labId: lab.id, key, seat: '07' }
    const send = (signed: string, sent: string) =>
      browser.send('POST', PATH, {
        headers: {
          'content-type': 'application/json',
          ...labHeaders(kiosk, 'POST', `/api${PATH}`, { body: signed }),
        },
        body: sent,
      })
    const [two, three] = [JSON.stringify(answer(2)), JSON.stringify(answer(3))]
    const taken = await send(two, two)
    assert.equal(taken.status, 200)
    assert.isTrue(wasFast(taken))
    assert.equal((await send(two, three)).status, 403)
    assert.deepEqual(await storedSeq(), [2])
    const seen = await db.from('lab_seats').where('lab_id', lab.id).first()
    assert.equal(seen.user_id, user.id)
  })
})

test.group('Two processes on one embedded database', (group) => {
  runOnOneDatabase(group)
  group.each.timeout(LIMITS.manyRuns)

  test('two processes on one embedded database save nothing more for a login that ended in the other', async ({
    assert,
    cleanup,
  }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-two-'))
    const one = await ServerProcess.prepare(dataDir)
    const two = await one.sibling()
    cleanup(async () => {
      await Promise.all([one.kill(), two.kill()])
      rmSync(dataDir, { recursive: true, force: true })
    })
    await Promise.all([one.start(), two.start()])
    const admin = await signInAsAdmin(two.origin)
    await admin.confirmPassword(DEMO_PASSWORD)

    const ends = [
      ['keluarkan', {}],
      ['tangguhkan', { alasan: 'Akun dipakai bersama.', force: true }],
    ] as const
    for (const [number, [end, body]] of ends.entries()) {
      const learner = await startNewLearner(one.origin, await signInAsAdmin(one.origin), number + 1)
      await learner.post(PATH, answer(1))
      const fast = await learner.post(PATH, answer(2))
      assert.deepEqual([fast.status, wasFast(fast)], [200, true])

      const name = `Peserta ${number + 1}`
      const [{ id }] = (await admin.get(`/admin/user?search=${encodeURIComponent(name)}`)).body
        .users
      assert.equal((await admin.post(`/admin/user/${id}/${end}`, body)).status, 200)
      assert.deepEqual(await refusals(learner.copy(two.origin), [3, 4]), [403, 401], end)
      assert.deepEqual(await refusals(learner, [5, 6]), [403, 401], end)
    }
  })
})
