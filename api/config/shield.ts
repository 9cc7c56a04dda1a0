import { defineConfig } from '@adonisjs/shield'
import { secureCookies } from '#config/app'

const shieldConfig = defineConfig({
  // API responses are data; the app's own pages get their policy where they are served.
  csp: {
    enabled: true,
    directives: { defaultSrc: [`'none'`], frameAncestors: [`'none'`], sandbox: [] },
    reportOnly: false,
  },
  csrf: {
    enabled: true,
    exceptRoutes: [],
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    cookieOptions: { secure: secureCookies, sameSite: 'lax', path: '/' },
  },
  xFrame: { enabled: true, action: 'DENY' },
  hsts: { enabled: secureCookies, maxAge: '180 days' },
  contentTypeSniffing: { enabled: true },
})

export default shieldConfig
