import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { test } from '@japa/runner'
import env from '#start/env'
import { runOnOneDatabase } from '#tests/support/database'

interface Answer {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Sends the path unchanged; fetch would normalise it. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const target = { host: env.get('HOST'), port: env.get('PORT'), path, method, headers }
    request(target, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        })
      )
    })
      .on('error', reject)
      .end()
  })
}

const page = await readFile(join(env.get('WEB_DIST'), 'index.html'), 'utf8')

test.group('Web app', (group) => {
  runOnOneDatabase(group)

  test('the web app answers every screen on a reload, with its own policy: {$self}')
    .with([
      '/',
      '/login',
      '/admin/payments',
      '/simulasi-toefl/1',
      '/verifikasi/abc?next=/a.b',
      '/apis',
      '/index.html',
      '/%69ndex.html',
    ])
    .run(async ({ assert }, path) => {
      const { status, headers, body } = await ask(path)
      assert.equal(status, 200)
      assert.equal(body, page)
      assert.match(String(headers['content-type']), /^text\/html/)
      assert.equal(headers['cache-control'], 'no-cache')

      const policy = String(headers['content-security-policy'])
      for (const rule of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]) {
        assert.include(policy, rule)
      }
      assert.notMatch(policy, /script-src [^;]*unsafe/)
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.equal(headers['x-frame-options'], 'DENY')
      assert.isUndefined(headers['set-cookie'])
    })

  test('the web app compresses a page for browsers that can read it: {$self}')
    .with(['br', 'gzip'])
    .run(async ({ assert }, encoding) => {
      const { status, headers } = await ask('/login', 'GET', { 'accept-encoding': encoding })
      assert.equal(status, 200)
      assert.equal(headers['content-encoding'], encoding)
      assert.match(String(headers.vary), /Accept-Encoding/)
      assert.match(String(headers['content-type']), /^text\/html/)
    })

  test('the web app sends no body to HEAD', async ({ assert }) => {
    const { status, body } = await ask('/paketsoal', 'HEAD')
    assert.deepEqual([status, body], [200, ''])
  })

  test('the web app lets browsers cache files with a hash in their name for ever', async ({
    assert,
  }) => {
    const { status, headers } = await ask('/assets/app-1a2b3c.js')
    assert.equal(status, 200)
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.match(String(headers['content-type']), /javascript/)

    const again = await ask('/assets/app-1a2b3c.js', 'GET', {
      'if-none-match': String(headers.etag),
    })
    assert.equal(again.status, 304)
  })

  test("the web app sends the newest service worker under the page's policy", async ({
    assert,
  }) => {
    const { status, headers } = await ask('/service-worker.js', 'GET', { 'accept-encoding': 'br' })
    assert.equal(status, 200)
    assert.match(String(headers['content-type']), /javascript/)
    assert.equal(headers['cache-control'], 'no-cache')
    assert.isUndefined(headers['content-encoding'], 'a copy could be of another version')
    const policy = String(headers['content-security-policy'])
    assert.include(policy, "worker-src 'self'")
    assert.include(policy, "connect-src 'self'")

    const again = await ask('/service-worker.js', 'GET', { 'if-none-match': String(headers.etag) })
    assert.equal(again.status, 304)
  })

  test('the web app serves nothing else: {$self}')
    .with([
      '/tidak-ada.js',
      '/assets/app-999999.js',
      '/robots.php',
      '/.env',
      '/.git/config',
      '/../package.json',
      '/../../bin/test.ts',
      '/assets/../../../../package.json',
      '/%2e%2e/%2e%2e/package.json',
      '/..%2f..%2f..%2fpackage.json',
      '/..%5c..%5cpackage.json',
      '/%00.js',
      '/a.js%00',
      '/%',
      '/%ff',
      '/%ff.js',
      '/%c0%ae%c0%ae/package.json',
      '/apis/%e0%a4%a',
      '/login%?next=/',
    ])
    .run(async ({ assert }, path) => {
      const { status, headers, body } = await ask(path)
      assert.equal(status, 404)
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.equal(headers['x-frame-options'], 'DENY')
      assert.equal(headers['cache-control'], 'no-store')
      assert.include(headers['content-security-policy'], "default-src 'none'")
      assert.notInclude(body, 'lulus')
      assert.notEqual(body, page)
    })

  test('an unreadable address below /api is 404: {$self}')
    .with(['/api/%', '/api/soal/%ff', '/api/paket-soal/%c0%80?x=1', '/api/uploads/audio/%.mp3'])
    .run(async ({ assert }, path) => {
      const [unreadable, missing] = [await ask(path), await ask('/api/tidak-ada')]
      const bare = ({ headers }: Answer) =>
        Object.fromEntries(
          ['content-type', 'cache-control', 'content-security-policy', 'x-frame-options'].map(
            (name) => [name, headers[name]]
          )
        )
      assert.equal(unreadable.status, 404)
      assert.equal(unreadable.headers['x-content-type-options'], 'nosniff')
      assert.deepEqual(bare(unreadable), bare(missing))
      assert.equal(unreadable.body, missing.body)
      assert.equal((await ask(path, 'POST')).status, 404)
    })

  test('the web app refuses POST', async ({ assert }) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await ask('/paketsoal', method)
      assert.equal(status, 404)
      assert.match(String(headers['content-type']), /json/)
    }
  })
})
