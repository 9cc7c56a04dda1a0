import { STOP_MAIL_SCREEN } from '@lulus/api/contracts/messages'
import { SCHOOL_SCREEN } from '@lulus/api/contracts/paths'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { screen } from '@/app/screen'
import { paths } from '@/lib/paths'

/** Rarely opened screens. They are separate because every page loads the main list of routes. */
export function rareRoutes(queryClient: QueryClient): RouteObject[] {
  const lazy = screen(queryClient)

  return [
    { path: SCHOOL_SCREEN, lazy: lazy(() => import('@/app/screens/school-screen')) },
    { path: STOP_MAIL_SCREEN, lazy: lazy(() => import('@/app/screens/mail-stop-screen')) },
    { path: paths.designSystem, lazy: lazy(() => import('@/app/screens/test-page-screen')) },
  ]
}
