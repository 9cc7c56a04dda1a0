import { originOf } from '@/lib/origin'

/**
 * Location state for /login that brings along who is going to sign in, and where they wanted to go. The address bar is
 * no place for it: it ends in histories and logs.
 */
export function carriedIdentifier(state: unknown, identifier: string): object {
  return { origin: originOf(state), identifier: identifier.trim() }
}

/** Who is going to sign in, as a location's state says; empty when it says nothing. */
export function identifierOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('identifier' in state)) return ''
  return typeof state.identifier === 'string' ? state.identifier : ''
}
