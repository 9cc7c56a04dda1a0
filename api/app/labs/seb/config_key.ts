import { createHash, timingSafeEqual } from 'node:crypto'

/** Values of our SEB settings. Numbers are whole: SEB's versions write fractions differently. */
export type SebValue = boolean | number | string | Buffer | readonly SebValue[] | SebSettings
export interface SebSettings {
  readonly [key: string]: SebValue
}

/** Names the program that wrote the settings; not hashed. */
const UNCOUNTED = 'originatorVersion'

/**
 * SEB's Config Key of settings: SHA-256, in hexadecimal, of their JSON as SEB writes it
 * (safeexambrowser.org/developer/seb-config-key.html).
 */
export function configKeyOf(settings: SebSettings): string {
  return sha256(sebJson(settings))
}

/**
 * Settings as SEB's JSON: keys sorted without regard to case, nothing escaped, no spaces, data as Base64, and neither
 * empty dictionaries nor the version that wrote them.
 */
export function sebJson(value: SebValue): string {
  if (Buffer.isBuffer(value)) return `"${value.toString('base64')}"`
  if (Array.isArray(value)) return `[${value.map(sebJson).join(',')}]`
  if (typeof value === 'object') return `{${membersOf(value as SebSettings).join(',')}}`
  return typeof value === 'string' ? `"${value}"` : String(value)
}

function membersOf(settings: SebSettings): string[] {
  return Object.entries(settings)
    .filter(([key, value]) => key !== UNCOUNTED && !isEmptyDictionary(value))
    .toSorted(([one], [other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
    .map(([key, value]) => `"${key}":${sebJson(value)}`)
}

function isEmptyDictionary(value: SebValue): boolean {
  if (typeof value !== 'object' || Array.isArray(value) || Buffer.isBuffer(value)) return false
  return Object.keys(value).length === 0
}

/**
 * Whether `hash` is SEB's hash of this address with this key, a Config Key or a Browser Exam Key. Compares in
 * constant time.
 * @param address absolute, with its query
 */
export function isHashOf(key: string, address: string, hash: string): boolean {
  const [withoutFragment = ''] = address.split('#', 1)
  const expected = Buffer.from(sha256(withoutFragment + key.toLowerCase()), 'hex')
  const given = Buffer.from(hash, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
