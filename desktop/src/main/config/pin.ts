import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's parameters for scrypt: 128 MB and about half a second for every guess. */
const COST = { N: 2 ** 17, r: 8, p: 1 }
const MEMORY_LIMIT = 256 * COST.N * COST.r
const KEY_BYTES = 32
const SALT_BYTES = 16

const PIN = /^\d{6,12}$/
const HASH = /^scrypt\$131072\$8\$1\$[\w-]{22}\$[\w-]{43}$/

/** Whether this can be a PIN: 6 to 12 digits, not all the same and not a sequence such as 123456. */
export function isGoodPin(pin: string): boolean {
  if (!PIN.test(pin)) return false
  const steps = [...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at]))
  const [first] = steps
  return !(steps.every((step) => step === first) && Math.abs(first ?? 0) <= 1)
}

/** Whether this is a hash of `hashPin` with the current cost. */
export function isPinHash(hash: string): boolean {
  return HASH.test(hash)
}

/** A slow, salted hash, as `scrypt$N$r$p$salt$key`. */
export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(pin, salt)
  const { N, r, p } = COST
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Whether the PIN matches the hash.
 * @throws Error if the hash doesn't come from `hashPin`
 */
export async function isPinOf(pin: string, hash: string): Promise<boolean> {
  if (!isPinHash(hash)) throw new Error('the stored PIN is no hash of hashPin')
  const [salt = '', key = ''] = hash.split('$').slice(4)
  const expected = Buffer.from(key, 'base64url')
  return timingSafeEqual(await derive(pin, Buffer.from(salt, 'base64url')), expected)
}

/** Hashes and verifies PINs. */
export interface Pins {
  hash(pin: string): Promise<string>
  matches(pin: string, hash: string): Promise<boolean>
}

export const slowPins: Pins = { hash: hashPin, matches: isPinOf }

function derive(pin: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(pin, salt, KEY_BYTES, { ...COST, maxmem: MEMORY_LIMIT }, (error, key) =>
      error ? reject(error) : resolve(key)
    )
  })
}
