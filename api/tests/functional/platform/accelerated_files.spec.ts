import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { BrowserSession } from '#tests/support/browser_session'
import { runOnOneDatabase } from '#tests/support/database'
import { signInAsAdmin, startNewLearner } from '#tests/support/demo_exam'
import { hasNginx, startNginx } from '#tests/support/nginx_server'
import { ServerProcess } from '#tests/support/server_process'
import { LIMITS } from '#tests/support/limits'

const INTERNAL = '/berkas-dalam'

test.group('Files behind an nginx that knows where they are', (group) => {
  runOnOneDatabase(group)
  group.each.timeout(LIMITS.processes)
  group.tap((each) => each.skip(!hasNginx, 'no nginx on this machine'))

  test('nginx sends files to clients that the server permits', async ({ assert, cleanup }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-nginx-'))
    const server = await ServerProcess.prepare(dataDir, { ACCEL_REDIRECT: INTERNAL })
    await server.start()
    // As in docs/operations.md.
    const nginx = await startNginx(
      join(dataDir, 'nginx'),
      `location / { proxy_pass ${server.origin}; proxy_set_header Host $host; proxy_buffering off; }
       location ${INTERNAL}/ {
         internal;
         alias ${join(dataDir, 'uploads')}/;
         add_header Content-Security-Policy "default-src 'none'; sandbox" always;
         add_header X-Content-Type-Options nosniff always;
       }`
    )
    cleanup(async () => {
      await Promise.all([server.kill(), nginx.stop()])
      rmSync(dataDir, { recursive: true, force: true })
    })

    const direct = await startNewLearner(server.origin, await signInAsAdmin(server.origin), 1)
    const learner = direct.copy(nginx.origin)
    const { soal } = (await learner.get('/soal')).body
    const { audio } = soal.find((entry: { audio?: string }) => entry.audio)
    const redirected = await direct.get(audio)
    assert.equal(redirected.bytes.length, 0)
    const place = redirected.headers.get('x-accel-redirect') ?? ''
    assert.match(place, /^\/berkas-dalam\/audio\/[0-9a-f]{32}\.mp3$/)

    const sent = await learner.get(audio)
    assert.equal(sent.status, 200)
    assert.isAbove(sent.bytes.length, 10_000)
    assert.isNull(sent.headers.get('x-accel-redirect'))
    const headers = {
      'content-type': 'audio/mpeg',
      'content-disposition': 'attachment',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    }
    for (const [name, value] of Object.entries(headers)) {
      assert.equal(sent.headers.get(name), value, name)
    }
    const part = await learner.get(audio, { range: 'bytes=100-199' })
    assert.equal(part.status, 206)
    assert.deepEqual(part.bytes, sent.bytes.subarray(100, 200))

    // Refused to others: a visitor, or a request for nginx's internal location.
    const visitor = await BrowserSession.visitor(nginx.origin)
    assert.equal((await visitor.get(audio)).status, 401)
    assert.equal((await fetch(nginx.origin + place)).status, 404)
    const unknown = await learner.get(`/uploads/audio/${'0'.repeat(32)}.mp3`)
    assert.deepEqual([unknown.status, unknown.headers.get('x-accel-redirect')], [403, null])
  })
})
