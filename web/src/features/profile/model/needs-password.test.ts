import { expect, test } from 'vitest'
import { needsPassword } from '@/features/profile/model/needs-password'

const NOW = { nohp: '081200000001', email: 'ayu@demo.test' }

test.each([
  ['nothing', '', 'ayu@demo.test', false],
  ['nothing but spaces', '  ', ' ayu@demo.test ', false],
  ['the same number written otherwise', '+62 812-0000-0001', 'ayu@demo.test', false],
  ['the same email in capitals', '', 'Ayu@Demo.test', false],
  ['another number', '081200000002', 'ayu@demo.test', true],
  ['a number that is none', '12', 'ayu@demo.test', true],
  ['another email', '', 'ayu@lain.test', true],
  ['no email at all', '', '', true],
])('changing %s', (_, newNohp, email, expected) => {
  expect(needsPassword(NOW, { newNohp, email })).toBe(expected)
})
