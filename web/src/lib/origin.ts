import type { Location } from 'react-router-dom'

interface OriginState {
  origin: string
}

/** Location state for /login and /register that remembers where the user wanted to go. */
export function originState({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): OriginState {
  return { origin: `${pathname}${search}${hash}` }
}

/** The address remembered in a location's state, or null. Only paths within the app count: '//evil.example' does not. */
export function originOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('origin' in state)) return null
  const { origin } = state
  return typeof origin === 'string' && isInternal(origin) ? origin : null
}

function isInternal(path: string): boolean {
  // Browsers read a backslash as a slash and drop tabs and line breaks, so both could make another host of it.
  return /^\/(?![/\\])/.test(path) && !/[\\\p{Cc}]/u.test(path)
}
