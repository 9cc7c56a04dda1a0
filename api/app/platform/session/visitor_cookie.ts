import { configProvider } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ConfigProvider } from '@adonisjs/core/types'
import type { SessionConfig, SessionData, SessionStoreFactory } from '@adonisjs/session/types'
import type {
  RewritableStore,
  RewritableStoreFactory,
} from '#app/platform/session/rewritable_store'

/** The CSRF guard's keys in a session: the only ones of a visitor's. */
const VISITOR_KEYS = new Set(['csrf-secret'])

interface Visit {
  sessionId: string
  values: SessionData
}

/**
 * Stores the session of a visitor in an encrypted cookie, and only other sessions in the store: those of signed-in
 * users. A visitor costs no row and no disk flush. The cookie is valid for its own session id only, which a login
 * replaces. A session that was removed while a request used it isn't written back by that request.
 */
export function withVisitorsInCookies(
  provider: ConfigProvider<RewritableStoreFactory>
): ConfigProvider<SessionStoreFactory> {
  return configProvider.create(async (app) => {
    const createStore = await provider.resolver(app)

    return (ctx: HttpContext | null, config) => {
      // Calls outside of a request get no visitors' sessions, only those of logins.
      const store = createStore(ctx as HttpContext, config)
      return ctx ? keepVisitorsApart(store, new VisitorCookie(ctx, config)) : store
    }
  })
}

function keepVisitorsApart(store: RewritableStore, visitor: VisitorCookie) {
  const { read, write, touch, destroy } = {
    read: store.read.bind(store),
    write: store.write.bind(store),
    touch: store.touch.bind(store),
    destroy: store.destroy.bind(store),
  }
  let storedId: string | null = null

  store.read = async (sessionId) => {
    const values = visitor.read(sessionId)
    if (values || visitor.isFirstRequest) return values
    const stored = await read(sessionId)
    storedId = stored && sessionId
    return stored
  }
  store.write = async (sessionId, values) => {
    if (!isVisitors(values)) {
      visitor.forget()
      return sessionId === storedId ? store.rewrite(sessionId, values) : write(sessionId, values)
    }
    if (storedId !== null) await destroy(sessionId)
    visitor.write(sessionId, values)
  }
  store.touch = async (sessionId) => {
    const values = visitor.read(sessionId)
    if (values) visitor.write(sessionId, values)
    else await touch(sessionId)
  }
  store.destroy = async (sessionId) => {
    if (visitor.read(sessionId)) visitor.forget()
    else await destroy(sessionId)
  }
  return store
}

function isVisitors(values: SessionData): boolean {
  return Object.keys(values).every((key) => VISITOR_KEYS.has(key))
}

/** The cookie of one request and its response. */
class VisitorCookie {
  readonly #ctx: HttpContext
  readonly #config: SessionConfig
  readonly #name: string

  constructor(ctx: HttpContext, config: SessionConfig) {
    this.#ctx = ctx
    this.#config = config
    this.#name = `${config.cookieName}-visitor`
  }

  /** Whether the browser has no session at all. */
  get isFirstRequest(): boolean {
    return this.#ctx.request.cookie(this.#config.cookieName) === undefined
  }

  /** The session's contents; null for another session, and for a cookie that we haven't encrypted. */
  read(sessionId: string): SessionData | null {
    const visit = this.#ctx.request.encryptedCookie(this.#name) as Visit | null | undefined
    return visit?.sessionId === sessionId ? visit.values : null
  }

  write(sessionId: string, values: SessionData): void {
    const visit: Visit = { sessionId, values }
    this.#ctx.response.encryptedCookie(this.#name, visit, this.#config.cookie)
  }

  forget(): void {
    if (this.#name in this.#ctx.request.cookiesList()) {
      this.#ctx.response.clearCookie(this.#name, this.#config.cookie)
    }
  }
}
