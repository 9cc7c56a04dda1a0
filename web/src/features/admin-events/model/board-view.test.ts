import { LEARNER_STATES } from '@lulus/api/contracts/events'
import { expect, test } from 'vitest'
import type { Sitter } from '@/features/admin-events/api/events'
import {
  isBatteryLow,
  placesOf,
  shownSitters,
  WHOLE_BOARD,
} from '@/features/admin-events/model/board-view'

const sitter = (nama: string, changes: Partial<Sitter> = {}) =>
  ({
    nama,
    nohp: '081200000011',
    keadaan: LEARNER_STATES.inExam,
    kelas: null,
    kursi: null,
    belumTerkirim: null,
    baterai: null,
    mengisi: null,
    ...changes,
  }) as Sitter

const namesOf = (sitters: readonly Sitter[]) => sitters.map(({ nama }) => nama)

test('learners are filtered by the place of their seat, which its name begins with', () => {
  const sitters = [
    sitter('Ayu', { kursi: 'Ruang 10-01' }),
    sitter('Budi', { kursi: 'Ruang 2-07' }),
    sitter('Citra', { kursi: 'Ruang 2-08' }),
    sitter('Dewi'),
  ]
  expect(placesOf(sitters)).toEqual(['Ruang 2', 'Ruang 10', 'Tanpa kursi'])
  const of = (place: string) => namesOf(shownSitters(sitters, { ...WHOLE_BOARD, place }))
  expect(of('Ruang 2')).toEqual(['Budi', 'Citra'])
  expect(of('Tanpa kursi')).toEqual(['Dewi'])
  expect(of('')).toHaveLength(4)
})

test.each([
  [
    ['PC 01', 'PC 02', 'A3'],
    ['A', 'PC'],
  ],
  [
    ['12', null],
    ['12', 'Tanpa kursi'],
  ],
  [['Depan', 'Depan2'], ['Depan']],
  [[null, null], []],
])('the seats %j are at the places %j', (seats, places) => {
  expect(placesOf(seats.map((kursi, at) => sitter(String(at), { kursi })))).toEqual(places)
})

test('a battery below fifteen per cent that isn’t charged is trouble while the exam isn’t over', () => {
  expect(isBatteryLow(sitter('Ayu', { baterai: 14, mengisi: false }))).toBe(true)
  expect(isBatteryLow(sitter('Ayu', { baterai: 14 }))).toBe(true)
  expect(isBatteryLow(sitter('Ayu', { baterai: 15, mengisi: false }))).toBe(false)
  expect(isBatteryLow(sitter('Ayu', { baterai: 3, mengisi: true }))).toBe(false)
  expect(isBatteryLow(sitter('Ayu'))).toBe(false)
  const over = { baterai: 3, keadaan: LEARNER_STATES.finished }
  expect(isBatteryLow(sitter('Ayu', over))).toBe(false)

  const sitters = [
    sitter('Ayu'),
    sitter('Budi', { baterai: 9, mengisi: false }),
    sitter('Citra', { keadaan: LEARNER_STATES.disconnected }),
    sitter('Dewi', { belumTerkirim: 3 }),
  ]
  expect(namesOf(shownSitters(sitters, WHOLE_BOARD))).toEqual(['Citra', 'Dewi', 'Budi', 'Ayu'])
})
