import { expect, test } from 'vitest'
import { parseRupiah } from '@/lib/format/rupiah-input'

test.each([
  ['480000', 480_000],
  ['480.000', 480_000],
  [' Rp 1.480.000 ', 1_480_000],
  ['rp.20000', 20_000],
  ['0', 0],
  ['', null],
  ['480,5', null],
  ['4.80', null],
  ['48.0000', null],
  ['-1', null],
  ['2000001', null],
  ['1e5', null],
])('the rupiah input %s is read as %s', (text, amount) => {
  expect(parseRupiah(text, 2_000_000)).toBe(amount)
})
