import { describe, expect, test } from 'vitest'
import type { OwnEvent } from '@/features/events/api'
import { eventCard, timeUntil } from '@/features/events/model/event-texts'

const SET = Date.UTC(2026, 10, 23, 2)
const MINUTE = 60_000
const iso = (time: number) => new Date(time).toISOString()

const EVENT: OwnEvent = {
  id: 7,
  nama: 'Ujian XII IPA 1',
  paketId: 1,
  nama_paket: 'Paket A',
  lab: null,
  mulai: iso(SET),
  caraMulai: 'pengawas',
  dibuka: iso(SET - 30 * MINUTE),
  ditutup: iso(SET + 75 * MINUTE),
  fase: 'terjadwal',
  pakaiToken: true,
  waktuTambahan: 0,
  keadaan: 'belum_datang',
  perluToken: true,
}

describe('the card of an exam event', () => {
  test("an event's card counts down to the doors, and offers nothing before", () => {
    expect(eventCard(EVENT, SET - 31 * MINUTE)).toEqual({
      badge: { tone: 'neutral', text: 'Terjadwal' },
      until: { at: SET - 30 * MINUTE, what: 'Ruang tunggu dibuka dalam' },
      action: null,
    })
  })

  test("an event's card opens the waiting room when the doors open, even if its phase is a minute old", () => {
    const card = eventCard(EVENT, SET - 30 * MINUTE)
    expect(card.action).toBe('Masuk Ruang Tunggu')
    expect(card.until).toEqual({ at: SET, what: 'Mulai dalam' })
  })

  test.each<[string, Partial<OwnEvent>, number, string, string | null]>([
    [
      'waits past the set time',
      { fase: 'ruang_tunggu' },
      SET + MINUTE,
      'Ruang tunggu dibuka',
      'Masuk Ruang Tunggu',
    ],
    ['lets latecomers in', { fase: 'berlangsung' }, SET + MINUTE, 'Sudah dimulai', 'Masuk'],
    [
      'goes on',
      { fase: 'berlangsung', keadaan: 'mengerjakan' },
      SET + MINUTE,
      'Sedang dikerjakan',
      'Lanjutkan',
    ],
    [
      'is done',
      { fase: 'berlangsung', keadaan: 'selesai' },
      SET + MINUTE,
      'Selesai dikerjakan',
      null,
    ],
    ['is called off', { fase: 'batal' }, SET - 20 * MINUTE, 'Dibatalkan', null],
    ['was missed', { fase: 'berlangsung' }, SET + 75 * MINUTE, 'Terlewat', null],
    ['was never started', { fase: 'selesai' }, SET + 70 * MINUTE, 'Terlewat', null],
  ])('the card of an event that %s', (_, changes, now, text, action) => {
    const card = eventCard({ ...EVENT, ...changes }, now)
    expect([card.badge.text, card.action]).toEqual([text, action])
  })
})

test.each([
  [3 * 86_400_000 + 5, '3 hari'],
  [3 * 3_600_000, '03:00:00'],
  [9 * MINUTE + 59_001, '10:00'],
  [1, '0:01'],
  [-5, '0:00'],
])('a countdown of %d ms is shown as %s', (ahead, text) => {
  expect(timeUntil(SET + ahead, SET)).toBe(text)
})
