import { Env } from '@adonisjs/core/env'
import { applyDefaults } from '#app/platform/installation/environment'
import {
  internalPath,
  portNumber,
  processCount,
  proxyList,
  publicOrigin,
  redisUrl,
  secretKey,
  sweepSeconds,
  wholeDays,
} from '#app/platform/installation/setting_rules'
import { mailHost, mailPassword, mailSender } from '#app/platform/installation/mail_rules'
import { restrictNewFiles } from '#app/platform/server/file_rights'

const APP_ROOT = new URL('../', import.meta.url)

// Before anything is created, by the server and by every command that uses the data. `ace build` doesn't load this.
restrictNewFiles()
applyDefaults(process.env, APP_ROOT)

export default await Env.create(APP_ROOT, {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string({ format: 'host' }),
  PORT: portNumber,
  APP_URL: publicOrigin,
  APP_KEY: secretKey,
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
  INSTALLATION: Env.schema.string.optional(),
  WEB_DIST: Env.schema.string(),
  TRUSTED_PROXIES: proxyList,

  DB_CONNECTION: Env.schema.enum(['sqlite', 'mysql'] as const),
  DB_HOST: Env.schema.string({ format: 'host' }),
  DB_PORT: portNumber,
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

  MAIL_HOST: mailHost,
  MAIL_PORT: portNumber,
  MAIL_TLS: Env.schema.enum(['tls', 'starttls', 'none'] as const),
  MAIL_USER: Env.schema.string.optional(),
  MAIL_PASSWORD: mailPassword(process.env),
  MAIL_FROM: mailSender(process.env),

  REDIS_URL: redisUrl,
  WORKERS: processCount,
  SWEEP_SECONDS: sweepSeconds,

  PROOF_RETENTION_DAYS: wholeDays,
})
