import { isBelow, paths } from '@/lib/paths'

// Screens in a layout: their code would come only once the layout has come, or even the session before that.
export const loadAuthLayout = () => import('@/features/auth/components/auth-layout')
export const loadLoginPage = () => import('@/features/auth/pages/login-page')
export const loadRegisterPage = () => import('@/features/auth/pages/register-page')
export const loadResetPasswordPage = () => import('@/features/auth/pages/reset-password-page')
export const loadLearnerLayout = () => import('@/app/layouts/learner-layout')
export const loadPackagesScreen = () => import('@/app/screens/packages-screen')
export const loadExamScreen = () => import('@/app/screens/exam-screen')
export const loadPayPage = () => import('@/features/payments/pages/pay-page')
export const loadMyPackagesPage = () => import('@/features/payments/pages/my-packages-page')
export const loadHistoryPage = () => import('@/features/results/pages/history-page')
export const loadProfilePage = () => import('@/features/profile/pages/profile-page')

type Load = () => Promise<unknown>

const PARTS: readonly (readonly [address: string, ...loads: Load[]])[] = [
  [paths.login, loadAuthLayout, loadLoginPage],
  [paths.register, loadAuthLayout, loadRegisterPage],
  [paths.resetPassword, loadAuthLayout, loadResetPasswordPage],
  [paths.packages, loadLearnerLayout, loadPackagesScreen],
  [paths.payRoot, loadLearnerLayout, loadPayPage],
  [paths.myPackages, loadLearnerLayout, loadMyPackagesPage],
  [paths.history, loadLearnerLayout, loadHistoryPage],
  [paths.profile, loadLearnerLayout, loadProfilePage],
  [paths.examRoot, loadExamScreen],
]

/** Fetches all parts of the screen at an address at once, before they are drawn one in the other. */
export function fetchScreen(pathname: string): void {
  const [, ...loads] = PARTS.find(([address]) => isBelow(pathname, address)) ?? []
  // A part that can't be had is reported where it is to be drawn.
  for (const load of loads) load().catch(() => undefined)
}
