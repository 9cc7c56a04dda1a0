import emitter from '@adonisjs/core/services/emitter'
import type { Mailer } from '@adonisjs/mail'
import type { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import type { MailEvents } from '@adonisjs/mail/types'
import type { MailSettings } from '#app/messages/mail/mail_settings'

declare module '@adonisjs/core/types' {
  // Of the library, whose provider would add them.
  interface EventsList extends MailEvents {}
}

/** An e-mail as it is handed over. */
export interface Letter {
  /** The same at each attempt, so that mail programs show one that arrived twice once. */
  messageId: string
  to: { address: string; name: string }
  /** Name of the sender, beside the address of the settings. */
  fromName: string
  subject: string
  text: string
  html: string
  /** Takes a POST that stops such e-mails (RFC 8058), and the page for people; null for those that can't be stopped. */
  stop: { postUrl: string } | null
}

/** Of one step each; together they stay below the time for which an e-mail is claimed. */
const TIMEOUTS = {
  dnsTimeout: 20_000,
  connectionTimeout: 20_000,
  greetingTimeout: 30_000,
  socketTimeout: 60_000,
}

/** Hands e-mails to the mail server of the settings, one connection for each. */
export class Post {
  #mailer: Promise<Mailer<SMTPTransport>> | undefined

  /** @param settings null when no e-mail is sent */
  constructor(private readonly settings: MailSettings | null) {}

  get isOn(): boolean {
    return this.settings !== null
  }

  /** The part of the sender's address behind the @. */
  get domain(): string {
    return this.settings?.from.split('@').at(-1) ?? 'localhost'
  }

  /**
   * Resolves when the server has taken the e-mail over.
   * @throws an error of nodemailer, with `code`, `command`, `responseCode` and `response`; Error when e-mail is off
   */
  async send(letter: Letter): Promise<void> {
    const { settings } = this
    if (!settings) throw new Error('MAIL_HOST is not set')
    this.#mailer ??= openMailer(settings)
    const mailer = await this.#mailer
    await mailer.send((message) => {
      message
        .messageId(letter.messageId)
        .from(settings.from, oneLine(letter.fromName))
        .to(letter.to.address, oneLine(letter.to.name))
        .subject(oneLine(letter.subject))
        .text(letter.text)
        .html(letter.html)
        // No answers by machines, such as notes of absence (RFC 3834).
        .header('Auto-Submitted', 'auto-generated')
      if (letter.stop) {
        message
          .header('List-Unsubscribe', `<${letter.stop.postUrl}>`)
          .header('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click')
      }
    })
  }
}

async function openMailer({ host, port, tls, login }: MailSettings) {
  // Only where e-mail is used.
  const { Mailer } = await import('@adonisjs/mail')
  const { SMTPTransport } = await import('@adonisjs/mail/transports/smtp')
  const transport = new SMTPTransport({
    host,
    port,
    secure: tls === 'tls',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(login && {
      auth: { type: 'login', user: login.user, pass: login.password.release() },
    }),
    ...TIMEOUTS,
  })
  return new Mailer('smtp', transport, emitter)
}

/** Names come from people: a line break would begin another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
