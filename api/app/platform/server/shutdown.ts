import type { ApplicationService } from '@adonisjs/core/types'
import type { OpenConnections } from '#app/platform/server/open_connections'

/** Connections take up to seven seconds; the rest is for jobs, databases and Redis. */
const END_WITHIN_MS = 9_000
/** Ctrl-C can send two signals, from the terminal and from the parent process. */
const SAME_WISH_MS = 1_000

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const

/**
 * Shuts the process down in order after a signal or an unhandled error; a supervisor restarts it. Takes nine seconds
 * at most; another signal ends it at once.
 */
export function endInOrder(app: ApplicationService, connections: OpenConnections): void {
  let isAsked = false
  let isAskedAnew = false

  const end = async (exitCode: number) => {
    if (isAsked) return
    isAsked = true
    setTimeout(() => (isAskedAnew = true), SAME_WISH_MS)
    const logger = await app.container.make('logger')
    setTimeout(() => {
      logger.error('the server did not end by itself in time')
      process.exit(1)
    }, END_WITHIN_MS)

    connections.drain()
    try {
      await app.terminate()
      process.exit(exitCode)
    } catch (error) {
      logger.error({ err: error }, 'the server could not end in order')
      process.exit(1)
    }
  }

  for (const [signal, exitCode] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      if (isAskedAnew) process.exit(exitCode)
      void end(0)
    })
  }

  // Unhandled rejections arrive here too.
  process.on('uncaughtException', async (error) => {
    const logger = await app.container.make('logger')
    logger.fatal({ err: error }, 'a failure that nobody handled: the server ends')
    await end(1)
  })
}
