import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartRefused } from '#app/platform/errors/failures'

type Variables = Record<string, string | undefined>

/** The repository's root, from the sources (`api/`) or from the build (`api/build/`). */
function projectRoot(appRoot: URL): string {
  const folder = resolve(fileURLToPath(appRoot))
  return basename(folder) === 'build' ? resolve(folder, '../..') : resolve(folder, '..')
}

/**
 * The default of NODE_ENV: a build runs in production, so that a shell without settings doesn't work on another
 * database than the service's.
 */
export function usualEnvironment(appRoot: URL): 'production' | 'development' {
  return basename(fileURLToPath(appRoot)) === 'build' ? 'production' : 'development'
}

/**
 * Sets the defaults of contract section 1 in place, before validation. Paths become absolute, because every build
 * empties the build folder. Values that are set stay.
 */
export function applyDefaults(env: Variables, appRoot: URL): void {
  const root = projectRoot(appRoot)

  env.NODE_ENV ||= usualEnvironment(appRoot)
  env.HOST ||= '127.0.0.1'
  env.PORT ||= '3333'
  env.APP_URL ||= `http://localhost:${env.PORT}`
  env.LOG_LEVEL ||= 'info'
  env.DEMO ||= env.NODE_ENV === 'production' ? 'false' : 'true'
  env.DEMO_DATA ||= 'penuh'
  env.DATA_DIR = absolute(root, env.DATA_DIR || 'data')
  env.WEB_DIST = absolute(root, env.WEB_DIST || 'web/dist')
  if (env.SECURITY_LOG) env.SECURITY_LOG = absolute(root, env.SECURITY_LOG)
  env.DB_CONNECTION ||= 'sqlite'
  env.DB_HOST ||= '127.0.0.1'
  env.DB_PORT ||= '3306'
  env.DB_USER ||= 'root'
  env.DB_DATABASE ||= 'lulus'
  env.DRIVE_DISK ||= 'fs'
  env.PROOF_RETENTION_DAYS ||= '365'
  env.MAIL_PORT ||= env.MAIL_TLS === 'tls' ? '465' : '587'
  env.MAIL_TLS ||= 'starttls'
  env.WORKERS ||= '1'
  env.SWEEP_SECONDS ||= '15'

  // Otherwise the folder is an installation's: a mistyped path must not be created.
  if (env.NODE_ENV !== 'production' || env.DEMO === 'true') {
    mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o750 })
  }
  if (!env.APP_KEY && env.DEMO === 'true') env.APP_KEY = generatedKey(env.DATA_DIR)
}

/**
 * Refuses several processes where they could not act as one server.
 * @throws StartRefused
 */
export function checkWorkers(settings: { database: string; redisUrl: string | undefined }): void {
  if (settings.database === 'sqlite') {
    throw new StartRefused(
      'The server did not start: WORKERS needs DB_CONNECTION=mysql, because the embedded database has one writer, and ' +
        'more processes would only wait for each other. Start it without WORKERS, or with a MySQL or MariaDB server.'
    )
  }
  if (!settings.redisUrl) {
    throw new StartRefused(
      'The server did not start: WORKERS needs REDIS_URL, because several processes share their sessions, limits and ' +
        'used signatures in Redis. Start it without WORKERS, or name a Redis server.'
    )
  }
}

function absolute(root: string, path: string): string {
  return isAbsolute(path) ? path : resolve(root, path)
}

/** The key of a demo installation, stored beside its data so that sessions survive a restart. */
function generatedKey(dataDir: string): string {
  const file = join(dataDir, 'app.key')
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8').trim()
}
