import { Agent as HttpAgent, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Duplex } from 'node:stream'
import { createProxyServer } from 'http-proxy-3'
import { API_ROOT } from '../../../../api/contracts/paths.ts'
import { headersForServer, headersForWindow } from './forwarded-headers.ts'
import type { GatewayProblem } from './gateway-problem.ts'
import { endWithNotice } from './notices.ts'

const SERVER_TIMEOUT_MS = 60_000
const CONNECT_TIMEOUT_MS = 10_000

/** Headers for a call: the path carries its query. */
export type SignRequest = (method: string, path: string) => Record<string, string>

interface ForwarderOptions {
  server: URL
  isCallAllowed: (method: string, path: string) => boolean
  sign?: SignRequest
  serverTimeoutMs?: number
  onProblem?: (problem: GatewayProblem) => void
}

/** Passes calls below `/api` on to the academy's server, and to no other. Bodies stream both ways. */
export function createForwarder({
  server,
  isCallAllowed,
  sign = () => ({}),
  serverTimeoutMs = SERVER_TIMEOUT_MS,
  onProblem = () => undefined,
}: ForwarderOptions) {
  const agent =
    server.protocol === 'https:'
      ? new HttpsAgent({ keepAlive: true })
      : new HttpAgent({ keepAlive: true })
  const proxy = createProxyServer({
    target: server.origin,
    agent,
    secure: true,
    xfwd: false,
    followRedirects: false,
    connectTimeout: CONNECT_TIMEOUT_MS,
    selfHandleResponse: false,
  })

  const unreachable = (
    request: IncomingMessage,
    response: ServerResponse | Duplex,
    detail: string
  ) => {
    onProblem(problemOf('unreachable', request, detail))
    if ('headersSent' in response && !response.headersSent)
      return endWithNotice(request, response, 'unavailable')
    response.destroy()
  }

  proxy.on('proxyReq', (call, request, response) => {
    call.setTimeout(serverTimeoutMs, () => {
      // A recording that the player has stopped reading is silent for our own sake.
      const isReaderSlow = 'writableNeedDrain' in response && response.writableNeedDrain
      if (!isReaderSlow) call.destroy(new Error(`no word for ${serverTimeoutMs / 1000} s`))
    })
    // A server that wants to speak another protocol has nothing that a page could read.
    call.once('upgrade', (_answer, socket) => {
      socket.destroy()
      unreachable(request, response, 'another protocol')
    })
  })
  proxy.on('proxyRes', (answer, request, response) => {
    // The library pipes, and a pipe doesn't pass a broken connection on: the window would wait for ever.
    answer.once('error', () => response.destroy())
    const refuse = (kind: GatewayProblem['kind'], detail: string) => {
      answer.resume()
      onProblem(problemOf(kind, request, detail))
      endWithNotice(request, response, 'unavailable')
    }
    if (!isSendable(answer.statusCode)) return refuse('unreachable', 'an answer that is not HTTP')
    const headers = headersForWindow(answer.headers, server)
    if (headers === null) return refuse('refused', 'a redirect to another host')
    answer.headers = headers
    // Whatever is written there may not be writable; the number says it all.
    answer.statusMessage = ''
  })
  proxy.on('error', (error, request, response) => unreachable(request, response, error.message))

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { method = '', url = '' } = request
    const address = URL.parse(url, server)
    // What the rules judge must be what is sent: no '..', no encoded slash, no backslash.
    if (address === null || !isPlain(url, address)) {
      onProblem(problemOf('refused', request, 'an unclear path'))
      return endWithNotice(request, response, 'missing')
    }
    if (!isCallAllowed(method, address.pathname.slice(API_ROOT.length))) {
      onProblem(problemOf('refused', request, 'not in the kiosk'))
      return endWithNotice(request, response, 'closed')
    }
    request.headers = headersForServer(request.headers, server, sign(method, url))
    proxy.web(request, response)
  }
}

/** A final status. Others can be received, but not sent. */
function isSendable(status = 0): boolean {
  return status >= 200 && status <= 599
}

function isPlain(url: string, address: URL): boolean {
  return address.pathname + address.search === url && !/%(2f|5c|2e|00)/i.test(address.pathname)
}

function problemOf(
  kind: GatewayProblem['kind'],
  { method = '', url = '' }: IncomingMessage,
  detail: string
): GatewayProblem {
  return { kind, method, path: url.split('?', 1)[0] ?? '', detail }
}
