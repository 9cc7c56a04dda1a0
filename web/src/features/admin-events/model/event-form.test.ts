import { describe, expect, test } from 'vitest'
import { eventSchema, NEW_EVENT } from '@/features/admin-events/model/event-form'
import { toWib } from '@/lib/format/wib'

const FILLED = { ...NEW_EVENT, nama: ' Ujian A ', paketId: '3', mulai: '2026-11-23T09:00' }

describe('the form of an exam event', () => {
  test('the event form takes Western Indonesian Time and sends UTC', () => {
    const values = eventSchema.parse(FILLED)
    expect(values).toMatchObject({ nama: 'Ujian A', paketId: 3, labId: null, toleransi: 15 })
    expect(values.mulai).toBe('2026-11-23T02:00:00.000Z')
    expect(toWib(values.mulai)).toBe(FILLED.mulai)
  })

  test.each([
    [{ nama: ' ' }, 'Nama ujian wajib diisi!'],
    [{ paketId: '' }, 'Pilih paket soal.'],
    [{ mulai: '' }, 'Isi tanggal dan jam mulai.'],
    [{ toleransi: '4' }, 'Isi 5 sampai 240 menit.'],
    [{ gantiToken: 'lima' }, 'Isi 2 sampai 120 menit.'],
  ])('the event form reports what is wrong with %j', (change, sentence) => {
    const { error } = eventSchema.safeParse({ ...FILLED, ...change })
    expect(error?.issues.map(({ message }) => message)).toContain(sentence)
  })
})
