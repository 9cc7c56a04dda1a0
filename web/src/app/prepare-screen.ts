import type { QueryClient } from '@tanstack/react-query'
import type { PartModule } from '@/app/preloadable'
import {
  AuthLayout,
  ExamScreen,
  HistoryPage,
  LandingNav,
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
import { isBelow, paths } from '@/lib/paths'
import { sessionQuery } from '@/lib/session/session-query'

/** How long a screen's data may keep its frame from being drawn: then the frame says more than 'Loading...'. */
const DATA_AT_MOST_MS = 1000

interface Part {
  preload: () => Promise<Pick<PartModule<object>, 'prefetch'>>
}
type Access = 'everybody' | 'users'

/** By the first part of the address. vite.config.ts names the same to the server, which hints at them in the page. */
const SCREENS: readonly (readonly [address: string, access: Access, ...parts: Part[]])[] = [
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

/**
 * Fetches all that the screen at an address needs before it is drawn: its parts, all at once instead of one when the
 * other is drawn; who is signed in, where that decides what is drawn; and what the parts show first. What can't be had
 * is reported where it is to be drawn.
 */
export async function prepareScreen(pathname: string, queryClient: QueryClient): Promise<void> {
  const [, access, ...parts] = SCREENS.find(([address]) => isBelow(pathname, address)) ?? []
  const code = Promise.allSettled(parts.map(({ preload }) => preload()))
  if (access === 'users') {
    const user = await queryClient
      .query({ ...sessionQuery, staleTime: 'static', retry: false })
      .catch(() => null)
    if (user) await Promise.race([prefetchData(await code, queryClient), atMost(DATA_AT_MOST_MS)])
  }
  await code
}

async function prefetchData(
  code: readonly PromiseSettledResult<Pick<PartModule<object>, 'prefetch'>>[],
  queryClient: QueryClient
) {
  const parts = code.flatMap((part) => (part.status === 'fulfilled' ? part.value : []))
  await Promise.all(parts.flatMap(({ prefetch }) => (prefetch ? [prefetch(queryClient)] : [])))
}

function atMost(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
