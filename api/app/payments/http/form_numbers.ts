import type { HttpContext } from '@adonisjs/core/http'

/**
 * The body of a request. A form's fields are texts, so those that are numbers become the ones that JSON has; a text in
 * JSON stays a text.
 */
export function withFormNumbers(
  request: HttpContext['request'],
  names: readonly string[]
): Record<string, unknown> {
  const body = request.body()
  if (!request.is(['multipart/form-data'])) return body
  const numbers = names.flatMap((name) =>
    typeof body[name] === 'string' ? [[name, Number(body[name])] as const] : []
  )
  return { ...body, ...Object.fromEntries(numbers) }
}
