import { expect, test } from 'vitest'
import { sessionNumber } from '@/features/exam/model/wording'

test('sessions are numbered in their order', () => {
  expect([sessionNumber('listening'), sessionNumber('written'), sessionNumber('reading')]).toEqual([
    1, 2, 3,
  ])
})
