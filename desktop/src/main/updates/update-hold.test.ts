import { afterEach, expect, test, vi } from 'vitest'
import { serve } from '../../testing/http.ts'
import { UpdateHold } from './update-hold.ts'

const LAB = { id: 3, seat: 'A1', key: Buffer.alloc(32, 7).toString('base64url') }
const MINUTE = 60_000

afterEach(() => vi.useRealTimers())

interface Answer {
  status: number
  body: string
}
const ALLOWED = { status: 200, body: JSON.stringify({ data: { boleh: true, ujian: null } }) }
const HELD = { status: 200, body: JSON.stringify({ data: { boleh: false, ujian: 'Ujian XII' } }) }

async function server(answer: () => Answer, seen: string[] = []) {
  return serve((request, response) => {
    seen.push(`${request.method} ${request.url} ${String(request.headers['x-lab-seat'])}`)
    const { status, body } = answer()
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body)
  })
}

test('an update waits until the server allows it, and again while it does not', async () => {
  let answer: Answer = HELD
  const seen: string[] = []
  await using there = await server(() => answer, seen)
  const hold = new UpdateHold({ server: new URL(there.origin), lab: LAB, now: Date.now })
  expect(hold.isHeld, 'before the first answer').toBe(true)
  await hold.ask()
  expect(hold.isHeld).toBe(true)
  answer = ALLOWED
  await hold.ask()
  expect(hold.isHeld).toBe(false)
  answer = HELD
  await hold.ask()
  expect(hold.isHeld).toBe(true)
  expect(seen).toEqual(Array(3).fill('GET /api/labs/pembaruan A1'))
})

test.each([
  ['refuses the seat', { status: 403, body: '{"message":"Bukan lab."}' }],
  ['is not ours', { status: 200, body: '<p>Login Wi-Fi</p>' }],
  ['answers something else', { status: 200, body: '{"data":{}}' }],
])('an update waits when the server %s', async (_, answer) => {
  await using there = await server(() => answer)
  const hold = new UpdateHold({ server: new URL(there.origin), lab: LAB, now: Date.now })
  await hold.ask()
  expect(hold.isHeld).toBe(true)
})

test('a permission is forgotten when the server has not repeated it for three minutes', async () => {
  let now = 0
  await using there = await server(() => ALLOWED)
  const hold = new UpdateHold({ server: new URL(there.origin), lab: LAB, now: () => now })
  await hold.ask()
  now = 3 * MINUTE
  expect(hold.isHeld).toBe(false)
  now += 1
  expect(hold.isHeld).toBe(true)
})

test('a seat without a lab is never held', async () => {
  const hold = new UpdateHold({ server: new URL('http://127.0.0.1:9'), lab: null, now: Date.now })
  await hold.ask()
  expect(hold.isHeld).toBe(false)
})
