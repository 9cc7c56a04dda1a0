import type { IncomingMessage, Server } from 'node:http'
import type { LoggerService } from '@adonisjs/core/types'
import { isLoopbackAuthority } from '#app/platform/network/loopback'

export interface ProxyRules {
  /** Whether an address may name the clients it forwards, by TRUSTED_PROXIES. */
  isTrusted: (address: string) => boolean
  /** APP_URL. */
  appUrl: string
}

/**
 * Wrong settings that requests reveal, each reported once: an untrusted proxy gives all learners one address, whose
 * limits lock a class out; under another host than that of APP_URL certificates and cards have a foreign address.
 */
export class ProxyWatch {
  readonly #said = new Set<'proxy' | 'host'>()
  /** The host of APP_URL, as a Host header has it. */
  readonly #ownHost: string

  constructor(
    private readonly rules: ProxyRules,
    private readonly logger: Pick<LoggerService, 'warn'>
  ) {
    this.#ownHost = new URL(rules.appUrl).host
  }

  /** Watches the requests of a server until everything has been reported. */
  watch(server: Server): void {
    const look = (request: IncomingMessage) => {
      this.look(request.headers, request.socket.remoteAddress ?? '')
      if (this.#said.size === 2) server.off('request', look)
    }
    server.on('request', look)
  }

  /** @param peer the address that the connection comes from */
  look(headers: IncomingMessage['headers'], peer: string): void {
    const { isTrusted, appUrl } = this.rules
    const isForwarded = headers['x-forwarded-for'] !== undefined
    if (isForwarded && !this.#said.has('proxy') && !isTrusted(peer)) {
      this.#said.add('proxy')
      this.logger.warn(
        { peer },
        'a request with X-Forwarded-For came from an address that TRUSTED_PROXIES does not name. If it is your proxy, name ' +
          'it: otherwise all learners count as one address, and its limits lock them out'
      )
    }
    const host = headers.host ?? ''
    if (host === '' || host === this.#ownHost || this.#said.has('host')) return
    if (isLoopbackAuthority(host)) return
    this.#said.add('host')
    this.logger.warn(
      { host: host.slice(0, 100), appUrl },
      'a request came for another host than that of APP_URL. If people use that address, set APP_URL to it: links, ' +
        'certificates and login cards carry APP_URL'
    )
  }
}
