import type { Location } from 'react-router-dom'

interface OriginState {
  origin: string
}

/** Location state for /login and /register with the user's destination. */
export function originState({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): OriginState {
  return { origin: `${pathname}${search}${hash}` }
}

/**
 * Why the user was redirected to /login. It is in the history state and not in the address, where others could forge
 * it.
 */
export type LoginReason = 'required' | 'ended'

/** The reason in a location's state, or null. */
export function reasonOf(state: unknown): LoginReason | null {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return null
  return state.reason === 'required' || state.reason === 'ended' ? state.reason : null
}

/**
 * The destination in a location's state, or null. Only paths within the app are accepted, so '//evil.example' isn't.
 */
export function originOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('origin' in state)) return null
  const { origin } = state
  return typeof origin === 'string' && isInternal(origin) ? origin : null
}

/** Whether an external string is the path of a screen of this app. All checks use this one rule. */
export function isInternal(path: string): boolean {
  // Browsers read a backslash as a slash and drop tabs and line breaks, so either could lead to another host.
  return /^\/(?![/\\])/.test(path) && !/[\\\p{Cc}]/u.test(path)
}
