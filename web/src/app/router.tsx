import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { prepareScreen } from '@/app/prepare-screen'
import { ChatOnScreens } from '@/app/chat-on-screens'
import { PublicLayout } from '@/app/layouts/public-layout'
import { RequireRole } from '@/app/guards/require-role'
import {
  AuthLayout,
  ExamScreen,
  HistoryPage,
  LandingPage,
  LearnerLayout,
  LoginPage,
  MyPackagesPage,
  PackagesScreen,
  PayPage,
  ProfilePage,
  RegisterPage,
  ResetPasswordPage,
  VerifyScreen,
} from '@/app/screen-parts'
import { FullScreenLoading } from '@/components/page/full-screen-loading'
import { isBelow, paths } from '@/lib/paths'

// Every screen's code is fetched when it is first opened. Layouts show their frame meanwhile.
const MiniTestIntroPage = lazy(() => import('@/features/mini-test/pages/intro-page'))
const MiniTestListeningPage = lazy(() => import('@/features/mini-test/pages/listening-page'))
const MiniTestStructurePage = lazy(() => import('@/features/mini-test/pages/structure-page'))
const MiniTestReadingPage = lazy(() => import('@/features/mini-test/pages/reading-page'))
const MiniTestFinishPage = lazy(() => import('@/features/mini-test/pages/finish-page'))

// Not in the production build, where its address is unknown like any other.
const DesignSystemPage = import.meta.env.DEV
  ? lazy(() => import('@/app/design-system/design-system-page'))
  : null

const AdminRouter = lazy(() => import('@/app/admin-router'))

/** All screens of the app by their address (product-spec section 2). */
export function Router() {
  const { pathname } = useLocation()
  const queryClient = useQueryClient()
  useEffect(() => void prepareScreen(pathname, queryClient), [pathname, queryClient])

  return (
    <Suspense fallback={<FullScreenLoading />}>
      {isBelow(pathname, paths.admin.root) ? <AdminRouter /> : <PublicAndLearnerRoutes />}
      <ChatOnScreens />
    </Suspense>
  )
}

function PublicAndLearnerRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path={paths.home} element={<LandingPage />} />
      </Route>

      <Route path={paths.verify(':kode')} element={<VerifyScreen />} />

      <Route element={<AuthLayout />}>
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.register} element={<RegisterPage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
      </Route>

      <Route element={<RequireRole allow={['User', 'Admin']} />}>
        <Route path={paths.exam(':paketId')} element={<ExamScreen />} />
        <Route path={paths.miniTestListening} element={<MiniTestListeningPage />} />
        <Route path={paths.miniTestStructure} element={<MiniTestStructurePage />} />
        <Route path={paths.miniTestReading} element={<MiniTestReadingPage />} />
        <Route element={<LearnerLayout />}>
          <Route path={paths.packages} element={<PackagesScreen />} />
          <Route path={paths.pay(':paketId')} element={<PayPage />} />
          <Route path={paths.myPackages} element={<MyPackagesPage />} />
          <Route path={paths.history} element={<HistoryPage />} />
          <Route path={paths.profile} element={<ProfilePage />} />
          <Route path={paths.miniTest} element={<MiniTestIntroPage />} />
          <Route path={paths.miniTestFinish} element={<MiniTestFinishPage />} />
        </Route>
      </Route>

      {DesignSystemPage && <Route path={paths.designSystem} element={<DesignSystemPage />} />}
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  )
}
