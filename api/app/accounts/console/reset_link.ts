import env from '#start/env'
import type User from '#app/accounts/models/user'
import { RESET_PASSWORD_FIELDS } from '#contracts/accounts'

/**
 * The address where the owner of an account chooses a new password. What fills the form stands behind the `#`, which
 * browsers send to no server and no log holds.
 */
export function resetLink({ email, nohp }: User, code: string): string {
  const fields = new URLSearchParams({
    [RESET_PASSWORD_FIELDS.identifier]: email ?? nohp,
    [RESET_PASSWORD_FIELDS.code]: code,
  })
  return `${env.get('APP_URL')}/reset-password#${fields.toString()}`
}
