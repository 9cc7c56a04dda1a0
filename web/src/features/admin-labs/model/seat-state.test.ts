import { expect, test } from 'vitest'
import type { Seat } from '@/features/admin-labs/api/labs'
import { seatState } from '@/features/admin-labs/model/seat-state'

const EMPTY: Seat = {
  kursi: '01',
  terlihat: '2026-11-21T02:59:00.000Z',
  terhubung: true,
  peserta: null,
  simulasi: null,
  hadir: true,
}
const ANI = { id: 1, nama: 'Ani' }
const EXAM = {
  id: 9,
  nama_paket: 'Paket A',
  sesi: 'listening',
  secondsRemaining: 60,
  mulai: '2026-11-21T02:00:00.000Z',
  kejadian: 0,
} as const

test.each([
  ['empty', {}],
  ['signed-in', { peserta: ANI }],
  ['exam', { peserta: ANI, simulasi: EXAM }],
  ['left', { peserta: ANI, simulasi: EXAM, hadir: false }],
] as const)('a seat is %s', (state, changes) => {
  expect(seatState({ ...EMPTY, ...changes })).toBe(state)
})
