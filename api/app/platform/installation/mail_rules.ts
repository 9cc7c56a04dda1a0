import { Secret } from '@adonisjs/core/helpers'

/** Rules of the settings of e-mail. Their errors name the variable and are read by the operator. */

type Variables = Readonly<Record<string, string | undefined>>

/** A host name or an IP address. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?|[0-9a-f:]+)$/i
const ADDRESS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i
const LOCAL = new Set(['localhost', '127.0.0.1', '::1'])

/**
 * Reads the mail server's host from an environment variable, which may be missing: then no e-mail is sent.
 * @throws Error with the variable's name when it is an address with scheme or port
 */
export function mailHost(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined
  if (!HOST.test(value)) {
    throw new Error(
      `The value for the environment variable "${name}" must be the name or IP address of the mail server alone, such as smtp.example.id; its port is MAIL_PORT`
    )
  }
  return value
}

/**
 * Reads the sender's address from an environment variable.
 * @throws Error with the variable's name when it is missing although MAIL_HOST is set, or more than an address
 */
export function mailSender({ MAIL_HOST }: Variables) {
  return (name: string, value: string | undefined): string | undefined => {
    if (!MAIL_HOST) return undefined
    if (!value) throw new Error(`Missing environment variable "${name}": MAIL_HOST needs a sender`)
    if (!ADDRESS.test(value)) {
      throw new Error(
        `The value for the environment variable "${name}" must be one e-mail address, such as ujian@example.id; the academy's name is added`
      )
    }
    return value
  }
}

/**
 * Reads the password of the mail server from an environment variable.
 * @throws Error with the variable's name when only one of user and password is set, or the password would be sent
 *   unencrypted to another machine
 */
export function mailPassword({ MAIL_HOST, MAIL_USER, MAIL_TLS }: Variables) {
  return (name: string, value: string | undefined): Secret<string> | undefined => {
    if (!MAIL_HOST) return undefined
    if (Boolean(MAIL_USER) !== Boolean(value)) {
      throw new Error(`The environment variables "MAIL_USER" and "${name}" belong together`)
    }
    if (!value) return undefined
    if (MAIL_TLS === 'none' && !LOCAL.has(MAIL_HOST.toLowerCase())) {
      throw new Error(
        `The environment variable "${name}" would be sent unencrypted: use MAIL_TLS=starttls or tls, or a mail server on this machine`
      )
    }
    return new Secret(value)
  }
}
