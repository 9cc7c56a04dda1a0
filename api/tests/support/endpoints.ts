import router from '@adonisjs/core/services/router'

export interface Endpoint {
  method: string
  /** With parameters, unfilled. */
  pattern: string
}

/** Every registered route. */
export function endpoints(): Endpoint[] {
  return Object.values(router.toJSON())
    .flat()
    .flatMap(({ methods, pattern }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => ({ method, pattern }))
    )
}

export const nameOf = ({ method, pattern }: Endpoint) => `${method} ${pattern}`

/** Routes that read no cookie and need no CSRF header: they are authorised by a secret in the body or the address. */
export const WITHOUT_COOKIES = new Set([
  'POST /api/labs/kursi',
  'POST /api/berhenti-email/:token',
  'DELETE /api/berhenti-email/:token',
])
