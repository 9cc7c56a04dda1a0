import { LRUCache } from 'lru-cache'

/** This many clients behind one peer show a proxy, not a stranger with a forged header. */
const CLIENTS_OF_A_PROXY = 5
/** Peers that are tracked. */
const PEERS = 100

/**
 * Recognises a proxy that isn't trusted, by the clients it names: with it all users have one address, share its limits, and
 * are refused together.
 */
export class UntrustedProxies {
  readonly #clients = new LRUCache<string, Set<string>>({ max: PEERS })
  readonly #proxies = new Set<string>()

  /** Addresses of the proxies that were recognised. */
  get found(): readonly string[] {
    return [...this.#proxies]
  }

  /**
   * Records the clients that an untrusted peer claims to forward.
   * @param forwarded its X-Forwarded-For; the last address is the one that the peer itself saw
   * @returns true once for each proxy, when it is recognised
   */
  note(peer: string, forwarded: string): boolean {
    if (this.#proxies.has(peer) || this.#proxies.size >= PEERS) return false
    const clients = this.#clients.get(peer) ?? new Set()
    clients.add(forwarded.slice(forwarded.lastIndexOf(',') + 1).trim())
    this.#clients.set(peer, clients)
    if (clients.size < CLIENTS_OF_A_PROXY) return false
    this.#clients.delete(peer)
    this.#proxies.add(peer)
    return true
  }
}
