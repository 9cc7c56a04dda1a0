import { isOwnData, type PersonalData } from '#app/accounts/domain/own_data'
import { InvalidInput } from '#app/platform/errors/failures'
import { PASSWORD_OWN_DATA } from '#contracts/sentences'

/**
 * Refuses a new password that is little more than its owner's name, e-mail address or phone number.
 * @param field the password's in the request
 * @throws InvalidInput
 */
export function refuseOwnData(password: string, person: PersonalData, field: string): void {
  if (isOwnData(password, person)) {
    throw new InvalidInput(PASSWORD_OWN_DATA, [{ field, msg: PASSWORD_OWN_DATA }])
  }
}
