import { Agent as HttpAgent, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { createProxyServer } from 'http-proxy-3'
import { API_ROOT } from '../../../../api/contracts/paths.ts'
import { headersForServer, headersForWindow } from './forwarded-headers.ts'
import type { GatewayProblem } from './gateway.ts'
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
    proxyTimeout: serverTimeoutMs,
    selfHandleResponse: false,
  })

  proxy.on('proxyRes', (answer, request, response) => {
    // The library pipes, and a pipe doesn't pass a broken connection on: the window would wait for ever.
    answer.once('error', () => response.destroy())
    const headers = headersForWindow(answer.headers, server)
    if (headers === null) {
      answer.resume()
      onProblem(problemOf('refused', request, 'a redirect to another host'))
      return endWithNotice(request, response, 'unavailable')
    }
    answer.headers = headers
  })
  proxy.on('error', (error, request, response) => {
    onProblem(problemOf('unreachable', request, error.message))
    if ('headersSent' in response && !response.headersSent)
      return endWithNotice(request, response, 'unavailable')
    response.destroy()
  })

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
