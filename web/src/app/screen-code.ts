import { preloadable } from '@/app/preloadable'
import { isBelow, paths } from '@/lib/paths'

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
export const ProfilePage = preloadable(() => import('@/features/profile/pages/profile-page'))

interface Part {
  preload: () => Promise<unknown>
}

/** By the first part of the address. vite.config.ts names the same to the server, which hints at them in the page. */
const PARTS: readonly (readonly [address: string, ...parts: Part[]])[] = [
  [paths.home, LandingPage, LandingNav],
  [paths.login, AuthLayout, LoginPage],
  [paths.register, AuthLayout, RegisterPage],
  [paths.resetPassword, AuthLayout, ResetPasswordPage],
  [paths.packages, LearnerLayout, PackagesScreen],
  [paths.payRoot, LearnerLayout, PayPage],
  [paths.myPackages, LearnerLayout, MyPackagesPage],
  [paths.history, LearnerLayout, HistoryPage],
  [paths.profile, LearnerLayout, ProfilePage],
  [paths.examRoot, ExamScreen],
]

/** Fetches all parts of the screen at an address at once, before they are drawn one in the other. */
export async function fetchScreen(pathname: string): Promise<void> {
  const [, ...parts] = PARTS.find(([address]) => isBelow(pathname, address)) ?? []
  // A part that can't be had is reported where it is to be drawn.
  await Promise.allSettled(parts.map(({ preload }) => preload()))
}
