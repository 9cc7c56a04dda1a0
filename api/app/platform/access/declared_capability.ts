import type { HttpContext } from '@adonisjs/core/http'
import { RouteGroup, type Route } from '@adonisjs/core/http'
import type { Capability } from '#contracts/capabilities'

/** By the route's name, as `ctx.route` knows it. */
const declared = new Map<string, Capability>()

/** Opens named routes to the roles with this capability only. */
export function needs<Routes extends Route | RouteGroup>(
  capability: Capability,
  routes: Routes
): Routes {
  for (const route of routesOf(routes)) declared.set(nameOf(route), capability)
  return routes
}

/** The capability that a request's route needs; undefined when none was declared. */
export function neededFor({ route }: Pick<HttpContext, 'route'>): Capability | undefined {
  return declared.get(route?.name ?? '')
}

/**
 * Refuses to register a route without a declared capability.
 * @throws Error with the route's address, when the server starts
 */
export function refuseUndeclared(group: RouteGroup): RouteGroup {
  for (const route of routesOf(group)) {
    if (!declared.has(nameOf(route))) {
      throw new Error(`${route.getPattern()} needs no capability: declare one in contracts`)
    }
  }
  return group
}

function routesOf(routes: RouteGroup['routes'][number]): Route[] {
  if (routes instanceof RouteGroup) return routes.routes.flatMap(routesOf)
  if ('routes' in routes) return routes.routes
  if ('route' in routes) return routes.route ? [routes.route] : []
  return [routes]
}

function nameOf(route: Route): string {
  const name = route.getName()
  if (!name) throw new Error(`${route.getPattern()} needs a capability and has no name`)
  return name
}
