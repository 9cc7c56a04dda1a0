import type { HttpRouterService } from '@adonisjs/core/types'

/**
 * Loads the controllers of the routes that fit, which otherwise the first request to each of them waits for.
 * @param fits decides by a route's pattern, such as '/api/soal'
 */
export async function loadControllers(
  router: HttpRouterService,
  fits: (pattern: string) => boolean
): Promise<void> {
  const routes = Object.values(router.toJSON()).flat()
  const loads = new Set<() => Promise<unknown>>()
  for (const { pattern, handler } of routes) {
    if (typeof handler === 'function' || !fits(pattern)) continue
    const [load] = handler.reference
    if (typeof load === 'function') loads.add(load as () => Promise<unknown>)
  }
  await Promise.all([...loads].map((load) => load()))
}
