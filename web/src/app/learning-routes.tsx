import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { RequireLogin } from '@/app/guards/require-login'
import { guardLoader, screen } from '@/app/screen'
import { paths } from '@/lib/paths'

/** A learner's screens between exams. They are separate because every page loads the main list of routes. */
export function learningRoutes(queryClient: QueryClient): RouteObject[] {
  const lazy = screen(queryClient)

  return [
    {
      element: <RequireLogin />,
      ...guardLoader(queryClient),
      children: [
        {
          lazy: lazy(() => import('@/app/layouts/learner-layout')),
          children: [
            {
              path: paths.skillMap,
              lazy: lazy(() => import('@/features/learning/pages/skill-map-page')),
            },
            {
              path: paths.practice,
              lazy: lazy(() => import('@/features/learning/pages/practice-page')),
            },
            {
              path: paths.assignedDrill(':id'),
              lazy: lazy(() => import('@/features/learning/pages/assigned-drill-page')),
            },
            {
              path: paths.plan,
              lazy: lazy(() => import('@/features/learning/pages/plan-page')),
            },
            {
              path: paths.lessons,
              lazy: lazy(() => import('@/features/learning/pages/lessons-page')),
            },
            {
              path: paths.lesson(':skill'),
              lazy: lazy(() => import('@/features/learning/pages/lesson-page')),
            },
          ],
        },
      ],
    },
  ]
}
