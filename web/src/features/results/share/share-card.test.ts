import { expect, test } from 'vitest'
import type { ScoredResult } from '@/features/results/api/result'
import { shareCardOf } from '@/features/results/share/share-card'

const RESULT: ScoredResult = {
  id: 12,
  nama_paket: 'Paket A',
  listeningScore: 52,
  structureScore: 51,
  readingScore: 50,
  totalScore: 513,
  listening_correct: 33,
  written_correct: 26,
  reading_correct: 34,
  createdAt: '2026-11-21T10:00:00.000Z',
  mode: 'latihan',
  kode: 'K7MR4-AAAAA',
  paket_soal_id: 3,
  cefr: 'B1',
  tingkat: [
    { level: 'A1', mulai: 310 },
    { level: 'A2', mulai: 337 },
    { level: 'B1', mulai: 460 },
    { level: 'B2', mulai: 543 },
    { level: 'C1', mulai: 627 },
  ],
  rentang: { dari: 500, sampai: 526, galat_baku: 13 },
  target: 550,
  dinilai_ulang: null,
}
const ORIGIN = 'https://lulus.example'

test('a card has score, band and the address that verifies it, and nobody’s name', () => {
  expect(shareCardOf(RESULT, 'Akademi Uji', ORIGIN)).toEqual({
    academy: 'Akademi Uji',
    pack: 'Paket A',
    date: '21 November 2026',
    total: '513',
    band: 'Kisaran 500–526, CEFR B1',
    sections: [
      { title: 'Listening Comprehension', score: '52' },
      { title: 'Structure and Written Expression', score: '51' },
      { title: 'Reading Comprehension', score: '50' },
    ],
    target: null,
    address: 'lulus.example/verifikasi/K7MR4-AAAAA',
  })
})

test('a target is on the card once it is reached', () => {
  const target = (score: number) => shareCardOf({ ...RESULT, target: score }, '', ORIGIN)?.target
  expect([target(513), target(514)]).toEqual(['Target 513 tercapai', null])
  expect(shareCardOf({ ...RESULT, target: null }, '', ORIGIN)?.target).toBeNull()
})

test('there is no card without a certificate', () => {
  expect(shareCardOf({ ...RESULT, kode: null, dikeluarkan: true }, '', ORIGIN)).toBeNull()
})
