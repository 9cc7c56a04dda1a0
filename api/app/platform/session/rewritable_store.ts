import type { HttpContext } from '@adonisjs/core/http'
import type {
  SessionConfig,
  SessionData,
  SessionStoreWithTaggingContract,
} from '@adonisjs/session/types'

/** A store of sessions. */
export interface RewritableStore extends SessionStoreWithTaggingContract {
  /** Updates an existing session; one that was removed meanwhile stays removed. */
  rewrite(sessionId: string, values: SessionData): Promise<void>
}

export type RewritableStoreFactory = (ctx: HttpContext, config: SessionConfig) => RewritableStore
