import { canonicalPhone } from '@lulus/api/contracts/phone'

/**
 * How a phone number will be kept, for showing while it is typed: '+62 812-3456-7890' gives '0812-3456-7890'.
 * Null while it is no Indonesian mobile number.
 */
export function phonePreview(input: string): string | null {
  const canonical = canonicalPhone(input)
  return canonical === null ? null : canonical.replace(/^(\d{4})(\d{4})/, '$1-$2-')
}
