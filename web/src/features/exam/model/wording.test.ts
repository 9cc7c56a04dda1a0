// @vitest-environment node
import { expect, test } from 'vitest'
import { sessionNumber, spokenDuration } from '@/features/exam/model/wording'

test.each([
  [0, '0 detik'],
  [59, '59 detik'],
  [60, '1 menit'],
  [1745, '29 menit 5 detik'],
  [3600, '1 jam'],
  [3661, '1 jam 1 menit 1 detik'],
])('%i seconds are spoken as %s', (seconds, words) => {
  expect(spokenDuration(seconds)).toBe(words)
})

test('sessions are numbered in their order', () => {
  expect([sessionNumber('listening'), sessionNumber('written'), sessionNumber('reading')]).toEqual([
    1, 2, 3,
  ])
})
