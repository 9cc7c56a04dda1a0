import { preloadable } from '@/app/preloadable'

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
