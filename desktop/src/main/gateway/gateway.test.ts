import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { echo, openTestGateway as open, silent } from '../../testing/gateway.ts'
import { call, connectRaw, serveRaw } from '../../testing/http.ts'
import { PAGE, SCRIPT } from '../../testing/web-build.ts'
import { newSecret, SECRET_COOKIE } from './admission.ts'

test('the gateway listens on the loopback address only', async () => {
  await using kiosk = await open(silent)
  expect(new URL(kiosk.gateway.origin).hostname).toBe('127.0.0.1')
})

test.each(['/login', '/simulasi-toefl/3', '/simulasi-toefl/3?sesi=2'])(
  'the gateway serves the screen %s with the page and its policy',
  async (path) => {
    await using kiosk = await open(silent)
    const answer = await kiosk.get(path)
    expect(answer.status).toBe(200)
    expect(answer.text).toBe(PAGE)
    expect(answer.headers['cache-control']).toBe('no-store')
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe-eval')
  }
)

test.each(['/', '/admin/payments', '/register', '/profile', '/simulasi-toefl', '/loginx'])(
  'the gateway redirects %s, which is not a kiosk screen, to the start screen',
  async (path) => {
    await using kiosk = await open(silent)
    const answer = await kiosk.get(path)
    expect([answer.status, answer.headers.location]).toEqual([302, '/login'])
  }
)

test('the gateway serves hashed assets precompressed and with a long cache time', async () => {
  await using kiosk = await open(silent)
  const answer = await kiosk.get('/assets/app-a1b2.js', { 'accept-encoding': 'br' })
  expect(answer.headers['cache-control']).toContain('immutable')
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(answer.body).toString()).toBe(SCRIPT)
})

test.each([
  '/assets/none.js',
  '/index.html',
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/..%5c..%5csecret.txt',
  '/%00.txt',
  '/.vite/manifest.json',
])('the gateway returns not found at %s', async (path) => {
  await using kiosk = await open(silent)
  const answer = await kiosk.get(path)
  expect(answer.status).toBe(404)
  expect(answer.text).not.toContain('not for the window')
})

test.each(['bytes=5-1', 'bytes=0-99999999999999999999', 'bytes=-3', 'bytes=0-1,3-4', 'pages=1-2'])(
  'the gateway serves the whole file when the range is invalid: %s',
  async (range) => {
    await using kiosk = await open(silent)
    const answer = await kiosk.get('/assets/app-a1b2.js', { range })
    expect([answer.status, answer.text]).toEqual([200, SCRIPT])
  }
)

test('the gateway serves a byte range of a file', async () => {
  await using kiosk = await open(silent)
  const answer = await kiosk.get('/assets/app-a1b2.js', { range: 'bytes=0-5' })
  expect([answer.status, answer.text]).toEqual([206, SCRIPT.slice(0, 6)])
})

test.each([
  ['without the secret', '/login', { cookie: '' }],
  ['with another secret', '/login', { cookie: `${SECRET_COOKIE}=${newSecret()}` }],
  ['with a part of a secret', '/login', { cookie: `${SECRET_COOKIE}=abc` }],
  ['under another host name', '/login', { host: 'evil.example' }],
  ['from a page elsewhere', '/api/soal', { origin: 'http://evil.example' }],
  ['from a page without an origin', '/api/soal', { origin: 'null' }],
  ['from another site', '/api/soal', { 'sec-fetch-site': 'cross-site' }],
  ['from another port', '/api/soal', { 'sec-fetch-site': 'same-site' }],
  ['for another host', 'http://evil.example/api/soal', {}],
  ['for a host without a scheme', '//evil.example/api/soal', {}],
])('the gateway refuses a caller %s', async (_, path, headers) => {
  let reached = 0
  let strangers = 0
  await using kiosk = await open(
    (request, response) => {
      reached += 1
      silent(request, response)
    },
    { onStranger: () => (strangers += 1) }
  )
  const answer = await kiosk.get(path, headers)
  expect(answer.status).toBe(403)
  expect(answer.text).toContain('hanya untuk aplikasi ujian')
  expect(reached).toBe(0)
  // Counted, without storing what it sent.
  expect(strangers).toBe(1)
  expect(kiosk.problems).toEqual([])
})

test('the gateway forwards a call as a page of the server would send it', async () => {
  await using kiosk = await open(echo)
  const { origin } = kiosk.gateway
  const answer = await call(origin, {
    method: 'PUT',
    path: '/api/soal/timers?paketId=3',
    headers: {
      cookie: `__Host-lulus=abc; ${kiosk.pass}; XSRF-TOKEN=t%3D`,
      origin: origin,
      referer: `${origin}/simulasi-toefl/3`,
      'x-xsrf-token': 't=',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'x-forwarded-for': '10.0.0.1',
      forwarded: 'for=10.0.0.1',
      'x-real-ip': '10.0.0.1',
      'x-lab-id': 'forged',
    },
    body: '{"nohp":"081200000001"}',
  })
  const seen = JSON.parse(answer.text)
  const server = new URL(kiosk.server.origin)
  expect(seen).toMatchObject({ method: 'PUT', url: '/api/soal/timers?paketId=3', size: 23 })
  expect(seen.headers).toMatchObject({
    cookie: '__Host-lulus=abc; XSRF-TOKEN=t%3D',
    origin: server.origin,
    host: server.host,
    'x-xsrf-token': 't=',
    'sec-fetch-site': 'same-origin',
  })
  for (const name of ['referer', 'x-forwarded-for', 'forwarded', 'x-real-ip', 'x-lab-id'])
    expect(seen.headers).not.toHaveProperty(name)
})

test('the gateway keeps Secure, HttpOnly, SameSite and __Host- of cookies, and drops their domain', async () => {
  await using kiosk = await open((_request, response) => {
    response.setHeader('Set-Cookie', [
      '__Host-lulus=abc; Path=/; HttpOnly; Secure; SameSite=Lax',
      'XSRF-TOKEN=t; Domain=ujian.example; Path=/; Secure',
    ])
    response.end('{}')
  })
  const answer = await kiosk.get('/api/users/getAuth')
  expect(answer.headers['set-cookie']).toEqual([
    '__Host-lulus=abc; Path=/; HttpOnly; Secure; SameSite=Lax',
    'XSRF-TOKEN=t; Path=/; Secure',
  ])
})

test('the gateway streams an upload of 12 MB unchanged', async () => {
  await using kiosk = await open(echo)
  const answer = await call(kiosk.gateway.origin, {
    method: 'POST',
    path: '/api/soal/jawaban',
    headers: { cookie: kiosk.pass, 'transfer-encoding': 'chunked' },
    body: Buffer.alloc(12 * 1024 * 1024, 7),
  })
  expect(JSON.parse(answer.text).size).toBe(12 * 1024 * 1024)
})

test('the gateway passes ranges on in both directions', async () => {
  const audio = Buffer.from('0123456789')
  await using kiosk = await open((request, response) => {
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(String(request.headers.range)) ?? []
    const part = audio.subarray(Number(from), Number(to) + 1)
    response.writeHead(206, {
      'Content-Range': `bytes ${from}-${to}/${audio.length}`,
      'Content-Type': 'audio/mpeg',
      'Content-Length': part.length,
      'Accept-Ranges': 'bytes',
    })
    response.end(part)
  })
  const answer = await kiosk.get('/api/uploads/audio/a.mp3', { range: 'bytes=2-5' })
  expect([answer.status, answer.text]).toEqual([206, '2345'])
  expect(answer.headers['content-range']).toBe('bytes 2-5/10')
})

test('the gateway streams a response: the first bytes arrive while the server is still writing', async () => {
  let finish = () => {}
  await using kiosk = await open((_request, response) => {
    response.write('first')
    finish = () => response.end('last')
  })
  const response = await fetch(`${kiosk.gateway.origin}/api/soal`, {
    headers: { cookie: kiosk.pass },
  })
  const reader = response.body!.getReader()
  const first = await reader.read()
  expect(Buffer.from(first.value!).toString()).toBe('first')
  finish()
  expect(Buffer.from((await reader.read()).value!).toString()).toBe('last')
})

test('a call that the window aborts is aborted at the server too', async () => {
  let ended: () => void = () => {}
  const end = new Promise<void>((resolve) => (ended = resolve))
  await using kiosk = await open((_request, response) => {
    response.on('close', () => ended())
    response.write('begun')
  })
  const abort = new AbortController()
  const response = await fetch(`${kiosk.gateway.origin}/api/soal`, {
    headers: { cookie: kiosk.pass },
    signal: abort.signal,
  })
  await response.body!.getReader().read()
  abort.abort()
  await end
})

test('a response that breaks off in transit breaks off in the window', async () => {
  await using kiosk = await open((_request, response) => {
    response.writeHead(200, { 'Content-Length': '100' })
    response.write('half')
    setTimeout(() => response.destroy(), 20)
  })
  await expect(kiosk.get('/api/soal')).rejects.toThrow(/aborted|hang up/)
})

test("a response cannot grant rights on the gateway's origin", async () => {
  await using kiosk = await open((_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html',
      'Content-Security-Policy': "script-src 'unsafe-inline'",
      'Strict-Transport-Security': 'max-age=1',
      Refresh: '0; url=http://evil.example',
    })
    response.end('<script>alert(1)</script>')
  })
  const { headers } = await kiosk.get('/api/soal')
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers).not.toHaveProperty('refresh')
})

test('the gateway keeps redirects on its own origin and refuses one to another host', async () => {
  await using kiosk = await open((request, response) => {
    const there = request.url?.endsWith('here')
      ? `http://${request.headers.host}/api/x?y=1`
      : 'http://evil.example/'
    response.writeHead(302, { Location: there }).end()
  })
  const here = await kiosk.get('/api/here')
  expect([here.status, here.headers.location]).toEqual([302, '/api/x?y=1'])
  const away = await kiosk.get('/api/away')
  expect(away.status).toBe(503)
  expect(away.headers).not.toHaveProperty('location')
})

test.each([
  ['/api/admin/payments', 403],
  ['/api/soal/../admin/payments', 404],
  ['/api/soal/%2e%2e/admin/payments', 404],
  ['/api/soal/..%2fadmin/payments', 404],
  ['/api\\admin', 302],
  ['/api/soal\\..\\admin', 404],
])('%s is not forwarded to the server', async (path, status) => {
  let reached = 0
  await using kiosk = await open((request, response) => {
    reached += 1
    silent(request, response)
  })
  expect((await kiosk.get(path)).status).toBe(status)
  expect(reached).toBe(0)
})

test('the gateway answers in Indonesian, as JSON or as a page, when the server is unreachable', async () => {
  await using kiosk = await open(silent, { server: new URL('http://127.0.0.1:9') })
  const data = await kiosk.get('/api/soal', { accept: 'application/json' })
  expect(data.status).toBe(503)
  expect(data.headers['retry-after']).toBe('5')
  expect(JSON.parse(data.text)).toMatchObject({
    code: 'server_tidak_terjangkau',
    message: expect.stringContaining('belum bisa menghubungi server ujian'),
  })
  const page = await kiosk.get('/api/soal', { accept: 'text/html' })
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.text).toContain('Server belum terjangkau')
  expect(kiosk.problems.map(({ kind }) => kind)).toEqual(['unreachable', 'unreachable'])
})

test('the gateway gives up when the server does not answer', async () => {
  await using kiosk = await open(() => undefined, { serverTimeoutMs: 50 })
  expect((await kiosk.get('/api/soal')).status).toBe(503)
})

test.each([
  ['nothing', ''],
  ['no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ['half a head', 'HTTP/1.1 200 OK\r\nContent-Le'],
  ['a status of 0', 'HTTP/1.1 000 Nothing\r\nContent-Length: 2\r\n\r\n{}'],
  ['a status of 99', 'HTTP/1.1 099 Nothing\r\nContent-Length: 2\r\n\r\n{}'],
  ['a status of 999', 'HTTP/1.1 999 Nothing\r\nContent-Length: 2\r\n\r\n{}'],
  ['another protocol', 'HTTP/1.1 101 Other\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\nx'],
  ['a header of 100 kB', `HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n{}`],
  ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
])('the gateway reports the server as unreachable when it answers %s', async (_, answer) => {
  await using server = await serveRaw((socket) => socket.once('data', () => socket.end(answer)))
  await using kiosk = await open(silent, { server: new URL(server.origin) })
  expect((await kiosk.get('/api/soal')).status).toBe(503)
})

test.each([
  ['words that no answer may have', 'HTTP/1.1 200 O\x01K\r\nContent-Length: 2\r\n\r\n{}'],
  ['trailers it announces', 'HTTP/1.1 200 OK\r\nTrailer: X-A\r\nContent-Length: 2\r\n\r\n{}'],
  ['an empty name', 'HTTP/1.1 200\r\nContent-Length: 2\r\n\r\n{}'],
])('the gateway forwards a response with %s', async (_, answer) => {
  await using server = await serveRaw((socket) => socket.once('data', () => socket.end(answer)))
  await using kiosk = await open(silent, { server: new URL(server.origin) })
  const { status, text } = await kiosk.get('/api/soal')
  expect([status, text]).toEqual([200, '{}'])
})

test('the gateway waits for a slow reader, even while the server sends nothing', async () => {
  const size = 32 * 1024 * 1024
  await using kiosk = await open(
    (_request, response) => {
      response.setHeader('Content-Length', size)
      response.end(Buffer.alloc(size))
    },
    { serverTimeoutMs: 1000 }
  )
  const response = await fetch(`${kiosk.gateway.origin}/api/uploads/audio/a.mp3`, {
    headers: { cookie: kiosk.pass },
  })
  // oxlint-disable-next-line test-limits/no-pause -- a reader that takes longer than the server may be silent
  await sleep(1500)
  expect((await response.arrayBuffer()).byteLength).toBe(size)
})

test('the gateway gives up when the server stalls in the middle of a response', async () => {
  await using kiosk = await open((_request, response) => void response.write('half'), {
    serverTimeoutMs: 1000,
  })
  await expect(kiosk.get('/api/soal')).rejects.toThrow(/aborted|hang up/)
})

test('the gateway aborts a response whose file has disappeared, and still serves other files', async () => {
  await using kiosk = await open(silent)
  rmSync(join(kiosk.webRoot, 'favicon.svg'))
  await expect(kiosk.get('/favicon.svg')).rejects.toThrow(/aborted|hang up/)
  expect((await kiosk.get('/assets/app-a1b2.js')).status).toBe(200)
})

test('the gateway closes at once, even with open connections', async () => {
  const asked = Promise.withResolvers<void>()
  // The test would time out if closing waited for these connections.
  const kiosk = await open(() => asked.resolve(), { serverTimeoutMs: 3_600_000 })
  await connectRaw(kiosk.gateway.origin)
  const head = await connectRaw(kiosk.gateway.origin)
  head.write('GET / HTTP/1.1\r\nHo')
  const waiting = kiosk.get('/api/soal').catch(() => undefined)
  await asked.promise
  await kiosk[Symbol.asyncDispose]()
  await waiting
})

test('the gateway signs what it sends and ignores signatures from the page', async () => {
  await using kiosk = await open(echo, {
    sign: (method, path) => ({ 'x-lab-signature': `${method} ${path}` }),
  })
  const answer = await kiosk.get('/api/soal?paketId=3', { 'x-lab-signature': 'forged' })
  expect(JSON.parse(answer.text).headers['x-lab-signature']).toBe('GET /api/soal?paketId=3')
})

test('the gateway refuses protocol upgrades', async () => {
  await using kiosk = await open(silent)
  await expect(
    kiosk.get('/api/soal', { connection: 'upgrade', upgrade: 'websocket' })
  ).rejects.toThrow(/hang up/)
})

test('the gateway does not answer after it is closed', async () => {
  const kiosk = await open(silent)
  const { origin } = kiosk.gateway
  await kiosk[Symbol.asyncDispose]()
  await expect(call(origin, { path: '/login' })).rejects.toThrow('ECONNREFUSED')
})

test.each([
  ['POST', '{"index":1}', 'application/json', '{"index":1}'],
  ['PUT', '', 'application/json', ''],
  ['POST', 'x'.repeat(65_536), 'application/json', 'x'.repeat(65_536)],
  ['POST', 'x'.repeat(65_537), 'application/json', undefined],
  ['POST', '--a--', 'multipart/form-data; boundary=a', undefined],
  ['GET', undefined, 'application/json', undefined],
])(
  'the gateway signs the body of a small %s, and forwards every one',
  async (method, body, type, signed) => {
    const bodies: (string | undefined)[] = []
    await using kiosk = await open(echo, {
      sign: (_method, _path, given) => {
        bodies.push(given?.toString())
        return {}
      },
    })
    const answer = await call(kiosk.gateway.origin, {
      method,
      path: '/api/soal/simpan-jawaban',
      headers: {
        cookie: kiosk.pass,
        'content-type': type,
        ...(body === undefined ? {} : { 'content-length': String(body.length) }),
      },
      ...(body === undefined ? {} : { body }),
    })
    expect(answer.status).toBe(200)
    expect(bodies).toEqual([signed])
    expect(JSON.parse(answer.text)).toMatchObject({ size: body?.length ?? 0 })
  }
)

test('the gateway streams a body of unknown length unsigned', async () => {
  const bodies: (Buffer | undefined)[] = []
  await using kiosk = await open(echo, {
    sign: (_method, _path, given) => {
      bodies.push(given)
      return {}
    },
  })
  const answer = await call(kiosk.gateway.origin, {
    method: 'POST',
    path: '/api/soal/simpan-jawaban',
    headers: { cookie: kiosk.pass, 'transfer-encoding': 'chunked' },
    body: 'in pieces',
  })
  expect(JSON.parse(answer.text)).toMatchObject({ size: 'in pieces'.length })
  expect(bodies).toEqual([undefined])
})
