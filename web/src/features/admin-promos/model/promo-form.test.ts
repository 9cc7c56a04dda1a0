import { expect, test } from 'vitest'
import { EMPTY_PROMO, readPromo } from '@/features/admin-promos/model/promo-form'

const FIELDS = { ...EMPTY_PROMO, code: ' hemat 10 ', value: '10' }

test('a code is read in its stored form, and an empty field is no limit', () => {
  expect(readPromo({ ...FIELDS, perLearner: '' })).toEqual({
    promo: {
      kode: 'HEMAT10',
      satuan: 'persen',
      nilai: 10,
      paketId: null,
      mulai: null,
      sampai: null,
      maksimal: null,
      maksimalPerPeserta: null,
    },
  })
  expect(
    readPromo({
      ...FIELDS,
      kind: 'rupiah',
      value: '5.000',
      packageId: '3',
      from: '2026-12-01',
      until: '2026-12-01',
      uses: '50',
    })
  ).toEqual({
    promo: {
      kode: 'HEMAT10',
      satuan: 'rupiah',
      nilai: 5_000,
      paketId: 3,
      mulai: '2026-12-01',
      sampai: '2026-12-01',
      maksimal: 50,
      maksimalPerPeserta: 1,
    },
  })
})

test.each([
  ['code', { code: 'ab' }],
  ['code', { code: 'HEMAT%' }],
  ['value', { value: '' }],
  ['value', { value: '100' }],
  ['value', { kind: 'rupiah' as const, value: '1,5' }],
  ['until', { from: '2026-12-02', until: '2026-12-01' }],
  ['uses', { uses: '0' }],
  ['perLearner', { perLearner: '1,5' }],
])('a wrong %s is named', (field, changes) => {
  const read = readPromo({ ...FIELDS, ...changes })
  expect('errors' in read && Object.keys(read.errors)).toEqual([field])
})
