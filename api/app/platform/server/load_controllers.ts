import type { HttpRouterService } from '@adonisjs/core/types'

/**
 * Loads the controllers of the selected routes, which would otherwise delay the first request to each of them.
 * @param fits decides by a route's name, such as 'exam.start'
 */
export async function loadControllers(
  router: HttpRouterService,
  fits: (name: string) => boolean
): Promise<void> {
  const routes = Object.values(router.toJSON()).flat()
  const loads = new Set<() => Promise<unknown>>()
  for (const { name = '', handler } of routes) {
    if (typeof handler === 'function' || !fits(name)) continue
    const [load] = handler.reference
    if (typeof load === 'function') loads.add(load as () => Promise<unknown>)
  }
  await Promise.all([...loads].map((load) => load()))
}
