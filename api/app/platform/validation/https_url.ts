import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { LINK_INVALID } from '#contracts/sentences'

/** Takes an address that a visitor may safely be sent to: https, a named host, no credentials. Hands on its URL form. */
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
    // A name, not an address or a host inside somebody's network.
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(url.hostname)
  )
}
