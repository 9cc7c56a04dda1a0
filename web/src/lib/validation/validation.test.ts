import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD_REFUSED } from '@lulus/api/contracts/passwords'
import { passwordsDiffer, publishedPasswordFault, phonePreview } from '@/lib/validation/account'

test.each([
  ['+62 812-3456-7890', '0812-3456-7890'],
  ['6281234567890', '0812-3456-7890'],
  ['0812.3456.789', '0812-3456-789'],
  ['\u202a+62 0812\u20113456\u20117890\u202c', '0812-3456-7890'],
  ['081234567890 / 085712345678', null],
  ['08', null],
  ['+1 555 0100', null],
  ['', null],
])('the phone number %s is saved as %s', (input, kept) => {
  expect(phonePreview(input)).toBe(kept)
})

describe('a password', () => {
  test("a password must not be the demo's", () => {
    expect(publishedPasswordFault(' demo-12345 ')).toBe(DEMO_PASSWORD_REFUSED)
    expect(publishedPasswordFault('demo-123456')).toBeNull()
    expect(publishedPasswordFault('')).toBeNull()
  })

  test('a password differs from its confirmation only if both are filled in', () => {
    expect(passwordsDiffer('rahasia123', '')).toBe(false)
    expect(passwordsDiffer('', 'rahasia123')).toBe(false)
    expect(passwordsDiffer('rahasia123', 'rahasia12')).toBe(true)
    expect(passwordsDiffer('rahasia123', 'rahasia123')).toBe(false)
  })
})
