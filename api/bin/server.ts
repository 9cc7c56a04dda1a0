import cluster from 'node:cluster'
import { Logger } from '@adonisjs/core/logger'
import { checkWorkers } from '#app/platform/installation/environment'
import { forkWorker, Supervisor } from '#app/platform/server/supervisor'
import { endFailedStart } from './failed_start.js'

/**
 * Reopens the log files on SIGHUP, so that a closed terminal or a rotated log ends no exam. Without a listener the
 * signal would end the process at once, with its requests.
 */
async function followLogs(): Promise<void> {
  const { openLogs } = await import('#app/platform/log/logs')
  await openLogs()
}

/** Runs `WORKERS` server processes, or the server in this process if that is one. */
async function start(): Promise<void> {
  process.on('SIGHUP', () => void followLogs())
  const { default: env } = await import('#start/env')
  const workers = env.get('WORKERS')
  if (workers === 1 || cluster.isWorker) {
    const { serve } = await import('./serve.js')
    return serve()
  }
  checkWorkers({ database: env.get('DB_CONNECTION'), redisUrl: env.get('REDIS_URL') })
  const { ordinaryLog } = await import('#app/platform/log/logs')
  const [name, level, destination] = ['lulus', env.get('LOG_LEVEL'), ordinaryLog()]
  const log = new Logger({ enabled: true, name, level, destination })
  const supervisor = new Supervisor(workers, forkWorker, log)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => supervisor.end())
  process.exit(await supervisor.run())
}

start().catch(endFailedStart)
