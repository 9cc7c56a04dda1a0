import { DEMO_PASSWORD, DEMO_PASSWORD_REFUSED } from '@lulus/api/contracts/passwords'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@lulus/api/contracts/limits'

/** Whether a new password has a length that the server takes. */
export function isPasswordLengthValid(password: string): boolean {
  return password.length >= PASSWORD_MIN_LENGTH && password.length <= PASSWORD_MAX_LENGTH
}

/** What speaks against a new password whatever its length, or null: the server refuses it in the same words. */
export function publishedPasswordFault(password: string): string | null {
  return password.trim() === DEMO_PASSWORD ? DEMO_PASSWORD_REFUSED : null
}

/** Whether both passwords are filled in and differ: the moment to say 'Password tidak cocok.' */
export function passwordsDiffer(password: string, confirmation: string): boolean {
  return password !== '' && confirmation !== '' && password !== confirmation
}
