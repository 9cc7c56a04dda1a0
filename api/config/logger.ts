import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { defineConfig, targets } from '@adonisjs/core/logger'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'lulus',
      level: app.inTest ? 'error' : env.get('LOG_LEVEL'),
      // Personal data and secrets never reach the log (security.md).
      redact: {
        paths: [
          '*.password',
          '*.oldPassword',
          '*.newPassword',
          '*.nohp',
          '*.email',
          '*.cookie',
          '*.authorization',
          // A failed statement as the MySQL driver sent it, values and all.
          '*.sql',
        ],
        censor: '[dihapus]',
      },
      transport: {
        targets: [app.inProduction ? targets.file({ destination: 1 }) : targets.pretty()],
      },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
