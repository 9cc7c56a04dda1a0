import { SCHOOL_ROOT, STOP_MAIL_ROOT } from '@lulus/api/contracts/paths'
import type { QueryClient } from '@tanstack/react-query'
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom'
import { ErrorScreen } from '@/app/error-screen'
import { Root } from '@/app/root'
import { appRoutes } from '@/app/routes'
import { FullScreenLoading } from '@/components/page/full-screen-loading'
import { isBelow, paths } from '@/lib/paths'
import { platform } from '@/platform/platform'

const ROOT = 'root'
const LEARNING = [paths.practice, paths.skillMap, paths.plan, paths.lessons]
const RARE = [SCHOOL_ROOT, STOP_MAIL_ROOT, paths.designSystem]

/** How a platform changes the app's screens. */
export type ScreenSelection = (
  screens: readonly RouteObject[],
  queryClient: QueryClient
) => RouteObject[]

/** All routes of the app. @param select removes those that a platform doesn't have */
export function routesOf(queryClient: QueryClient, select?: ScreenSelection): RouteObject[] {
  const screens = appRoutes(queryClient)
  return [
    {
      id: ROOT,
      element: <Root />,
      errorElement: <ErrorScreen />,
      hydrateFallbackElement: <FullScreenLoading />,
      children: select ? select(screens, queryClient) : screens,
    },
  ]
}

/** Adds the routes of the admin area, of learning and of rare screens when they are first visited. */
export function addOtherRoutes(queryClient: QueryClient): PatchRoutesOnNavigationFunction {
  return async ({ path, patch }) => {
    if (platform.isKiosk) return
    if (isBelow(path, paths.adminRoot)) {
      patch(ROOT, (await import('@/app/admin-routes')).adminRoutes(queryClient))
    } else if (LEARNING.some((root) => isBelow(path, root))) {
      patch(ROOT, (await import('@/app/learning-routes')).learningRoutes(queryClient))
    } else if (RARE.some((root) => isBelow(path, root))) {
      patch(ROOT, (await import('@/app/rare-routes')).rareRoutes(queryClient))
    }
  }
}
