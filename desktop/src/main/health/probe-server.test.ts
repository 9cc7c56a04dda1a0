import { expect, test } from 'vitest'
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
  })
})

test('the server check shows why the server cannot be reached', async () => {
  const closed = await serve(() => undefined)
  await closed[Symbol.asyncDispose]()
  expect(await probeServer(new URL(closed.origin))).toEqual({
    reached: false,
    reason: 'ECONNREFUSED',
  })
  await using server = await serve(() => undefined)
  expect(await probeServer(new URL(server.origin), 50)).toEqual({
    reached: false,
    reason: 'tidak ada jawaban',
  })
})
