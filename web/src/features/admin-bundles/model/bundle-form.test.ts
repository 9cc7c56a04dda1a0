import { expect, test } from 'vitest'
import { readBundle } from '@/features/admin-bundles/model/bundle-form'

const FIELDS = { name: ' Hemat ', price: '35.000', packageIds: [3, 4] }

test('a bundle is read with its price in rupiah', () => {
  expect(readBundle(FIELDS)).toEqual({ bundle: { nama: 'Hemat', harga: 35_000, paket: [3, 4] } })
})

test.each([
  ['name', { name: ' ab ' }],
  ['price', { price: '' }],
  ['price', { price: '999' }],
  ['price', { price: '35,5' }],
  ['packageIds', { packageIds: [3] }],
  ['packageIds', { packageIds: Array.from({ length: 21 }, (_, at) => at + 1) }],
])('a wrong %s is named', (field, changes) => {
  const read = readBundle({ ...FIELDS, ...changes })
  expect('errors' in read && Object.keys(read.errors)).toEqual([field])
})
