import type { Secret } from '@adonisjs/core/helpers'
import env from '#start/env'

/** How the connection to the mail server is encrypted: from its beginning, after a greeting, or not at all. */
export type MailTls = 'tls' | 'starttls' | 'none'

/** The mail server, and who writes. */
export interface MailSettings {
  host: string
  port: number
  tls: MailTls
  /** Null for a server that asks for none. */
  login: { user: string; password: Secret<string> } | null
  /** The sender's address. */
  from: string
}

/** The settings of e-mail; null when none is sent. */
export function mailSettings(): MailSettings | null {
  const host = env.get('MAIL_HOST')
  const from = env.get('MAIL_FROM')
  if (!host || from === undefined) return null
  const user = env.get('MAIL_USER')
  const password = env.get('MAIL_PASSWORD')
  return {
    host,
    from,
    port: env.get('MAIL_PORT'),
    tls: env.get('MAIL_TLS'),
    login: user && password ? { user, password } : null,
  }
}
