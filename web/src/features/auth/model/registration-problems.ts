import { EMAIL_INVALID } from '@lulus/api/contracts/accounts'
import { PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '@lulus/api/contracts/passwords'
import { readPhone } from '@lulus/api/contracts/phone'
import type { Registration } from '@/features/auth/api/account'

const MISSING: Record<keyof Registration, string> = {
  nama: 'Nama wajib diisi.',
  nohp: 'Nomor HP wajib diisi.',
  email: 'Email wajib diisi.',
  password: 'Password wajib diisi.',
}

/**
 * Client-side errors of a registration, by field, with the server's messages. Only used for a registration that isn't
 * sent because its passwords differ, so that all errors show at once. The server validates a sent one.
 */
export function registrationProblems(
  registration: Registration
): Partial<Record<keyof Registration, string>> {
  const problems: Partial<Record<keyof Registration, string>> = {}
  const { nohp, email, password } = registration
  const phone = readPhone(nohp)
  if ('fault' in phone) problems.nohp = phone.fault
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) problems.email = EMAIL_INVALID
  if (password.trim().length < PASSWORD_MIN_LENGTH) problems.password = PASSWORD_TOO_SHORT
  for (const [field, sentence] of Object.entries(MISSING) as [keyof Registration, string][]) {
    if (registration[field].trim() === '') problems[field] = sentence
  }
  return problems
}
