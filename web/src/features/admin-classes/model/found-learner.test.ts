import { expect, test } from 'vitest'
import { isFoundBy } from '@/features/admin-classes/model/found-learner'

const AIM = { nama: 'Nu\u02bcaim Ren\u00e9', nohp: '081234567890' }

test.each(['', "nu'aim", 'Nu\u2019aim', 'rene\u0301', '0812-3456', '+62 812', '62 0812', '7890'])(
  'a learner is found by %j',
  (search) => {
    expect(isFoundBy(AIM, search)).toBe(true)
  }
)

test.each(['nuaim', '0857', '-', '812x'])('a learner is not found by %j', (search) => {
  expect(isFoundBy(AIM, search)).toBe(false)
})
