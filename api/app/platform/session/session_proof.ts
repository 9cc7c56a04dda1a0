import type { HttpContext } from '@adonisjs/core/http'
import Tokens from 'csrf'
import { LRUCache } from 'lru-cache'
import { SESSION_COOKIE } from '#config/session'

const TOKEN_COOKIE = 'XSRF-TOKEN'
const TOKEN_HEADER = 'x-xsrf-token'
/** Other ways to bring a token, which the library prefers. */
const OTHER_TOKENS = { header: 'x-csrf-token', input: '_csrf' }

/** What a cookie's text says never changes, so opening each once is enough. */
const KEPT = 10_000
const sessionIds = new LRUCache<string, string>({ max: KEPT })
const tokens = new LRUCache<string, string>({ max: KEPT })
/** The secret that a token was found to belong to. */
const secrets = new LRUCache<string, string>({ max: KEPT })

const guard = new Tokens()

/** What a request proves about its session without looking into it. */
export interface SessionProof {
  sessionId: string
  /** The CSRF token that the request brings; its session's secret decides about it. */
  token: string
}

/**
 * The session that a request's cookie names and its CSRF token: from the cookie and, where something may change, from
 * the header alike. Null when anything of this is missing or unusual.
 */
export function proofOf({ request }: HttpContext): SessionProof | null {
  const cookies = request.cookiesList()
  const sealedId = cookies[SESSION_COOKIE]
  const sealedToken = cookies[TOKEN_COOKIE]
  if (!sealedId || !sealedToken || `${SESSION_COOKIE}-visitor` in cookies) return null

  if (request.header(OTHER_TOKENS.header) || OTHER_TOKENS.input in request.qs()) return null
  if (request.method() !== 'GET' && request.header(TOKEN_HEADER) !== sealedToken) return null

  const sessionId = once(sessionIds, sealedId, () => request.cookie(SESSION_COOKIE))
  const token = once(tokens, sealedToken, () => request.encryptedCookie(TOKEN_COOKIE))
  return sessionId && token ? { sessionId, token } : null
}

/** Whether the token is one of the session with this CSRF secret. */
export function provesSecret({ token }: SessionProof, secret: unknown): boolean {
  if (typeof secret !== 'string') return false
  if (secrets.get(token) === secret) return true
  if (!guard.verify(secret, token)) return false
  secrets.set(token, secret)
  return true
}

/** Opens a sealed text, or remembers what it says. */
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
