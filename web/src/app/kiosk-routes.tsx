import { KIOSK_SCREENS } from '@/platform/kiosk-screens'
import type { QueryClient } from '@tanstack/react-query'
import { Navigate, type RouteObject } from 'react-router-dom'
import { screen } from '@/app/screen'
import { paths } from '@/lib/paths'

/** The subset of the app's screens in a lab's kiosk, and an explanation at all other addresses. */
export function kioskRoutes(
  routes: readonly RouteObject[],
  queryClient: QueryClient
): RouteObject[] {
  const lazy = screen(queryClient)

  return [
    ...kioskScreensOf(routes),
    { path: paths.home, element: <Navigate to={paths.packages} replace /> },
    { path: paths.adminRoot, element: <Navigate to={paths.packages} replace /> },
    { path: '*', lazy: lazy(() => import('@/app/screens/not-in-kiosk')) },
  ]
}

function kioskScreensOf(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => {
    if (route.index) return []
    if (!route.children) return isKioskPattern(route.path) ? [route] : []
    const children = kioskScreensOf(route.children)
    return children.length > 0 ? [{ ...route, children }] : []
  })
}

function isKioskPattern(pattern: string | undefined): boolean {
  return KIOSK_SCREENS.some((path) => path === pattern)
}
