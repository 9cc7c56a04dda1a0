import type { ApplicationService } from '@adonisjs/core/types'
import { createHttpServer } from '#app/platform/server/http_server'
import { OpenConnections } from '#app/platform/server/open_connections'
import { endInOrder } from '#app/platform/server/shutdown'
import { showLife } from '#app/platform/server/supervisor'
import { secureTransport } from '#app/platform/server/transport_security'
import { letConnectionsWait } from '#app/platform/server/waiting_connections'
import { versionOf } from '#app/platform/installation/version'
import { warnOfWideFiles } from '#app/platform/server/wide_files'
import { createIgnitor } from './ignitor.js'

/** Continues the server's time before it listens. */
async function resumeTime(app: ApplicationService): Promise<void> {
  const { Timekeeper } = await import('#app/platform/time/timekeeper')
  const keeper = await app.container.make(Timekeeper)
  try {
    await keeper.resume()
  } catch (error) {
    // Without its database the server answers 503; the jobs resume the time before they finish attempts.
    const logger = await app.container.make('logger')
    logger.error({ err: error }, 'could not read the time that the server had')
  }
}

/** Opens the logs, so that their errors are reported before the first request. */
async function openLogs(): Promise<void> {
  const logs = await import('#app/platform/log/logs')
  await logs.openLogs()
}

/** Logs the version, which support needs first. */
async function logVersion(app: ApplicationService): Promise<void> {
  const logger = await app.container.make('logger')
  logger.info({ version: versionOf(app.appRoot) }, 'Lulus starts')
}

/** Runs the server in this process; the promise is settled once it listens. */
export async function serve(): Promise<void> {
  const server = createHttpServer()
  letConnectionsWait(server)
  const connections = new OpenConnections(server)

  await createIgnitor()
    .tap((app) => app.starting(openLogs))
    .tap((app) => app.starting(() => logVersion(app)))
    .tap((app) => app.starting(() => resumeTime(app)))
    .tap((app) => app.starting(() => secureTransport(app, server)))
    .tap((app) => app.starting(() => warnOfWideFiles(app)))
    // Before this nothing runs yet, so a signal may end the process directly.
    .tap((app) => app.ready(() => endInOrder(app, connections)))
    .httpServer()
    .start((handler) => server.on('request', handler))
  showLife()
}
