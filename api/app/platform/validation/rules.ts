import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { canonicalPhone } from '#contracts/phone'
import { PHONE_INVALID, LINK_INVALID } from '#contracts/sentences'

/** A number or its text. Lists and objects are refused, because JavaScript converts some of them to numbers. */
export const scalarNumber = () =>
  vine.number().parse((value) => (typeof value === 'object' && value !== null ? Number.NaN : value))

/** Accepts an Indonesian mobile number in any form and converts it to the canonical one. */
export const phoneRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!field.isValid || typeof value !== 'string') return
  const canonical = canonicalPhone(value)
  if (canonical) field.mutate(canonical, field)
  else field.report(PHONE_INVALID, 'phone', field)
})

/** Refuses control characters and broken surrogates, because names end up in files and links. */
export const printableRule = vine.createRule(
  (value: unknown, _: undefined, field: FieldContext) => {
    if (typeof value === 'string' && /[\p{Cc}\p{Cs}]/u.test(value)) {
      field.report('{{ field }} berisi karakter yang tidak diperbolehkan.', 'printable', field)
    }
  }
)

/**
 * Refuses characters that nobody sees: they hide a difference between two names, or turn around what stands after them
 * in a table or a message.
 */
export const visibleRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'string' && INVISIBLE.test(value)) {
    field.report('{{ field }} berisi karakter yang tidak terlihat.', 'visible', field)
  }
})

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/u

/**
 * Accepts an address that is safe to send visitors to: https, a named host, no credentials. Converts it to URL form.
 */
export const httpsUrlRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!field.isValid || typeof value !== 'string') return
  const url = URL.parse(value)
  if (url && isSafe(url)) field.mutate(url.href, field)
  else field.report(LINK_INVALID, 'httpsUrl', field)
})

function isSafe(url: URL): boolean {
  return (
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    // Refuses IP addresses and hosts without a domain, which may be internal.
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(url.hostname)
  )
}
