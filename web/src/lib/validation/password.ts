import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@lulus/api/contracts/limits'

/** Whether a new password has a length that the server takes. */
export function isPasswordLengthValid(password: string): boolean {
  return password.length >= PASSWORD_MIN_LENGTH && password.length <= PASSWORD_MAX_LENGTH
}

/** Whether both passwords are filled in and differ: the moment to say 'Password tidak cocok.' */
export function passwordsDiffer(password: string, confirmation: string): boolean {
  return password !== '' && confirmation !== '' && password !== confirmation
}
