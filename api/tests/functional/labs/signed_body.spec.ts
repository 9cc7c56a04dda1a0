import { test } from '@japa/runner'
import Incident from '#app/labs/models/incident'
import { createLab } from '#database/factories/lab_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession, type Reply } from '#tests/support/browser_session'
import { isolateDatabase, runOnOneDatabase } from '#tests/support/database'
import { labHeaders, type Kiosk } from '#tests/support/kiosk'

const PATH = '/api/labs/kejadian'
const report = (kind: string) =>
  JSON.stringify({
    kejadian: [{ kind, detail: '', at: '2026-11-22T03:00:00.000Z', count: 1 }],
    terbuang: 0,
  })

/** Sends `sent` under a signature for `signed`; without `signed` as an older kiosk does. */
function send(kiosk: Kiosk, sent: string, signed?: string, change = {}): Promise<Reply> {
  const headers = labHeaders(kiosk, 'POST', PATH, signed === undefined ? {} : { body: signed })
  return new BrowserSession().send('POST', '/labs/kejadian', {
    headers: { ...headers, 'content-type': 'application/json', ...change },
    body: sent,
  })
}

test.group('The body of a call from a lab', (group) => {
  isolateDatabase(group)
  // A body is compared with its digest in memory.
  runOnOneDatabase(group)

  let kiosk: Kiosk
  group.each.setup(async () => {
    const { lab, key } = await createLab()
    kiosk = { labId: lab.id, key, seat: '07' }
  })

  test("a lab's call is accepted with the digest of its body, and without one from older kiosks", async ({
    assert,
  }) => {
    assert.equal((await send(kiosk, report('slept'), report('slept'))).status, 200)
    assert.equal((await send(kiosk, report('woke'))).status, 200)
    assert.lengthOf(await Incident.all(), 2)
  })

  test("a lab's call with a changed body is refused", async ({ assert }) => {
    for (const sent of [report('woke'), `${report('slept')} `, '', '{}']) {
      const reply = await send(kiosk, sent, report('slept'))
      assert.equal(reply.status, 403, sent)
      assert.equal(reply.body.code, 'lab_tidak_sah')
    }
    assert.lengthOf(await Incident.all(), 0)
  })

  test("a lab's call can't lose its digest, nor get another", async ({ assert }) => {
    const signed = labHeaders(kiosk, 'POST', PATH, { body: report('slept') })
    const other = labHeaders(kiosk, 'POST', PATH, { body: report('woke') })
    for (const digest of [undefined, other['x-lab-digest']]) {
      const { 'x-lab-digest': _, ...headers } = signed
      const reply = await new BrowserSession().send('POST', '/labs/kejadian', {
        headers: {
          ...headers,
          ...(digest === undefined ? {} : { 'x-lab-digest': digest }),
          'content-type': 'application/json',
        },
        body: report('woke'),
      })
      assert.equal(reply.body.code, 'lab_tidak_dikenal')
    }
    const malformed = await send(kiosk, report('slept'), report('slept'), { 'x-lab-digest': 'x' })
    assert.equal(malformed.body.code, 'lab_tidak_sah')
    assert.lengthOf(await Incident.all(), 0)
  })

  test('the digest is compared in learners’ calls too, also when there should be none', async ({
    assert,
  }) => {
    const learner = await BrowserSession.of(await createUser())
    const takeover = JSON.stringify({ paketId: 1, takeover: true })
    const put = (sent: string | null, signed: string) =>
      learner.send('PUT', '/soal/timers', {
        headers: {
          ...labHeaders(kiosk, 'PUT', '/api/soal/timers', { body: signed }),
          'content-type': 'application/json',
        },
        body: sent,
      })
    const refused = await put(takeover, JSON.stringify({ paketId: 1, takeover: false }))
    assert.equal(refused.body.code, 'lab_tidak_sah')
    assert.equal((await put(takeover, '')).body.code, 'lab_tidak_sah')
    // The learner has bought nothing, but the computer is in order.
    assert.notEqual((await put(takeover, takeover)).body.code, 'lab_tidak_sah')
    assert.notEqual((await put(null, '')).body.code, 'lab_tidak_sah')
  })

  test('a body in a form that is not compared is refused', async ({ assert }) => {
    const reply = await send(kiosk, 'x', 'x', { 'content-type': 'application/octet-stream' })
    assert.equal(reply.body.code, 'lab_tidak_sah')
  })
})
