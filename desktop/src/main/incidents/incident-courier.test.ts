import { once } from 'node:events'
import { expect, test } from 'vitest'
import { serve } from '../../testing/http.ts'
import { deliverIncidents } from './incident-courier.ts'
import { IncidentLog } from './incident-log.ts'

const LAB = { id: 3, seat: '12', key: Buffer.alloc(32, 7).toString('base64url') }
const NOW = 1_800_000_000_000

function fullLog() {
  const log = new IncidentLog()
  log.record('focus_lost', '', NOW)
  return log
}

test('the incident courier delivers waiting incidents, signed', async () => {
  const seen: { url?: string; signature: unknown; body: unknown }[] = []
  await using server = await serve(async (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    await once(request, 'end')
    seen.push({
      url: request.url,
      signature: request.headers['x-lab-signature'],
      body: JSON.parse(Buffer.concat(chunks).toString()),
    })
    response.end('{}')
  })
  const log = fullLog()
  const delivery = { log, server: new URL(server.origin), lab: LAB, now: () => NOW }
  await deliverIncidents(delivery)
  const report = {
    url: '/api/labs/kejadian',
    signature: expect.stringMatching(/^[\w-]{43}$/),
    body: { kejadian: [{ kind: 'focus_lost', count: 1 }], terbuang: 0 },
  }
  expect(seen).toMatchObject([report])

  await deliverIncidents(delivery)
  expect(seen, 'nothing is left to deliver').toHaveLength(1)
})

test('the incident courier reports the seat when a report is due and no incident waits', async () => {
  const bodies: unknown[] = []
  await using server = await serve(async (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    await once(request, 'end')
    bodies.push(JSON.parse(Buffer.concat(chunks).toString()))
    response.end('{}')
  })
  const delivery = {
    log: new IncidentLog(),
    server: new URL(server.origin),
    lab: LAB,
    now: () => NOW,
  }
  await deliverIncidents(delivery)
  expect(bodies).toEqual([])

  await deliverIncidents({ ...delivery, isBeat: true })
  expect(bodies).toEqual([{ kejadian: [], terbuang: 0 }])
})

test.each([
  [500, 'keeps', 1],
  [404, 'keeps', 1],
  [429, 'keeps', 1],
  [302, 'keeps', 1],
  [400, 'drops', 0],
  [422, 'drops', 0],
  [413, 'drops', 0],
] as const)('after status %d the incident courier %s what it sent', async (status, _what, left) => {
  let calls = 0
  await using server = await serve((_request, response) => {
    calls += 1
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
  })
  const log = fullLog()
  const delivery = { log, server: new URL(server.origin), lab: LAB, now: () => NOW }
  await deliverIncidents(delivery)
  expect(calls).toBe(1)
  expect(log.take().incidents).toHaveLength(left)
})

test('the incident courier retries later when the server is unreachable', async () => {
  const log = fullLog()
  const closed = await serve(() => undefined)
  await closed[Symbol.asyncDispose]()
  const delivery = { log, server: new URL(closed.origin), lab: LAB, now: () => NOW }
  await deliverIncidents(delivery)
  expect(log.take().incidents).toHaveLength(1)
})
