import encryption from '@adonisjs/core/services/encryption'
import type { HttpContext } from '@adonisjs/core/http'
import { csrfFactory } from '@adonisjs/shield/guards'
import shieldConfig from '#config/shield'

/** A part of the library that its type leaves out. */
type Guard = (ctx: HttpContext) => Promise<void> | void

/** The library's guard, which issues a token and checks none. */
const WITHOUT_LOOKING = { ...shieldConfig.csrf, exceptRoutes: () => true }

/** Empties the session, which gets another CSRF secret; the response brings its token. */
export async function emptySession(ctx: HttpContext): Promise<void> {
  ctx.session.clear()
  const issueToken: Guard = csrfFactory(WITHOUT_LOOKING, encryption.use())
  await issueToken(ctx)
}
