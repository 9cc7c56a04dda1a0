import { preloadable, type PartModule } from '@/app/preloadable'
import { paths } from '@/lib/paths'

// Alone, the code of a screen in a layout would come only after that of the layout, or even after the session.
export const LandingPage = preloadable(() => import('@/features/landing/pages/landing-page'))
export const LandingNav = preloadable(() => import('@/features/landing/components/landing-nav'))
export const AuthLayout = preloadable(() => import('@/features/auth/components/auth-layout'))
export const LoginPage = preloadable(() => import('@/features/auth/pages/login-page'))
export const RegisterPage = preloadable(() => import('@/features/auth/pages/register-page'))
export const ResetPasswordPage = preloadable(
  () => import('@/features/auth/pages/reset-password-page')
)
export const LearnerLayout = preloadable(() => import('@/app/layouts/learner-layout'))
export const PackagesScreen = preloadable(() => import('@/app/screens/packages-screen'))
export const ExamScreen = preloadable(() => import('@/app/screens/exam-screen'))
export const PayPage = preloadable(() => import('@/features/payments/pages/pay-page'))
export const MyPackagesPage = preloadable(
  () => import('@/features/payments/pages/my-packages-page')
)
export const HistoryPage = preloadable(() => import('@/features/results/pages/history-page'))
export const VerifyScreen = preloadable(() => import('@/app/screens/verify-screen'))
export const ProfilePage = preloadable(() => import('@/features/profile/pages/profile-page'))

interface Part {
  preload: () => Promise<Pick<PartModule<object>, 'prefetch'>>
}
type Access = 'everybody' | 'users'

/** By the first part of the address. vite.config.ts names the same to the server, which hints at them in the page. */
export const SCREENS: readonly (readonly [address: string, access: Access, ...parts: Part[]])[] = [
  [paths.home, 'everybody', LandingPage, LandingNav],
  [paths.login, 'everybody', AuthLayout, LoginPage],
  [paths.register, 'everybody', AuthLayout, RegisterPage],
  [paths.resetPassword, 'everybody', AuthLayout, ResetPasswordPage],
  [paths.verifyRoot, 'everybody', VerifyScreen],
  [paths.packages, 'users', LearnerLayout, PackagesScreen],
  [paths.payRoot, 'users', LearnerLayout, PayPage],
  [paths.myPackages, 'users', LearnerLayout, MyPackagesPage],
  [paths.history, 'users', LearnerLayout, HistoryPage],
  [paths.profile, 'users', LearnerLayout, ProfilePage],
  [paths.examRoot, 'users', ExamScreen],
]
