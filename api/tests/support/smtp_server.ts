import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Secret } from '@adonisjs/core/helpers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { MailSettings } from '#app/messages/mail/mail_settings'
import { Post } from '#app/messages/mail/post'

/** An e-mail that the server has taken over. */
export interface Received {
  /** Addresses of the envelope. */
  to: string[]
  email: Email
  raw: string
}

/** What the server answers to the next messages, one after the other; afterwards it takes them. */
export type Behaviour =
  | { at: 'rcpt' | 'data'; code: number; answer: string }
  /** Cuts the connection after it has read the message. */
  | { at: 'data'; cuts: true }
  /** Reads the message and says nothing, until it is let go. */
  | { at: 'data'; stalls: true }

/** A mail server on a port of this machine. */
export class TestSmtpServer {
  readonly received: Received[] = []
  /** How often a message arrived whole, whatever was answered. */
  arrivals = 0
  readonly #behaviours: Behaviour[] = []
  readonly #sockets = new Set<Socket>()
  #arrived: (() => void)[] = []
  #server: SMTPServer
  port = 0

  private constructor(private readonly options: SMTPServerOptions) {
    this.#server = this.#create()
  }

  static async start(options: SMTPServerOptions = {}): Promise<TestSmtpServer> {
    const server = new TestSmtpServer({ disabledCommands: ['AUTH', 'STARTTLS'], ...options })
    await server.listen()
    return server
  }

  /** Answers the next messages so. */
  next(...behaviours: Behaviour[]): void {
    this.#behaviours.push(...behaviours)
  }

  /** Resolves when the next message has arrived whole. */
  arrival(): Promise<void> {
    return new Promise((resolve) => this.#arrived.push(resolve))
  }

  /** Listens on the same port as before. */
  async listen(): Promise<void> {
    const { server } = this.#server
    server.listen(this.port, '127.0.0.1')
    await once(server, 'listening')
    this.port = (server.address() as AddressInfo).port
  }

  /** Is gone, with all connections; `restart` brings it back. */
  async stop(): Promise<void> {
    const { server } = this.#server
    const closed = once(server, 'close')
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  async restart(): Promise<void> {
    this.#server = this.#create()
    await this.listen()
  }

  /** The way to this server. */
  post(settings: Partial<MailSettings> = {}): Post {
    return new Post({
      host: '127.0.0.1',
      port: this.port,
      tls: 'none',
      login: null,
      from: 'ujian@akademi.test',
      ...settings,
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop()
  }

  #create(): SMTPServer {
    const server = new SMTPServer({
      ...this.options,
      closeTimeout: 0,
      onRcptTo: (_address, _session, done) => {
        const [behaviour] = this.#behaviours
        if (behaviour?.at !== 'rcpt') return done()
        this.#behaviours.shift()
        done(refusal(behaviour))
      },
      onData: (stream, session, done) => {
        void buffer(stream).then(async (content) => {
          this.arrivals++
          const behaviour =
            this.#behaviours[0]?.at === 'data' ? this.#behaviours.shift() : undefined
          if (behaviour === undefined) {
            const to = session.envelope.rcptTo.map(({ address }) => address)
            this.received.push({
              to,
              email: await PostalMime.parse(content),
              raw: content.toString(),
            })
            done()
          } else if ('cuts' in behaviour) for (const socket of this.#sockets) socket.destroy()
          else if ('code' in behaviour) done(refusal(behaviour))
          for (const tell of this.#arrived.splice(0)) tell()
        })
      },
    })
    server.on('error', () => undefined)
    server.server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
    return server
  }
}

function refusal({ code, answer }: { code: number; answer: string }): Error {
  return Object.assign(new Error(answer), { responseCode: code })
}

/** A login for `MailSettings`. */
export function loginOf(user: string, password: string): NonNullable<MailSettings['login']> {
  return { user, password: new Secret(password) }
}
