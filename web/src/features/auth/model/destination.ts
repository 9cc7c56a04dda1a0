import type { Role } from '@lulus/api/contracts/roles'
import { isBelow, paths } from '@/lib/paths'

const AUTH_SCREENS = [paths.login, paths.register, paths.resetPassword]

/** Where a role starts after signing in (product-spec section 4). */
function startOf(role: Role): string {
  return role === 'User' ? paths.packages : paths.admin.root
}

/** Whether the address a user came from is not for their role. */
export function isBarred(role: Role, origin: string): boolean {
  return role !== 'Admin' && isBelow(pathOf(origin), paths.admin.root)
}

/** Where to go after signing in: back to the origin, when there is one that this role may open. */
export function destinationAfterLogin(role: Role, origin: string | null): string {
  if (origin === null || isBarred(role, origin)) return startOf(role)
  const isAuthScreen = AUTH_SCREENS.some((path) => path === pathOf(origin))
  return isAuthScreen ? startOf(role) : origin
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}
