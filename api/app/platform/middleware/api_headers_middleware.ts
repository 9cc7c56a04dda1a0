import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { http } from '#config/app'
import { API_HEADERS } from '#app/platform/errors/error_response'
import { UntrustedProxies } from '#app/platform/network/untrusted_proxies'
import { noteArrival } from '#app/platform/time/arrivals'
import { inject } from '@adonisjs/core'

/**
 * Sets headers for data of one person at one moment, unless a controller sets others. Also notes when the request
 * arrived, and reports an untrusted proxy to the operator.
 */
@inject()
export default class ApiHeadersMiddleware {
  constructor(private readonly proxies: UntrustedProxies) {}

  async handle(ctx: HttpContext, next: NextFn) {
    noteArrival(ctx.request.request)
    for (const [name, value] of Object.entries(API_HEADERS)) ctx.response.header(name, value)
    this.#noteProxy(ctx)
    return next()
  }

  #noteProxy({ request, logger }: HttpContext): void {
    const { headers, socket } = request.request
    const forwarded = headers['x-forwarded-for']
    const peer = socket.remoteAddress
    if (forwarded === undefined || peer === undefined || http.trustProxy(peer, 0)) return
    if (!this.proxies.note(peer, String(forwarded))) return
    logger.warn(
      { peer },
      'X-Forwarded-For comes from a peer that TRUSTED_PROXIES does not name: all its users count as one address and are refused together. Name it there if it is your proxy.'
    )
  }
}
