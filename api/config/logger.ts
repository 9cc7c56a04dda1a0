import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { defineConfig, targets } from '@adonisjs/core/logger'
import { ordinaryLog, securityLog } from '#app/platform/log/logs'
import { withinItsBudget } from '#app/platform/log/message_budgets'

/** Personal data and secrets never reach the log (security.md). */
const redact = {
  paths: [
    '*.password',
    '*.oldPassword',
    '*.newPassword',
    '*.nohp',
    '*.email',
    '*.cookie',
    '*.authorization',
    // The MySQL driver's failed statement, values included.
    '*.sql',
  ],
  censor: '[dihapus]',
}

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'lulus',
      level: app.inTest ? 'error' : env.get('LOG_LEVEL'),
      redact,
      hooks: { logMethod: withinItsBudget },
      // A file that can't be written would be an error of its caller, and in a transport's thread the end of the
      // process.
      ...(app.inProduction
        ? { destination: ordinaryLog() }
        : { transport: { targets: [targets.pretty()] } }),
    },
    /** Logins, refusals and changes; not limited by LOG_LEVEL. */
    security: {
      enabled: true,
      name: 'lulus-security',
      level: app.inTest ? 'silent' : 'info',
      redact,
      destination: securityLog(env.get('SECURITY_LOG')),
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
