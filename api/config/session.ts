import env from '#start/env'
import { defineConfig } from '@adonisjs/session'
import { secureCookies } from '#config/app'
import { LOGIN_LIFE_MS } from '#app/accounts/domain/login_life'
import { databaseSessions } from '#app/platform/session/database_sessions'
import { redisSessions } from '#app/platform/session/redis_sessions'
import { withVisitorsInCookies } from '#app/platform/session/visitor_cookie'

/** No login lasts longer. */
const SESSION_AGE_SECONDS = LOGIN_LIFE_MS / 1000

export const SESSION_COOKIE = secureCookies ? '__Host-lulus' : 'lulus'

const sessionConfig = defineConfig({
  enabled: true,
  cookieName: SESSION_COOKIE,
  clearWithBrowser: false,
  age: SESSION_AGE_SECONDS,
  cookie: { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'lax' },
  store: env.get('REDIS_URL') ? 'redis' : 'database',
  stores: {
    database: withVisitorsInCookies(databaseSessions(SESSION_AGE_SECONDS)),
    redis: withVisitorsInCookies(redisSessions(SESSION_AGE_SECONDS)),
  },
})

export default sessionConfig
