import { canonicalPhone } from '@lulus/api/contracts/phone'
import { DEMO_PASSWORD, DEMO_PASSWORD_REFUSED } from '@lulus/api/contracts/passwords'

/**
 * The saved form of a phone number, for showing while typing: '+62 812-3456-7890' gives '0812-3456-7890'. Null if it
 * isn't an Indonesian mobile number.
 */
export function phonePreview(input: string): string | null {
  const canonical = canonicalPhone(input)
  return canonical === null ? null : canonical.replace(/^(\d{4})(\d{4})/, '$1-$2-')
}

/** The error for the published demo password, or null. The server has the same message. */
export function publishedPasswordFault(password: string): string | null {
  return password.trim() === DEMO_PASSWORD ? DEMO_PASSWORD_REFUSED : null
}

/** Whether both passwords are filled in and differ; then 'Password tidak cocok.' is shown. */
export function passwordsDiffer(password: string, confirmation: string): boolean {
  return password !== '' && confirmation !== '' && password !== confirmation
}
