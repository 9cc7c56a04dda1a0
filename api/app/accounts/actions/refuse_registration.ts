import { takenFaults, takenIdentities } from '#app/accounts/actions/refuse_taken_identity'
import { ownDataFaults } from '#app/accounts/actions/refuse_own_data'
import { InvalidInput, type FieldError } from '#app/platform/errors/failures'
import { REFUSAL } from '#contracts/refusals'

export interface Registration {
  nama: string
  nohp: string
  email: string
  password: string
}

/** Errors are reported in the order of the form. */
const FORM: readonly string[] = [
  'nama',
  'nohp',
  'email',
  'password',
] satisfies (keyof Registration)[]

/**
 * Refuses a registration with all of its errors at once.
 * @param wellFormed the valid fields; they may be taken, or the password little more than the others
 * @param malformed the errors of the rest
 * @throws InvalidInput
 */
export async function refuseRegistration(
  wellFormed: Partial<Registration>,
  malformed: readonly FieldError[] = []
): Promise<void> {
  const { nama = '', nohp, email = null, password } = wellFormed
  const taken = await takenIdentities({ nohp, email })
  const faults = [
    ...malformed,
    ...takenFaults(taken),
    ...(password === undefined
      ? []
      : ownDataFaults(password, { name: nama, email, nohp: nohp ?? null }, 'password')),
  ].sort((one, other) => FORM.indexOf(one.field) - FORM.indexOf(other.field))
  const [first] = faults
  if (!first) return
  throw new InvalidInput(first.msg, faults, taken.length > 0 ? REFUSAL.identityTaken : undefined)
}
