import type { HttpContext } from '@adonisjs/core/http'
import type {
  SessionConfig,
  SessionData,
  SessionStoreWithTaggingContract,
} from '@adonisjs/session/types'

/** Where sessions are kept. */
export interface KeptStore extends SessionStoreWithTaggingContract {
  /** Writes a session that is there; one that was removed meanwhile stays away. */
  rewrite(sessionId: string, values: SessionData): Promise<void>
}

export type KeptStoreFactory = (ctx: HttpContext, config: SessionConfig) => KeptStore
