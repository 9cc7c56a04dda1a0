import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { echo, openTestGateway as open, silent } from '../../testing/gateway.ts'
import { call, connectRaw, serveRaw } from '../../testing/http.ts'
import { SECRET_COOKIE } from './admission.ts'

/** Everything that a raw connection receives until the gateway ends it, or until it contains `enough`. */
async function rawAnswer(origin: string, text: string, enough = '\0'): Promise<string> {
  const socket = await connectRaw(origin)
  let answer = ''
  const end = new Promise<string>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1')
      if (answer.includes(enough)) socket.destroy()
    })
    socket.on('close', () => resolve(answer))
  })
  socket.write(text, 'latin1')
  return end
}

test.each([
  '/index.html',
  '/index.html.br',
  '/index.html.gz',
  '/INDEX.HTML',
  '/index%2ehtml',
  '/index%2Ehtml.br',
  '/index.%68tml',
  '/index.%68tml.gz',
  '/%69ndex.html',
  '/index.html/',
  '/./index.html',
  '/assets/../index.html',
  '/index.html?x=.js',
  '/index.html%3Fx.js',
  '/index%252ehtml',
])('the page is never served without its policy at %s', async (path) => {
  await using kiosk = await open(silent)
  for (const encoding of ['', 'br', 'gzip', 'br, gzip']) {
    const answer = await kiosk.get(path, encoding ? { 'accept-encoding': encoding } : {})
    expect([404, 302]).toContain(answer.status)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.text).not.toContain('root')
  }
})

test('a precompressed file has no address of its own', async () => {
  await using kiosk = await open(silent)
  expect((await kiosk.get('/assets/app-a1b2.js.br')).status).toBe(404)
})

test.each([
  'lulus-kios=stolen; Path=/',
  'lulus-kios=; Max-Age=0; Path=/',
  ' lulus-kios =x; Path=/',
  'LULUS-KIOS=x; Path=/',
  'lulus-kios',
  '=lulus-kios=x; Path=/',
  'lulus-kios\t=x',
])("a server cannot change the window's access token with %j", async (cookie) => {
  await using server = await serveRaw((socket) =>
    socket.once('data', () =>
      socket.end(
        `HTTP/1.1 200 OK\r\nSet-Cookie: ${cookie}\r\nSet-Cookie: a=1; Path=/\r\nContent-Length: 2\r\n\r\n{}`
      )
    )
  )
  await using kiosk = await open(silent, { server: new URL(server.origin) })
  const answer = await kiosk.get('/api/soal')
  expect([answer.status, answer.headers['set-cookie']]).toEqual([200, ['a=1; Path=/']])
})

/** `SERVER` is the academy's own origin. A browser takes a path with two leading slashes as a host. */
test.each([
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example/x',
  '/\t/evil.example/x',
  '/.//evil.example/x',
  '/./\\evil.example/x',
  '/%2e//evil.example/x',
  '/a/..//evil.example',
  'a/..//evil.example',
  'SERVER//evil.example/x',
  'SERVER/\\evil.example/x',
  'SERVER/.//evil.example/x',
  'SERVER/a/%2E%2E//evil.example/x',
])('a redirect to %j is refused', async (location) => {
  await using kiosk = await open((request, response) => {
    const there = location.replace('SERVER', `http://${request.headers.host}`)
    response.writeHead(302, { Location: there }).end()
  })
  const answer = await kiosk.get('/api/soal')
  expect([answer.status, answer.headers.location]).toEqual([503, undefined])
  expect(kiosk.problems).toMatchObject([{ kind: 'refused' }])
})

test.each([
  ['/a//b', '/a//b'],
  ['/%2F/evil.example', '/%2F/evil.example'],
  ['SERVER', '/'],
])("a redirect to %j stays on the gateway's origin", async (location, path) => {
  await using kiosk = await open((request, response) => {
    const there = location.replace('SERVER', `http://${request.headers.host}`)
    response.writeHead(302, { Location: there }).end()
  })
  const { origin } = kiosk.gateway
  const answer = await kiosk.get('/api/soal')
  expect(answer.headers.location).toBe(path)
  expect(new URL(path, origin).origin).toBe(origin)
})

/** Response headers with which Chromium would change the whole origin, or fetch something. */
test.each([
  ['Clear-Site-Data', '"*"'],
  ['Service-Worker-Allowed', '/'],
  ['Speculation-Rules', '"/rules.json"'],
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Allow-Credentials', 'true'],
  ['Permissions-Policy', 'camera=*'],
  ['Accept-CH', 'Sec-CH-UA'],
  ['Origin-Agent-Cluster', '?0'],
  ['SourceMap', '/x.map'],
  ['Reporting-Endpoints', 'a="https://evil.example"'],
  ['Content-Security-Policy-Report-Only', 'default-src *; report-uri https://evil.example'],
  ['Document-Policy', 'x'],
  ['Set-Login', 'logged-out'],
  ['Use-As-Dictionary', 'match="/*"'],
  ['Timing-Allow-Origin', '*'],
  ['X-Anything', 'x'],
])('the response header %s is dropped', async (name, value) => {
  await using kiosk = await open((_request, response) => {
    response.setHeader(name, value)
    response.end('{}')
  })
  const answer = await kiosk.get('/api/soal')
  expect(answer.status).toBe(200)
  expect(answer.headers).not.toHaveProperty(name.toLowerCase())
})

test('response headers that the app reads are passed on', async () => {
  const headers = {
    'content-type': 'application/json',
    'content-length': '2',
    'content-disposition': 'attachment; filename="a.pdf"',
    'cache-control': 'no-store',
    etag: '"a"',
    'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT',
    date: 'Sun, 22 Nov 2026 10:00:00 GMT',
    vary: 'Cookie',
    'retry-after': '7',
    'accept-ranges': 'bytes',
  }
  await using kiosk = await open((_request, response) => {
    response.writeHead(429, headers)
    response.end('{}')
  })
  expect((await kiosk.get('/api/soal')).headers).toMatchObject(headers)
})

test.each([
  [
    'both lengths',
    'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/admin HTTP/1.1\r\n',
  ],
  ['two lengths', 'Content-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  ['a length with a sign', 'Content-Length: +2\r\n\r\nab'],
  ['a hidden encoding', 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
  ['a folded header', 'X-A: b\r\n Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['a bare line feed', 'X-A: b\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['another encoding', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['a broken chunk', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n'],
])('no second request can be smuggled with %s', async (_, rest) => {
  const urls: (string | undefined)[] = []
  await using kiosk = await open((request, response) => {
    urls.push(request.url)
    silent(request, response)
  })
  const { host } = new URL(kiosk.gateway.origin)
  const head = `POST /api/soal/jawaban HTTP/1.1\r\nHost: ${host}\r\nCookie: ${kiosk.pass}\r\n`
  const answer = await rawAnswer(kiosk.gateway.origin, head + rest)
  expect(answer).toMatch(/^(HTTP\/1\.1 (400|403|501|503) |$)/)
  expect(urls.filter((url) => url !== '/api/soal/jawaban')).toEqual([])
})

test.each([
  ['a second host', (host: string) => `Host: ${host}\r\nHost: evil.example\r\n`],
  ['a foreign host first', (host: string) => `Host: evil.example\r\nHost: ${host}\r\n`],
  ['no host', () => ''],
])('the gateway refuses %s', async (_, hosts) => {
  let reached = 0
  await using kiosk = await open((request, response) => {
    reached += 1
    silent(request, response)
  })
  const { host } = new URL(kiosk.gateway.origin)
  const text = `GET /api/soal HTTP/1.1\r\n${hosts(host)}Cookie: ${kiosk.pass}\r\n\r\n`
  expect(await rawAnswer(kiosk.gateway.origin, text, '\r\n\r\n')).toMatch(/^HTTP\/1\.1 (400|403) /)
  expect(reached).toBe(0)
})

test('a repeated header reaches the server as the window meant it', async () => {
  await using kiosk = await open(echo)
  const { host } = new URL(kiosk.gateway.origin)
  const text = `GET /api/soal HTTP/1.1\r\nHost: ${host}\r\nCookie: a=1\r\nCookie: ${kiosk.pass}\r\nConnection: X-Hop\r\nX-Hop: 1\r\nX_Lab_Id: 9\r\nX-Lab-Id: 1\r\nX-Lab-Id: 2\r\n\r\n`
  const answer = await rawAnswer(kiosk.gateway.origin, text, '}')
  const { headers } = JSON.parse(/\{.*\}/.exec(answer)?.[0] ?? '')
  expect(headers.cookie).toBe('a=1')
  expect(Object.keys(headers).filter((name) => /lab|hop/.test(name))).toEqual([])
})

test('an unauthorised caller who sends a large body is cut off at once', async () => {
  await using kiosk = await open(silent)
  const { host } = new URL(kiosk.gateway.origin)
  const answer = await rawAnswer(
    kiosk.gateway.origin,
    `POST /api/soal HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 99999999\r\n\r\nx`
  )
  expect(answer).toMatch(/^HTTP\/1\.1 403 /)
  expect(answer).toMatch(/connection: close/i)
})

test('a caller that never finishes its headers is cut off', async () => {
  await using kiosk = await open(silent, { headersTimeoutMs: 200 })
  const begun = Date.now()
  await rawAnswer(kiosk.gateway.origin, 'GET /api/soal HTTP/1.1\r\nHo')
  expect(Date.now() - begun).toBeLessThan(3000)
})

test('a server that drips its response headers is given up', async () => {
  await using server = await serveRaw((socket) => {
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\n')
      const drip = setInterval(() => socket.write('X-A: b\r\n'), 20)
      socket.once('close', () => clearInterval(drip))
    })
  })
  await using kiosk = await open(silent, { server: new URL(server.origin), serverTimeoutMs: 200 })
  expect((await kiosk.get('/api/soal')).status).toBe(503)
})

test('a server that answers before the upload ends, and closes its half, causes no failure', async () => {
  await using server = await serveRaw((socket) => {
    socket.once('data', () => socket.end('HTTP/1.1 413 X\r\nContent-Length: 2\r\n\r\n{}'))
  })
  await using kiosk = await open(silent, { server: new URL(server.origin) })
  const answer = await call(kiosk.gateway.origin, {
    method: 'POST',
    path: '/api/soal/jawaban',
    headers: { cookie: kiosk.pass, 'content-type': 'application/json' },
    body: '{"a":1}',
  })
  expect(answer.status).toBe(413)
})

test('an upload to a server that reads nothing ends, and the gateway keeps running', async () => {
  await using server = await serveRaw((socket) => socket.pause())
  await using kiosk = await open(silent, { server: new URL(server.origin), serverTimeoutMs: 200 })
  const answer = await call(kiosk.gateway.origin, {
    method: 'POST',
    path: '/api/soal/jawaban',
    headers: { cookie: kiosk.pass, 'transfer-encoding': 'chunked' },
    body: Buffer.alloc(200_000),
  }).catch(() => null)
  expect(answer?.status ?? 503).toBe(503)
  expect((await kiosk.get('/login')).status).toBe(200)
})

test.each(['with the first', 'after it'])(
  'an unsolicited second response is dropped: %s',
  async (when) => {
    const one = 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n'
    const second = when === 'with the first' ? `${one}z` : ''
    const sockets: Socket[] = []
    await using server = await serveRaw((socket) => {
      sockets.push(socket)
      socket.on('data', () => socket.write(sockets.length === 1 ? `${one}a${second}` : `${one}b`))
    })
    await using kiosk = await open(silent, { server: new URL(server.origin) })
    expect((await kiosk.get('/api/soal')).text).toBe('a')

    const [first] = sockets
    const dropped = first?.closed ? undefined : once(first!, 'close')
    if (second === '' && !first?.closed) first?.write(`${one}z`)
    // The connection with the unsolicited response is dropped before the next call is made.
    await dropped
    expect((await kiosk.get('/api/soal')).text).toBe('b')
  }
)

test('early hints before the response are dropped', async () => {
  const server = createServer((_request, response) => {
    response.writeEarlyHints({ link: '<https://evil.example/x.js>; rel=preload; as=script' })
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await using kiosk = await open(silent, { server: new URL(`http://127.0.0.1:${port}`) })
  const { host } = new URL(kiosk.gateway.origin)
  const answer = await rawAnswer(
    kiosk.gateway.origin,
    `GET /api/soal HTTP/1.1\r\nHost: ${host}\r\nCookie: ${kiosk.pass}\r\n\r\n`,
    '{}'
  )
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).not.toContain('evil.example')
  server.closeAllConnections()
  server.close()
})

test('a rule that throws fails one call and not the kiosk', async () => {
  await using kiosk = await open(silent, {
    sign: () => {
      throw new Error('no key')
    },
  })
  expect((await kiosk.get('/api/soal')).status).toBe(503)
  expect(kiosk.problems).toMatchObject([{ kind: 'unreachable', detail: 'no key' }])
  expect((await kiosk.get('/login')).status).toBe(200)
})

test('the access token is never sent to the server, however it is spelled', async () => {
  await using kiosk = await open(echo)
  const answer = await kiosk.get('/api/soal', {
    cookie: `${kiosk.pass}; ${SECRET_COOKIE} =x; a=1;;b; ${kiosk.pass}`,
  })
  const { headers } = JSON.parse(answer.text)
  expect(headers.cookie).not.toContain(SECRET_COOKIE)
})
