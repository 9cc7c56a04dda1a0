import { defineConfig } from '@adonisjs/shield'
import { secureCookies } from '#config/app'

/** The other headers are needed where there is no session too: API_HEADERS, PAGE_HEADERS, secureTransport(). */
const shieldConfig = defineConfig({
  csp: { enabled: false },
  csrf: {
    enabled: true,
    exceptRoutes: [],
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    cookieOptions: { secure: secureCookies, sameSite: 'lax', path: '/' },
  },
  xFrame: { enabled: false },
  hsts: { enabled: false },
  contentTypeSniffing: { enabled: false },
})

export default shieldConfig
