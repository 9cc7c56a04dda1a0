import { expect, test } from 'vitest'
import { hashPin, isGoodPin, isPinHash, isPinOf } from './pin.ts'
import { LIMITS } from '../../testing/limits.ts'

test.each(['246813', '908172', '112233', '135791', '123456789013'])('%s is a valid PIN', (pin) => {
  expect(isGoodPin(pin)).toBe(true)
})

test.each([
  '',
  '12345',
  '1234567890123',
  '000000',
  '123456',
  '987654',
  '12345a',
  ' 246813',
  '٢٤٦٨١٣',
])('%j is not a valid PIN', (pin) => {
  expect(isGoodPin(pin)).toBe(false)
})

// Hashing is slow by design, and slower on a busy machine.
test(
  'a hash matches only its own PIN and does not contain that PIN',
  { timeout: LIMITS.processes },
  async () => {
    const hash = await hashPin('246813')
    expect(isPinHash(hash)).toBe(true)
    expect(hash).not.toContain('246813')
    expect(await hashPin('246813')).not.toBe(hash)
    expect(await isPinOf('246813', hash)).toBe(true)
    expect(await isPinOf('246814', hash)).toBe(false)
    expect(await isPinOf('', hash)).toBe(false)
  }
)

test.each(['', '246813', 'scrypt$2$8$1$aaaaaaaaaaaaaaaaaaaaaa$x', '$2b$10$abc'])(
  '%j is not a PIN hash',
  async (hash) => {
    expect(isPinHash(hash)).toBe(false)
    await expect(isPinOf('246813', hash)).rejects.toThrow('no hash')
  }
)
