import { expect, test } from 'vitest'
import {
  dateInJakarta,
  readEntry,
  type EntryFields,
} from '@/features/admin-payments/model/entry-form'

const TODAY = '2026-11-26'
const FIELDS: EntryFields = {
  payer: { id: 4, nama: 'Ayu', nohp: '081200000004' },
  paketId: 3,
  bundelId: null,
  amount: 'Rp 20.000',
  cara: 'tunai',
  tanggal: TODAY,
  note: ' ',
  proof: null,
}
const errorsOf = (changes: Partial<EntryFields>) => {
  const read = readEntry({ ...FIELDS, ...changes }, TODAY)
  if (!('errors' in read)) return []
  return Object.entries(read.errors).flatMap(([name, error]) => (error === null ? [] : name))
}

test('an entry is read from its fields, without an empty note', () => {
  expect(readEntry(FIELDS, TODAY)).toEqual({
    entry: {
      userId: 4,
      paketId: 3,
      jumlah: 20_000,
      cara: 'tunai',
      tanggal: TODAY,
      catatan: null,
      proof: null,
    },
  })
  expect(readEntry({ ...FIELDS, note: ' Titip ' }, TODAY)).toHaveProperty('entry.catatan', 'Titip')
})

test('each wrong field of an entry is named', () => {
  expect(errorsOf({})).toEqual([])
  expect(errorsOf({ payer: null, paketId: null })).toEqual(['payer', 'paketId'])
  for (const amount of ['', '0', '1,5', '10.000.001', '-5']) {
    expect(errorsOf({ amount })).toEqual(['amount'])
  }
  for (const tanggal of ['', '2026-11-27']) expect(errorsOf({ tanggal })).toEqual(['tanggal'])
})

test('the day changes at midnight in Jakarta', () => {
  expect(dateInJakarta(Date.parse('2026-11-26T16:59:59Z'))).toBe('2026-11-26')
  expect(dateInJakarta(Date.parse('2026-11-26T17:00:00Z'))).toBe('2026-11-27')
})
