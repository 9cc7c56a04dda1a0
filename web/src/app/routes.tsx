import type { QueryClient } from '@tanstack/react-query'
import { Navigate, type RouteObject } from 'react-router-dom'
import { RequireLogin } from '@/app/guards/require-login'
import { guardLoader, screen } from '@/app/screen'
import { paths } from '@/lib/paths'

/**
 * All screens by their address (product-spec section 2), except the admin area and rare ones. Each screen's code is
 * fetched on the first visit, together with its layout.
 */
export function appRoutes(queryClient: QueryClient): RouteObject[] {
  const lazy = screen(queryClient)
  const verify = lazy(() => import('@/app/screens/verify-screen'))

  return [
    {
      lazy: lazy(() => import('@/app/layouts/public-layout')),
      children: [
        { path: paths.home, lazy: lazy(() => import('@/features/landing/pages/landing-page')) },
      ],
    },
    { path: paths.verifyRoot, lazy: verify },
    { path: paths.verify(':kode'), lazy: verify },
    {
      lazy: lazy(() => import('@/features/auth/components/auth-layout')),
      children: [
        { path: paths.login, lazy: lazy(() => import('@/features/auth/pages/login-page')) },
        {
          path: paths.invitation,
          lazy: lazy(() => import('@/features/auth/pages/invitation-page')),
        },
        { path: paths.register, lazy: lazy(() => import('@/features/auth/pages/register-page')) },
        {
          path: paths.resetPassword,
          lazy: lazy(() => import('@/features/auth/pages/reset-password-page')),
        },
      ],
    },
    // Anybody may try the Mini Test up to its result, which only the device has.
    {
      path: paths.miniTestListening,
      lazy: lazy(() => import('@/features/mini-test/pages/listening-page')),
    },
    {
      path: paths.miniTestStructure,
      lazy: lazy(() => import('@/features/mini-test/pages/structure-page')),
    },
    {
      path: paths.miniTestReading,
      lazy: lazy(() => import('@/features/mini-test/pages/reading-page')),
    },
    {
      lazy: lazy(() => import('@/app/layouts/open-layout')),
      children: [
        {
          path: paths.miniTest,
          lazy: lazy(() => import('@/features/mini-test/pages/intro-page')),
        },
        {
          path: paths.miniTestFinish,
          lazy: lazy(() => import('@/features/mini-test/pages/finish-page')),
        },
      ],
    },
    {
      element: <RequireLogin />,
      ...guardLoader(queryClient),
      children: [
        { path: paths.exam(':paketId'), lazy: lazy(() => import('@/app/screens/exam-screen')) },
        { path: paths.seb, lazy: lazy(() => import('@/features/seb/pages/seb-page')) },
        {
          lazy: lazy(() => import('@/app/layouts/learner-layout')),
          children: [
            { path: paths.packages, lazy: lazy(() => import('@/app/screens/packages-screen')) },
            {
              path: paths.waitingRoom(':id'),
              lazy: lazy(() => import('@/app/screens/waiting-room-screen')),
            },
            {
              path: paths.deviceCheck,
              lazy: lazy(() => import('@/app/screens/device-check-screen')),
            },
            {
              path: paths.pay(':paketId'),
              lazy: lazy(() => import('@/features/payments/pages/pay-page')),
            },
            {
              path: paths.payBundle(':bundelId'),
              lazy: lazy(() => import('@/features/payments/pages/pay-bundle-page')),
            },
            {
              path: paths.myPackages,
              lazy: lazy(() => import('@/app/screens/my-packages-screen')),
            },
            {
              path: paths.history,
              lazy: lazy(() => import('@/features/results/pages/history-page')),
            },
            { path: paths.result(':id'), lazy: lazy(() => import('@/app/screens/result-screen')) },
            {
              path: paths.explanations(':id'),
              lazy: lazy(() => import('@/features/learning/pages/explanations-page')),
            },
            {
              path: paths.profile,
              lazy: lazy(() => import('@/app/screens/profile-screen')),
            },
          ],
        },
      ],
    },
    { path: '*', element: <Navigate to={paths.home} replace /> },
  ]
}
