import { expect, test } from 'vitest'
import {
  curveSentence,
  curvesOf,
  curvesText,
  placesApart,
} from '@/features/admin-items/model/item-curve'

const choices = (...counts: [atas: number, tengah: number, bawah: number][]) =>
  counts.map(([atas, tengah, bawah], at) => ({ pilihan: at + 1, atas, tengah, bawah }))

test('curves are shares of the thirds, of which the middle one takes what is left', () => {
  const item = {
    peserta: 11,
    kunci: [2],
    pengecoh: choices([1, 0, 2], [3, 3, 1], [0, 0, 1], [0, 0, 0]),
  }
  const [first, key] = curvesOf(item)
  expect(key).toEqual({ letter: 'B', isKey: true, shares: [1 / 4, 1, 3 / 4] })
  expect(first).toEqual({ letter: 'A', isKey: false, shares: [2 / 4, 0, 1 / 4] })
})

test.each([
  ['Makin tinggi nilai peserta, makin sering kunci dipilih.', [9, 5, 2], [1, 2, 3]],
  ['Sepertiga teratas lebih sering memilih B daripada kunci.', [2, 3, 5], [8, 5, 2]],
  ['Kunci dipilih sama sering oleh sepertiga teratas dan terbawah.', [5, 5, 5], [2, 2, 2]],
  [
    'Sepertiga teratas lebih jarang memilih kunci daripada sepertiga terbawah.',
    [4, 5, 6],
    [2, 2, 2],
  ],
] as const)('the curves are explained: %s', (sentence, key, other) => {
  const item = {
    peserta: 30,
    kunci: [1],
    pengecoh: choices([...key], [...other], [0, 0, 0], [0, 0, 0]),
  }
  expect(curveSentence(curvesOf(item))).toBe(sentence)
})

test('the curves have a text for screen readers', () => {
  const item = {
    peserta: 30,
    kunci: [1],
    pengecoh: choices([9, 5, 2], [1, 2, 3], [0, 0, 0], [0, 0, 0]),
  }
  expect(curvesText(curvesOf(item))).toContain(
    'Kunci A: 20% di sepertiga bawah, 50% di tengah, 90% di atas. B: 30%'
  )
})

test('letters stand apart, the ones at the bottom move up, and the one at the top stays at its line', () => {
  expect(placesApart([10, 74, 75, 76], 11, 76)).toEqual([10, 54, 65, 76])
  expect(placesApart([10, 12, 50, 70], 11, 76)).toEqual([10, 21, 50, 70])
})
