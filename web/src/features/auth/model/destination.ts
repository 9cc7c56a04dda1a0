import type { Role } from '@lulus/api/contracts/capabilities'
import { isBelow, paths, SEB_RETURN_PARAMETER } from '@/lib/paths'
import { isSafeExamBrowser } from '@/platform/safe-exam-browser'

const AUTH_SCREENS = [paths.login, paths.register, paths.resetPassword, paths.invitation]

/** First page of a role after signing in (product-spec section 4). */
function startOf(role: Role): string {
  return role === 'User' ? paths.packages : paths.adminRoot
}

/** Whether the role may not open the requested address. */
export function isBarred(role: Role, origin: string): boolean {
  return role === 'User' && isBelow(pathOf(origin), paths.adminRoot)
}

/**
 * The address after signing in: the requested one if the role may open it, else the role's first page. In Safe Exam
 * Browser a learner's login has to prove itself first, on a separate screen.
 */
export function destinationAfterLogin(role: Role, origin: string | null): string {
  const wanted = wantedBy(role, origin)
  if (role !== 'User' || !isSafeExamBrowser() || isBelow(pathOf(wanted), paths.seb)) return wanted
  return `${paths.seb}?${new URLSearchParams({ [SEB_RETURN_PARAMETER]: wanted })}`
}

function wantedBy(role: Role, origin: string | null): string {
  if (origin === null || isBarred(role, origin)) return startOf(role)
  const isAuthScreen = AUTH_SCREENS.some((path) => path === pathOf(origin))
  return isAuthScreen ? startOf(role) : origin
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}
