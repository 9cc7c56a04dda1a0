import { LRUCache } from 'lru-cache'

/** A server has few proxies; strangers that connect directly must not fill the memory. */
const PEERS = 1000

/**
 * Remembers which peers are trusted: comparing an address with a list of networks takes longer than all else that a call does
 * with it, and every call asks.
 * @param isTrusted decides by the address alone, always in the same way
 */
export function rememberTrust(
  isTrusted: (address: string, distance: number) => boolean
): (address: string, distance: number) => boolean {
  const known = new LRUCache<string, boolean>({ max: PEERS })
  return (address, distance) => {
    const before = known.get(address)
    if (before !== undefined) return before
    const found = isTrusted(address, distance)
    known.set(address, found)
    return found
  }
}
