import SecondFactor from '#app/accounts/models/second_factor'
import { countRecoveryCodes } from '#app/accounts/rows/recovery_codes'

/** Whether a user's logins ask for a code, and how many recovery codes are left. */
export async function readSecondFactor(userId: number) {
  return {
    isEnabled: await hasSecondFactor(userId),
    recoveryCodes: await countRecoveryCodes(userId),
  }
}

/** Whether logins of this user ask for a code. */
export async function hasSecondFactor(userId: number): Promise<boolean> {
  const factor = await SecondFactor.find(userId)
  return factor !== null && factor.enabledAt !== null
}
