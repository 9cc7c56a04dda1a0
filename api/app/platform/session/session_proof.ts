import type { HttpContext } from '@adonisjs/core/http'
import Tokens from 'csrf'
import { LRUCache } from 'lru-cache'
import { SESSION_COOKIE } from '#config/session'
import { CSRF_COOKIE, CSRF_HEADER } from '#contracts/web_app'

/** Other ways to send a token, which the library prefers. */
const OTHER_TOKENS = { header: 'x-csrf-token', input: '_csrf' }

/** Cached texts of each kind. */
const MAX_CACHED = 10_000

/** What a request proves about its session without reading it. */
export interface SessionProof {
  sessionId: string
  /** Whether the CSRF token of the request belongs to a session with this secret. */
  fits: (secret: unknown) => boolean
}

/** Decrypts session proofs. A cookie's contents never change, so decrypting each once is enough. */
export class SessionProofs {
  readonly #sessionIds = new LRUCache<string, string>({ max: MAX_CACHED })
  readonly #tokens = new LRUCache<string, string>({ max: MAX_CACHED })
  /** The secret that a token was found to match. */
  readonly #secrets = new LRUCache<string, string>({ max: MAX_CACHED })
  readonly #guard = new Tokens()

  /**
   * The session named by a request's cookie, and its CSRF token: from the cookie and, for requests that may change
   * something, equal in the header. Null when anything of this is missing or unusual.
   */
  of({ request }: HttpContext): SessionProof | null {
    const cookies = request.cookiesList()
    const sealedId = cookies[SESSION_COOKIE]
    const sealedToken = cookies[CSRF_COOKIE]
    if (!sealedId || !sealedToken || `${SESSION_COOKIE}-visitor` in cookies) return null

    if (request.header(OTHER_TOKENS.header) || OTHER_TOKENS.input in request.qs()) return null
    if (request.method() !== 'GET' && request.header(CSRF_HEADER) !== sealedToken) return null

    const sessionId = once(this.#sessionIds, sealedId, () => request.cookie(SESSION_COOKIE))
    const token = once(this.#tokens, sealedToken, () => request.encryptedCookie(CSRF_COOKIE))
    if (!sessionId || !token) return null
    return { sessionId, fits: (secret) => this.#isOf(token, secret) }
  }

  #isOf(token: string, secret: unknown): boolean {
    if (typeof secret !== 'string') return false
    if (this.#secrets.get(token) === secret) return true
    if (!this.#guard.verify(secret, token)) return false
    this.#secrets.set(token, secret)
    return true
  }
}

/** Decrypts a sealed text, or takes its cached contents. */
function once(
  known: LRUCache<string, string>,
  sealed: string,
  open: () => unknown
): string | undefined {
  const remembered = known.get(sealed)
  if (remembered) return remembered
  const opened = open()
  if (typeof opened !== 'string') return undefined
  known.set(sealed, opened)
  return opened
}
