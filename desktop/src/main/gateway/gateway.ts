import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_ROOT } from '../../../../api/contracts/paths.ts'
import { isOwnWindow } from './admission.ts'
import type { GatewayProblem } from './gateway-problem.ts'
import { createForwarder, type SignRequest } from './forwarder.ts'
import { openCopyCalls } from './copy-calls.ts'
import type { ExamCopies } from '../recovery/exam-copies.ts'
import { endWithNotice } from './notices.ts'
import { openWebFiles } from './web-files.ts'

const HOST = '127.0.0.1'
/** A caller that doesn't finish its headers must not hold a connection for long. */
const HEADERS_TIMEOUT_MS = 10_000
/** Uploads may be slow, so this is the same limit as the server's own. */
const REQUEST_TIMEOUT_MS = 15 * 60_000

export interface GatewayOptions {
  /** Folder of the packaged web build, absolute. */
  webRoot: string
  /** Origin of the academy's server, the only target of `/api`. */
  server: URL
  /** Known only to the window, and new at every start: see `newSecret`. */
  secret: string
  /** Whether the kiosk has a screen at this path. */
  isScreen: (path: string) => boolean
  /** Redirect target for addresses that aren't kiosk screens. */
  homePath: string
  /** Whether the kiosk may make this call. The path is below `/api`, without its query. */
  isCallAllowed: (method: string, path: string) => boolean
  /** Copies of the running exam, and the script that restores them. Without it nothing outlives the kiosk. */
  recovery?: { copies: ExamCopies; restoreScript: string }
  /** Signs calls with lab and seat. Undefined in a kiosk without a lab key. */
  sign?: SignRequest
  /** Timeout for a caller's headers, in milliseconds. */
  headersTimeoutMs?: number
  /** Timeout for a silent server, in milliseconds. */
  serverTimeoutMs?: number
  /** Logs the window's refused calls and lost connections, without bodies and cookies. */
  onProblem?: (problem: GatewayProblem) => void
  /** Called for each call that doesn't come from the window. */
  onStranger?: () => void
}

export interface Gateway {
  /** The address that the window loads, such as `http://127.0.0.1:41234`. */
  origin: string
  close(): Promise<void>
}

/**
 * Serves the web app on its own loopback port, with the academy's API on the same origin.
 * @throws Error if the web build is missing or no port is free
 */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const files = openWebFiles(options)
  const { recovery } = options
  const forward = createForwarder({
    ...options,
    ...(recovery && { onCookies: (lines) => recovery.copies.setCookies(lines) }),
  })
  const answerCopyCall = recovery ? openCopyCalls(recovery) : () => false
  const { onStranger = () => undefined, headersTimeoutMs = HEADERS_TIMEOUT_MS } = options
  const server = createServer({
    headersTimeout: headersTimeoutMs,
    // Node checks for slow callers at this interval, by default every half minute.
    connectionsCheckingInterval: headersTimeoutMs / 2,
    requestTimeout: REQUEST_TIMEOUT_MS,
  })
  const origin = await listen(server)

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers, headersDistinct } = request
    if (!isOwnWindow({ method, url, headers, headersDistinct }, origin, options.secret)) {
      onStranger()
      // The rest of its upload is not read.
      response.setHeader('Connection', 'close')
      response.once('finish', () => request.destroy())
      return endWithNotice(request, response, 'stranger')
    }
    if (isApi(url)) return forward(request, response)
    if (answerCopyCall(request, response)) return
    return files(request, response)
  })
  // An upgraded connection would bypass the rules above.
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
