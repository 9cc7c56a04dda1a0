import { once } from 'node:events'
import { expect, test } from 'vitest'
import { serve } from '../../testing/http.ts'
import { checkLab } from './checks.ts'
import { reportCheck } from './report-check.ts'

const LAB = { id: 3, seat: 'A1', key: Buffer.alloc(32, 7).toString('base64url') }
const SEAT = { kind: 'known', lab: 3, seat: 'A1' } as const
const FIGURES = {
  isHeard: true,
  roundTrip: 12.4,
  screen: { width: 1366, height: 768 },
  bitsPerSecond: 20_000_000.5,
  version: '0.2.0',
  freeBytes: 9_000_000_000,
}

test("a seat's check is sent signed, and its receipt shown", async () => {
  const seen: unknown[] = []
  await using server = await serve(async (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    await once(request, 'end')
    const signature = request.headers['x-lab-signature']
    seen.push({ url: request.url, signature, ...JSON.parse(Buffer.concat(chunks).toString()) })
    response.writeHead(201, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ data: { kode: 'CP-7K2M9QX4' } }))
  })
  const finding = await reportCheck(new URL(server.origin), LAB, FIGURES)
  expect(seen).toEqual([
    {
      url: '/api/labs/cek-perangkat',
      signature: expect.stringMatching(/^[\w-]{43}$/),
      suara: 'terdengar',
      jam: expect.stringMatching(/Z$/),
      perjalanan: 12,
      layar: { lebar: 1366, tinggi: 768 },
      kecepatan: 20_000_001,
      versi: '0.2.0',
      ruangKosong: 9_000_000_000,
    },
  ])
  expect(checkLab(SEAT, finding)).toMatchObject({
    state: 'good',
    detail: 'Lab 3, kursi A1 dikenali server, tanda terima CP-7K2M9QX4',
  })
})

test("a seat's check that the server refuses is a warning, which doesn't stop the exam", async () => {
  await using server = await serve((_request, response) => {
    response.writeHead(403, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ message: 'Kunci lab tidak dikenal.' }))
  })
  const finding = await reportCheck(new URL(server.origin), LAB, FIGURES)
  expect(checkLab(SEAT, finding)).toMatchObject({
    state: 'warning',
    detail: 'Lab 3, kursi A1 dikenali server, hasil cek belum tersimpan (Kunci lab tidak dikenal.)',
  })
})
