/**
 * Indonesian mobile numbers, as stored by the server and shown in forms. Source: contract section 2. Imports nothing.
 */

/** A mobile number in its local form. */
const MOBILE = /^08\d{7,12}$/

/**
 * The canonical form in which phone numbers are compared and stored: `08…`. `+62…`, `62…`, spaces, dots, dashes and
 * brackets give the same number. Null when it isn't an Indonesian mobile number.
 */
export function canonicalPhone(input: string): string | null {
  const digits = input.trim().replace(/[\s().-]/g, '')
  const local = digits.replace(/^\+?62(?=8)/, '0')
  return MOBILE.test(local) ? local : null
}

/** The number for wa.me: `62…`, digits only. */
export function internationalPhone(canonical: string): string {
  return canonical.replace(/\D/g, '').replace(/^0/, '62')
}
