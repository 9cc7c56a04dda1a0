import { RESET_PASSWORD_FIELDS } from '@lulus/api/contracts/accounts'
import { canonicalPhone } from '@lulus/api/contracts/phone'
import { originOf } from '@/lib/origin'

/**
 * Location state for /login with the user's identifier and destination. It isn't in the address, because addresses end
 * up in histories and logs.
 */
export function carriedIdentifier(state: unknown, identifier: string): object {
  return { origin: originOf(state), identifier: identifier.trim() }
}

/** The identifier in a location's state, or an empty string. */
export function identifierOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('identifier' in state)) return ''
  return typeof state.identifier === 'string' ? state.identifier : ''
}

/** What a link from the server's console fills in on /reset-password; empty without one. */
export function resetOfLink(hash: string): { identifier: string; kode: string } {
  const fields = new URLSearchParams(hash.slice(1))
  return {
    identifier: fields.get(RESET_PASSWORD_FIELDS.identifier) ?? '',
    kode: fields.get(RESET_PASSWORD_FIELDS.code) ?? '',
  }
}

/** The phone number in a login card's code, as a reader of codes types it into a field. */
export function numberOfScan(typed: string): string | undefined {
  const [, hash] = /^\s*https?:\/\/\S+\/login(#\S+)\s*$/i.exec(typed) ?? []
  return hash === undefined ? undefined : numberOfCard(hash)
}

/** The phone number after the `#`, from a login card's QR code. */
export function numberOfCard(hash: string): string | undefined {
  return canonicalPhone(hash.slice(1)) ?? undefined
}
