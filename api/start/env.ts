import { Env } from '@adonisjs/core/env'
import { applyDefaults, internalPath, processCount, wholeDays } from '#app/platform/environment'

const APP_ROOT = new URL('../', import.meta.url)

applyDefaults(process.env, APP_ROOT)

export default await Env.create(APP_ROOT, {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string({ format: 'host' }),
  PORT: Env.schema.number(),
  APP_URL: Env.schema.string({ format: 'url', tld: false }),
  APP_KEY: Env.schema.secret(),
  LOG_LEVEL: Env.schema.enum([
    'trace',
    'debug',
    'info',
    'warn',
    'error',
    'fatal',
    'silent',
  ] as const),
  SECURITY_LOG: Env.schema.string.optional(),
  DEMO: Env.schema.boolean(),
  DEMO_DATA: Env.schema.enum(['penuh', 'kecil'] as const),
  DATA_DIR: Env.schema.string(),
  WEB_DIST: Env.schema.string(),
  TRUSTED_PROXIES: Env.schema.string.optional(),

  DB_CONNECTION: Env.schema.enum(['sqlite', 'mysql'] as const),
  DB_HOST: Env.schema.string({ format: 'host' }),
  DB_PORT: Env.schema.number(),
  DB_USER: Env.schema.string(),
  DB_PASSWORD: Env.schema.string.optional(),
  DB_DATABASE: Env.schema.string(),

  DRIVE_DISK: Env.schema.enum(['fs', 's3'] as const),
  ACCEL_REDIRECT: internalPath,
  S3_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  S3_REGION: Env.schema.string.optional(),
  S3_BUCKET: Env.schema.string.optionalWhen(process.env.DRIVE_DISK !== 's3'),
  S3_ACCESS_KEY_ID: Env.schema.string.optionalWhen(process.env.DRIVE_DISK !== 's3'),
  S3_SECRET_ACCESS_KEY: Env.schema.string.optionalWhen(process.env.DRIVE_DISK !== 's3'),

  REDIS_URL: Env.schema.string.optional(),
  WORKERS: processCount,

  PROOF_RETENTION_DAYS: wholeDays,
})
