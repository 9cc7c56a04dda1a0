import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { DEMO_PASSWORD, DEMO_PASSWORD_REFUSED } from '#contracts/passwords'

/** Refuses the password that everybody can read in the README. */
export const unpublishedPasswordRule = vine.createRule(
  (value: unknown, _: undefined, field: FieldContext) => {
    if (value === DEMO_PASSWORD) field.report(DEMO_PASSWORD_REFUSED, 'unpublishedPassword', field)
  }
)
