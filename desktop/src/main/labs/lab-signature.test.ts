import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { labHeaders, labIdentityOf } from './lab-signature.ts'

const KEY = Buffer.alloc(32, 7).toString('base64url')
const LAB = { id: 3, seat: '12', key: KEY }
const CALL = {
  method: 'PUT',
  path: '/api/soal/timers?paketId=3',
  now: 1_800_000_000_999,
  nonce: 'n-1',
}

test('the signature covers lab, seat, second, nonce, method and path', () => {
  expect(labHeaders(LAB, CALL)).toEqual({
    'x-lab-id': '3',
    'x-lab-seat': '12',
    'x-lab-timestamp': '1800000000',
    'x-lab-nonce': 'n-1',
    'x-lab-signature': createHmac('sha256', Buffer.alloc(32, 7))
      .update('lulus-lab-1\n3\n12\n1800000000\nn-1\nPUT\n/api/soal/timers?paketId=3')
      .digest('base64url'),
  })
})

test("the signature equals the example in the server's tests", () => {
  const call = {
    method: 'GET',
    path: '/api/soal/cek-endtime?x=%2F%20+',
    now: 1_800_000_000_999,
    nonce: 'contoh-1',
  }
  expect(labHeaders({ ...LAB, seat: 'Kursi é 4' }, call)).toMatchObject({
    'x-lab-seat': 'Kursi%20%C3%A9%204',
    'x-lab-signature': 'q6ZTtLRpUZ6Wj-I4fjRPH36JDaqWY_YHPYV5gU2JO78',
  })
})

test('the signature covers the digest of a body, even of an empty one', () => {
  for (const body of ['{"index":1}', '', Buffer.from('é')]) {
    const digest = createHash('sha256').update(body).digest('base64url')
    expect(labHeaders(LAB, { ...CALL, body })).toMatchObject({
      'x-lab-digest': digest,
      'x-lab-signature': createHmac('sha256', Buffer.alloc(32, 7))
        .update(`lulus-lab-2\n3\n12\n1800000000\nn-1\nPUT\n/api/soal/timers?paketId=3\n${digest}`)
        .digest('base64url'),
    })
  }
})

test.each([
  [LAB, { ...CALL, body: 'a' }],
  [{ ...LAB, id: 4 }, CALL],
  [{ ...LAB, seat: '13' }, CALL],
  [{ ...LAB, key: Buffer.alloc(32, 8).toString('base64url') }, CALL],
  [LAB, { ...CALL, method: 'POST' }],
  [LAB, { ...CALL, path: '/api/soal/timers?paketId=4' }],
  [LAB, { ...CALL, now: CALL.now + 1000 }],
  [LAB, { ...CALL, nonce: 'n-2' }],
])('any change of the input changes the signature: %j, %j', (lab, call) => {
  expect(labHeaders(lab, call)['x-lab-signature']).not.toBe(
    labHeaders(LAB, CALL)['x-lab-signature']
  )
})

test('seat names with any characters, including line breaks, stay one line of ASCII', () => {
  const headers = labHeaders({ ...LAB, seat: 'é\n4' }, CALL)
  expect(headers['x-lab-seat']).toBe('%C3%A9%0A4')
})

test('every call has a new nonce', () => {
  const { nonce: _, ...call } = CALL
  expect(labHeaders(LAB, call)['x-lab-nonce']).not.toBe(labHeaders(LAB, call)['x-lab-nonce'])
})

test.each([
  [{ seat: '07' }, null],
  [{ seat: '07', labId: 3 }, null],
  [{ seat: '07', labKey: 'k' }, null],
  [
    { seat: '07', labId: 3, labKey: 'k' },
    { id: 3, seat: '07', key: 'k' },
  ],
])('the settings %j give the seat %j', (settings, identity) => {
  expect(labIdentityOf(settings)).toEqual(identity)
})
