import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

type Variables = Record<string, string | undefined>

/** The repository's root, seen from the sources (`api/`) as well as from the build (`api/build/`). */
function projectRoot(appRoot: URL): string {
  const folder = resolve(fileURLToPath(appRoot))
  return basename(folder) === 'build' ? resolve(folder, '../..') : resolve(folder, '..')
}

/**
 * Fills in what contract section 1 gives a default, in place, before validation. Paths become absolute,
 * because the build folder is wiped by every build. Values that are set are left alone.
 */
export function applyDefaults(env: Variables, appRoot: URL): void {
  const root = projectRoot(appRoot)

  env.NODE_ENV ||= 'development'
  env.HOST ||= '127.0.0.1'
  env.PORT ||= '3333'
  env.APP_URL ||= `http://localhost:${env.PORT}`
  env.LOG_LEVEL ||= 'info'
  env.DEMO ||= env.NODE_ENV === 'production' ? 'false' : 'true'
  env.DATA_DIR = absolute(root, env.DATA_DIR || 'data')
  env.WEB_DIST = absolute(root, env.WEB_DIST || 'web/dist')
  env.DB_CONNECTION ||= 'sqlite'
  env.DB_HOST ||= '127.0.0.1'
  env.DB_PORT ||= '3306'
  env.DB_USER ||= 'root'
  env.DB_DATABASE ||= 'lulus'
  env.DRIVE_DISK ||= 'fs'
  env.PROOF_RETENTION_DAYS ||= '365'

  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o750 })
  if (!env.APP_KEY && env.DEMO === 'true') env.APP_KEY = generatedKey(env.DATA_DIR)
}

/**
 * Reads a number of days from an environment variable.
 * @throws Error naming the variable when it is anything but digits
 */
export function wholeDays(name: string, value: string | undefined): number {
  if (!/^\d{1,6}$/.test(value ?? '')) {
    throw new Error(
      `The value for the environment variable "${name}" must be a whole number of days, 0 or more`
    )
  }
  return Number(value)
}

function absolute(root: string, path: string): string {
  return isAbsolute(path) ? path : resolve(root, path)
}

/** The key of a demo installation, made once and kept beside its data so that sessions survive a restart. */
function generatedKey(dataDir: string): string {
  const file = join(dataDir, 'app.key')
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8').trim()
}
