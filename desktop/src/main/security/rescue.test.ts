import { expect, test } from 'vitest'
import { RESCUE_FILE_MAX_LENGTH, rescueFile } from '../../../../api/contracts/rescue.ts'
import { rescueOf } from './rescue.ts'

const FILE = rescueFile({ token: 'gcm.v1:a.b.c', iv: 'a'.repeat(16), isi: 'b'.repeat(40) })
const TEXT = JSON.stringify(FILE)
const NAME = 'lulus-penyelamatan-sari-12-2026-11-22-030509.lulus'

test('a complete rescue file is accepted, without extra fields', () => {
  expect(rescueOf({ name: NAME, text: TEXT })).toEqual({ name: NAME, text: TEXT })
  const more = JSON.stringify({ ...FILE, catatan: '<script>' }, null, 2)
  expect(rescueOf({ name: NAME, text: more, path: '/etc' })).toEqual({ name: NAME, text: TEXT })
})

test.each([
  '',
  'lulus.lulus',
  '../lulus-penyelamatan-12.lulus',
  'lulus-penyelamatan-../../x.lulus',
  'lulus-penyelamatan-12.lulus.exe',
  'lulus-penyelamatan-12.lulus\n',
  'C:\\lulus-penyelamatan-12.lulus',
  'LULUS-PENYELAMATAN-12.LULUS',
  `lulus-penyelamatan-${'a'.repeat(200)}.lulus`,
  12,
  [NAME],
])('the rescue file name %j is refused', (name) => {
  expect(rescueOf({ name, text: TEXT })).toBeNull()
})

test.each([
  '',
  '{}',
  'MZ\u0090',
  JSON.stringify({ ...FILE, isi: '<script>' }),
  JSON.stringify({ ...FILE, isi: 'b'.repeat(RESCUE_FILE_MAX_LENGTH) }),
  FILE,
])('a text that is not a rescue file is refused', (text) => {
  expect(rescueOf({ name: NAME, text })).toBeNull()
})

test.each([undefined, null, 'x', 1, [], {}])('%j is not a rescue file', (value) => {
  expect(rescueOf(value)).toBeNull()
})
