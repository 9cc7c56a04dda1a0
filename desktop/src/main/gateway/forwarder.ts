import {
  Agent as HttpAgent,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Readable, type Duplex } from 'node:stream'
import { createProxyServer } from 'http-proxy-3'
import { API_ROOT } from '../../../../api/contracts/paths.ts'
import { headersForServer, headersForWindow } from './forwarded-headers.ts'
import type { GatewayProblem } from './gateway-problem.ts'
import { endWithNotice } from './notices.ts'
import { readSmallBody } from './small-body.ts'

const SERVER_TIMEOUT_MS = 60_000
const CONNECT_TIMEOUT_MS = 10_000

/**
 * Returns the headers that sign a call. The path includes its query. The body is omitted if there is none or it
 * streams.
 */
export type SignRequest = (method: string, path: string, body?: Buffer) => Record<string, string>

interface ForwarderOptions {
  server: URL
  isCallAllowed: (method: string, path: string) => boolean
  sign?: SignRequest
  serverTimeoutMs?: number
  /** Called with the cookies that a response sets, as the window gets them. */
  onCookies?: (lines: readonly string[]) => void
  onProblem?: (problem: GatewayProblem) => void
}

/** Forwards calls below `/api` to the academy's server only. Bodies stream in both directions. */
export function createForwarder(options: ForwarderOptions) {
  const { server, isCallAllowed, sign = () => ({}), onProblem = () => undefined } = options
  const { serverTimeoutMs = SERVER_TIMEOUT_MS, onCookies = () => undefined } = options
  const proxy = proxyTo(server)
  const unreachable: Unreachable = (request, response, detail) => {
    onProblem(problemOf('unreachable', request, detail))
    if ('headersSent' in response && !response.headersSent)
      return endWithNotice(request, response, 'unavailable')
    response.destroy()
  }

  proxy.on('proxyReq', (call, request, response) => {
    limitHead(call, request, serverTimeoutMs)
    limitSilence(call, response, serverTimeoutMs)
    // Pages can't use an upgraded connection.
    call.once('upgrade', (_answer, socket) => {
      socket.destroy()
      unreachable(request, response, 'another protocol')
    })
  })
  proxy.on('proxyRes', (answer, request, response) => {
    // The library's pipe doesn't report a broken connection, and the window would wait forever.
    answer.once('error', () => response.destroy())
    const refuse = (kind: GatewayProblem['kind'], detail: string) => {
      answer.resume()
      onProblem(problemOf(kind, request, detail))
      endWithNotice(request, response, 'unavailable')
    }
    if (!isSendable(answer.statusCode)) return refuse('unreachable', 'an answer that is not HTTP')
    const headers = headersForWindow(answer.headers, server)
    if (headers === null) return refuse('refused', 'a redirect to another host')
    if (headers['set-cookie']) onCookies(headers['set-cookie'])
    answer.headers = headers
    // The server's reason phrase may contain characters that can't be sent, and the number is enough.
    answer.statusMessage = ''
  })
  proxy.on('error', (error, request, response) => unreachable(request, response, error.message))

  /** Signs and sends a call whose path is allowed. */
  async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request
    const body = await readSmallBody(request)
    try {
      const signature = sign(method, url, body ?? undefined)
      request.headers = headersForServer(request.headers, server, signature)
      proxy.web(request, response, body === null ? {} : { buffer: Readable.from([body]) })
    } catch (error) {
      unreachable(request, response, error instanceof Error ? error.message : String(error))
    }
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { method = '', url = '' } = request
    const address = URL.parse(url, server)
    // The checked path must equal the sent path: no '..', no encoded slash, no backslash.
    if (address === null || !isPlain(url, address)) {
      onProblem(problemOf('refused', request, 'an unclear path'))
      return endWithNotice(request, response, 'missing')
    }
    if (!isCallAllowed(method, address.pathname.slice(API_ROOT.length))) {
      onProblem(problemOf('refused', request, 'not in the kiosk'))
      return endWithNotice(request, response, 'closed')
    }
    // The window has closed the connection.
    send(request, response).catch(() => response.destroy())
  }
}

type Unreachable = (
  request: IncomingMessage,
  response: ServerResponse | Duplex,
  detail: string
) => void

function proxyTo(server: URL) {
  const agent =
    server.protocol === 'https:'
      ? new HttpsAgent({ keepAlive: true })
      : new HttpAgent({ keepAlive: true })
  return createProxyServer({
    target: server.origin,
    agent,
    secure: true,
    xfwd: false,
    followRedirects: false,
    connectTimeout: CONNECT_TIMEOUT_MS,
    selfHandleResponse: false,
  })
}

/** Ends a call whose response headers drip in, because every byte would reset the other timeout. */
function limitHead(call: ClientRequest, request: IncomingMessage, timeoutMs: number): void {
  let head: NodeJS.Timeout | undefined
  let isWaiting = true
  const startHead = () => {
    if (!isWaiting) return
    head = setTimeout(() => call.destroy(new Error('a head that never ends')), timeoutMs)
  }
  const endHead = () => {
    isWaiting = false
    clearTimeout(head)
  }
  if (request.readableEnded) startHead()
  else request.once('end', startHead)
  for (const name of ['response', 'close'] as const) call.once(name, endHead)
}

function limitSilence(
  call: ClientRequest,
  response: ServerResponse | Duplex,
  timeoutMs: number
): void {
  call.setTimeout(timeoutMs, () => {
    // A paused player stops reading, so the silence isn't the server's fault.
    const isReaderSlow = 'writableNeedDrain' in response && response.writableNeedDrain
    if (!isReaderSlow) call.destroy(new Error(`no word for ${timeoutMs / 1000} s`))
  })
}

/** Whether a status can be sent. Only final ones can. */
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
