import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_ROOT } from '../../../../api/contracts/paths.ts'
import { judgeCaller } from './admission.ts'
import type { GatewayProblem } from './gateway-problem.ts'
import { createForwarder, type SignRequest } from './forwarder.ts'
import { endWithNotice } from './notices.ts'
import { openWebFiles } from './web-files.ts'

const HOST = '127.0.0.1'
/** A caller that doesn't finish its headers holds no place for long. */
const HEADERS_TIMEOUT_MS = 10_000
/** What is sent waits for the line to the server, as long as the server itself would wait. */
const REQUEST_TIMEOUT_MS = 15 * 60_000

export interface GatewayOptions {
  /** Folder of the packaged web build, absolute. */
  webRoot: string
  /** Origin of the academy's server: the only place that `/api` leads to. */
  server: URL
  /** Known to the window alone, new at every start: see `newSecret`. */
  secret: string
  /** Which paths of the app exist in the kiosk. */
  isScreen: (path: string) => boolean
  /** Where an address that is no screen of the kiosk leads. */
  homePath: string
  /** Which calls of the API the kiosk may make; the path is below `/api`, without its query. */
  isCallAllowed: (method: string, path: string) => boolean
  /** Headers that prove which seat of which lab this is; none for a kiosk without a lab key. */
  sign?: SignRequest
  /** How long the server may be silent, in milliseconds. */
  serverTimeoutMs?: number
  /** Refused calls and lost connections, for the log; never carries a body or a cookie. */
  onProblem?: (problem: GatewayProblem) => void
}

export interface Gateway {
  /** What the window loads, as `http://127.0.0.1:41234`. */
  origin: string
  /** Ends all connections. */
  close(): Promise<void>
}

/**
 * Starts the web app on a loopback port of its own, with the academy's API on the same origin.
 * @throws Error when the web build is missing or no port can be had
 */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const files = openWebFiles(options)
  const forward = createForwarder(options)
  const report = options.onProblem ?? (() => undefined)
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
  })
  const origin = await listen(server)

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request
    const refusal = judgeCaller({ method, url, headers: request.headers }, origin, options.secret)
    if (refusal) {
      report({ kind: 'refused', method, path: pathOf(url), detail: refusal })
      return endWithNotice(request, response, 'stranger')
    }
    if (isApi(url)) return forward(request, response)
    return files(request, response)
  })
  // Nothing of ours upgrades; an upgraded connection would bypass every rule above.
  server.on('upgrade', (_request, socket) => socket.destroy())
  server.on('connect', (_request, socket) => socket.destroy())

  return {
    origin,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, HOST, () => {
      server.off('error', reject)
      resolve(`http://${HOST}:${(server.address() as AddressInfo).port}`)
    })
  })
}

function isApi(url: string): boolean {
  const path = pathOf(url)
  return path === API_ROOT || path.startsWith(`${API_ROOT}/`)
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}
