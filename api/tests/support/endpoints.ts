import router from '@adonisjs/core/services/router'

export interface Endpoint {
  method: string
  /** With the parameters still in it. */
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
