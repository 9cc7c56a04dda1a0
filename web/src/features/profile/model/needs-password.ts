import { canonicalPhone } from '@lulus/api/contracts/phone'

interface Identity {
  nohp: string
  email: string
}

/**
 * Whether a change asks for the password: phone number and email are what one signs in with (contract section 3).
 * A number that isn't valid counts as a change, too: the server says what is wrong with it.
 */
export function needsPassword(
  now: Identity,
  { newNohp, email }: { newNohp: string; email: string }
): boolean {
  const isNewPhone = newNohp.trim() !== '' && canonicalPhone(newNohp) !== now.nohp
  return isNewPhone || email.trim().toLowerCase() !== now.email
}
