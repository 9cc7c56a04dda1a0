import env from '#start/env'
import { defineConfig, stores } from '@adonisjs/session'
import { secureCookies } from '#config/app'
import { databaseSessions } from '#app/platform/session/database_sessions'
import { withThrottledTouch } from '#app/platform/session/throttled_touch'

/** Long enough for an exam day with its breaks; renewed by use. */
export const SESSION_AGE_SECONDS = 12 * 60 * 60

const sessionConfig = defineConfig({
  enabled: true,
  cookieName: secureCookies ? '__Host-lulus' : 'lulus',
  clearWithBrowser: false,
  age: SESSION_AGE_SECONDS,
  cookie: { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'lax' },
  store: env.get('REDIS_URL') ? 'redis' : 'database',
  stores: {
    database: withThrottledTouch(databaseSessions(SESSION_AGE_SECONDS), SESSION_AGE_SECONDS),
    redis: stores.redis({ connection: 'main' }),
  },
})

export default sessionConfig
