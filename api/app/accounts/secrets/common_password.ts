import { dictionary } from '@zxcvbn-ts/language-common'
import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { PASSWORD_MIN_LENGTH } from '#contracts/passwords'

export const PASSWORD_COMMON =
  'Password ini terlalu umum dan mudah ditebak. Silakan pilih password lain.'

/** The passwords that attackers try first, from leaks; in lower case. */
const COMMON = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN_LENGTH)
)

/** Refuses a password that many people have, in any letter case. */
export const commonPasswordRule = vine.createRule(
  (value: unknown, _: undefined, field: FieldContext) => {
    if (typeof value === 'string' && isCommon(value)) {
      field.report(PASSWORD_COMMON, 'commonPassword', field)
    }
  }
)

function isCommon(password: string): boolean {
  return COMMON.has(password.toLowerCase()) || new Set(password).size < 3
}
