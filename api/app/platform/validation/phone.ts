import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { canonicalPhone } from '#contracts/phone'
import { PHONE_INVALID } from '#contracts/sentences'

/** Takes an Indonesian mobile number in any form and hands on its canonical one. */
export const phoneRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!field.isValid || typeof value !== 'string') return
  const canonical = canonicalPhone(value)
  if (canonical) field.mutate(canonical, field)
  else field.report(PHONE_INVALID, 'phone', field)
})
