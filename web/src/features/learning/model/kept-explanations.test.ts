import { expect, test } from 'vitest'
import { closedOnDevice, closesNext } from '@/features/learning/model/kept-explanations'

const NOW = Date.UTC(2026, 10, 27, 3)
const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const at = (time: number) => new Date(time).toISOString()
const terms = (mulai: number, selesai: number, diambil = NOW) => ({
  tutup: [{ mulai: at(mulai), selesai: at(selesai) }],
  diambil,
})

test('an event closes what a device keeps from its embargo’s first instant to its last', () => {
  expect(closedOnDevice(terms(NOW + 1, NOW + DAY), NOW)).toBeNull()
  expect(closedOnDevice(terms(NOW, NOW + DAY), NOW)).toBe('jadwal')
  expect(closedOnDevice(terms(NOW - DAY, NOW + 1), NOW)).toBe('jadwal')
  expect(closedOnDevice(terms(NOW - DAY, NOW), NOW)).toBeNull()
})

test('after a week without the server, or of unknown age, it is not shown, because an event may have been planned since', () => {
  expect(closedOnDevice({ tutup: [], diambil: NOW - 7 * DAY }, NOW)).toBeNull()
  expect(closedOnDevice({ tutup: [], diambil: NOW - 7 * DAY - 1 }, NOW)).toBe('lama')
  expect(closedOnDevice({ tutup: [] }, NOW)).toBe('lama')
})

test('the next closing is the earliest that is to come', () => {
  const spans = [5, 2, -1].map((hours) => ({
    mulai: at(NOW + hours * HOUR),
    selesai: at(NOW + DAY),
  }))
  expect(closesNext({ tutup: spans }, NOW)).toBe(NOW + 2 * HOUR)
  expect(closesNext({ tutup: [] }, NOW)).toBeNull()
})
