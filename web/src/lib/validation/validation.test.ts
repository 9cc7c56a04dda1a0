import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD_REFUSED } from '@lulus/api/contracts/passwords'
import {
  isPasswordLengthValid,
  passwordsDiffer,
  publishedPasswordFault,
} from '@/lib/validation/password'
import { phonePreview } from '@/lib/validation/phone'

test.each([
  ['+62 812-3456-7890', '0812-3456-7890'],
  ['6281234567890', '0812-3456-7890'],
  ['0812.3456.789', '0812-3456-789'],
  ['08', null],
  ['+1 555 0100', null],
  ['', null],
])('the phone number %s is kept as %s', (input, kept) => {
  expect(phonePreview(input)).toBe(kept)
})

describe('a password', () => {
  test.each([
    ['1234567', false],
    ['12345678', true],
    ['x'.repeat(128), true],
    ['x'.repeat(129), false],
  ])('of this length: %s', (password, isValid) => {
    expect(isPasswordLengthValid(password)).toBe(isValid)
  })

  test('may not be the one of the demo', () => {
    expect(publishedPasswordFault(' demo-12345 ')).toBe(DEMO_PASSWORD_REFUSED)
    expect(publishedPasswordFault('demo-123456')).toBeNull()
    expect(publishedPasswordFault('')).toBeNull()
  })

  test('differs from its confirmation only once both are filled in', () => {
    expect(passwordsDiffer('rahasia123', '')).toBe(false)
    expect(passwordsDiffer('', 'rahasia123')).toBe(false)
    expect(passwordsDiffer('rahasia123', 'rahasia12')).toBe(true)
    expect(passwordsDiffer('rahasia123', 'rahasia123')).toBe(false)
  })
})
