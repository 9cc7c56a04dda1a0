/**
 * Indonesian mobile numbers, as the server keeps them and the forms show them.
 * Source: contract section 2. Imports nothing.
 */

/** A mobile number in its local form. */
const MOBILE = /^08\d{7,12}$/

/**
 * The one form in which a phone number is compared and stored: `08…`. `+62…`, `62…`, spaces, dots, dashes and
 * brackets are the same number. Returns null when it isn't an Indonesian mobile number.
 */
export function canonicalPhone(input: string): string | null {
  const digits = input.trim().replace(/[\s().-]/g, '')
  const local = digits.replace(/^\+?62(?=8)/, '0')
  return MOBILE.test(local) ? local : null
}

/** The number as wa.me wants it: `62…`, digits only. */
export function internationalPhone(canonical: string): string {
  return canonical.replace(/\D/g, '').replace(/^0/, '62')
}
