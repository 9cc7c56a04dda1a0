import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { makeCertificate, type TestCertificate } from '../../testing/certificate.ts'
import { serve } from '../../testing/http.ts'
import { probeServer } from './probe-server.ts'

test('the server check reaches a server and reads its clock', async () => {
  let asked: string | undefined
  await using server = await serve((request, response) => {
    asked = request.url
    response.end('{}')
  })
  const finding = await probeServer(new URL(server.origin))
  expect(asked).toBe('/api/health')
  expect(finding).toMatchObject({ reached: true, status: 200 })
  if (!finding.reached) throw new Error('unreachable')
  expect(Math.abs(finding.localTime - (finding.serverTime ?? 0))).toBeLessThan(2000)
})

test('an invalid Date header gives no clock', async () => {
  await using server = await serve((_request, response) => {
    response.setHeader('Date', 'yesterday')
    response.end()
  })
  expect(await probeServer(new URL(server.origin))).toMatchObject({ serverTime: null })
})

test('the server check reports a redirect, such as to a login page, separately', async () => {
  await using server = await serve((_request, response) =>
    response.writeHead(302, { location: 'http://evil.example/' }).end()
  )
  expect(await probeServer(new URL(server.origin))).toMatchObject({ reached: true, status: 302 })
})

test('the server check does not accept a page with status 200, as of a captive portal', async () => {
  await using server = await serve((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Login Wi-Fi</html>')
  )
  expect(await probeServer(new URL(server.origin))).toEqual({
    reached: false,
    reason: 'yang menjawab bukan server ujian: jaringan menghalangi',
    advice: 'Masuklah ke jaringan sekolah, atau minta alamat server dibuka.',
  })
})

test('the server check shows why the server cannot be reached', async () => {
  const closed = await serve(() => undefined)
  await closed[Symbol.asyncDispose]()
  expect(await probeServer(new URL(closed.origin))).toEqual({
    reached: false,
    reason: 'ECONNREFUSED',
    advice: 'Periksa kabel jaringan.',
  })
  await using server = await serve(() => undefined)
  expect(await probeServer(new URL(server.origin), 50)).toEqual({
    reached: false,
    reason: 'tidak ada jawaban',
    advice: 'Periksa kabel jaringan.',
  })
})

const DAY_MS = 24 * 60 * 60_000
const trusted = getCACertificates('default')

afterEach(() => setDefaultCACertificates(trusted))

/** A server with this certificate, for as long as `ask` takes. */
async function behind<T>(certificate: TestCertificate, ask: (server: URL) => Promise<T>) {
  const server = createServer(certificate, (_request, response) => response.end('{}'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await ask(new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}`))
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test.each([
  ['that has expired', -400, -30, 'CERT_HAS_EXPIRED'],
  ['that is not valid yet', 30, 400, 'CERT_NOT_YET_VALID'],
])('a certificate %s is a matter of the clock, not of the cable', async (_, from, to, reason) => {
  const now = Date.now()
  const certificate = makeCertificate({ from: now + from * DAY_MS, to: now + to * DAY_MS })
  setDefaultCACertificates([certificate.cert])
  const finding = await behind(certificate, (server) => probeServer(server))
  expect(finding).toMatchObject({
    reached: false,
    reason,
    advice: expect.stringContaining('setel jam dan tanggal'),
  })
})

test('a certificate of an unknown authority names antivirus and school network, until it is trusted', async () => {
  const now = Date.now()
  const certificate = makeCertificate({ from: now - DAY_MS, to: now + DAY_MS })
  const [unknown, known] = await behind(certificate, async (server) => {
    const before = await probeServer(server)
    setDefaultCACertificates([...trusted, certificate.cert])
    return [before, await probeServer(server)]
  })
  expect(unknown).toMatchObject({
    reached: false,
    advice: expect.stringContaining('antivirus atau jaringan sekolah'),
  })
  expect(known).toMatchObject({ reached: true, status: 200 })
})
