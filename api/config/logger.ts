import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { defineConfig, targets } from '@adonisjs/core/logger'

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
      transport: {
        targets: [app.inProduction ? targets.file({ destination: 1 }) : targets.pretty()],
      },
    },
    /** Logins, refusals and changes; not limited by LOG_LEVEL. */
    security: {
      enabled: true,
      name: 'lulus-security',
      level: app.inTest ? 'silent' : 'info',
      redact,
      transport: {
        targets: [targets.file({ destination: env.get('SECURITY_LOG') ?? 1, mkdir: true })],
      },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
