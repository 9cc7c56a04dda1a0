import { expect, test } from 'vitest'
import { decodeList, isWorkbook, listOfOne } from '@/features/admin-classes/model/list-file'

test.each([
  ['UTF-8', new Uint8Array([0x41, 0xc3, 0xa9]), 'Aé'],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x41, 0, 0xe9, 0]), 'Aé'],
  ['old Windows', new Uint8Array([0x41, 0xe9]), 'Aé'],
])('a list file in %s is read', (_, bytes, text) => {
  expect(decodeList(bytes.buffer)).toBe(text)
})

test.each([
  ['an Excel file', [0x50, 0x4b, 3, 4], true],
  ['an old Excel file', [0xd0, 0xcf, 0x11, 0xe0], true],
  ['text', [0x4e, 0x61], false],
  ['nothing', [], false],
])('the list file type %s is recognised', (_, bytes, expected) => {
  expect(isWorkbook(new Uint8Array(bytes).buffer)).toBe(expected)
})

test('pasting a single learner keeps the cells separate', () => {
  expect(listOfOne({ nama: 'Ayu "A"\tL', nohp: '0812', email: '' })).toBe(
    'Nama\tNomor HP\tEmail\nAyu  A  L\t0812\t'
  )
})
