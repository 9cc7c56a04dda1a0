import { isOwnData, type PersonalData } from '#app/accounts/domain/own_data'
import { InvalidInput, type FieldError } from '#app/platform/errors/failures'
import { PASSWORD_OWN_DATA } from '#contracts/passwords'

/**
 * Refuses a new password that is little more than its owner's name, e-mail address or phone number.
 * @param field the password's in the request
 * @throws InvalidInput
 */
export function refuseOwnData(password: string, person: PersonalData, field: string): void {
  const faults = ownDataFaults(password, person, field)
  if (faults.length > 0) throw new InvalidInput(PASSWORD_OWN_DATA, faults)
}

/** The same as the field's fault; empty without one. */
export function ownDataFaults(password: string, person: PersonalData, field: string): FieldError[] {
  return isOwnData(password, person) ? [{ field, msg: PASSWORD_OWN_DATA }] : []
}
