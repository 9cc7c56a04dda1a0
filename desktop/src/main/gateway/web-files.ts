import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { isReadableRange } from '../../../../api/contracts/web_app.ts'
import { endWithNotice, PAGE_HEADERS } from './notices.ts'

const HASHED_ASSETS = '/assets/'
/**
 * Files are requested by their plain names: an encoded name could be the page's, which would then be served without its
 * policy, and compressed files are served in place of the plain ones.
 */
const PLAIN_NAME = /^[\w./@~+-]*[\w@~+-]$/
const NO_OWN_NAME = /\.(html|br|gz)$/i

interface WebFilesOptions {
  webRoot: string
  isScreen: (path: string) => boolean
  homePath: string
}

/**
 * Serves the packaged web build: the page for the kiosk's screens, the files (precompressed where available), and a
 * redirect home for other addresses. The file list is built once, so that no path can leave the folder.
 * @throws Error if the build is missing
 */
export function openWebFiles({ webRoot, isScreen, homePath }: WebFilesOptions) {
  const pageFile = join(webRoot, 'index.html')
  if (!existsSync(pageFile))
    throw new Error(`The web build is missing: ${pageFile}. Run "npm run build" first.`)
  const page = readFileSync(pageFile)
  const sendFile = sirv(webRoot, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, pathname) {
      const isImmutable = pathname.startsWith(HASHED_ASSETS)
      response.setHeader('Cache-Control', isImmutable ? 'max-age=31536000, immutable' : 'no-cache')
      response.setHeader('X-Content-Type-Options', 'nosniff')
      response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
    },
  })

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { method, url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return endWithNotice(request, response, 'missing')

    const path = url.split('?', 1)[0] ?? ''
    if (isScreen(path)) return sendPage(request, response, page)
    if (path.includes('.')) {
      if (!PLAIN_NAME.test(path) || NO_OWN_NAME.test(path))
        return endWithNotice(request, response, 'missing')
      if (!isReadableRange(request.headers.range ?? '')) delete request.headers.range
      // The headers are already sent, so an unreadable file can only break the connection.
      response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()))
      return sendFile(request, response, () => endWithNotice(request, response, 'missing'))
    }
    response.writeHead(302, { Location: homePath, 'Cache-Control': 'no-store' }).end()
  }
}

function sendPage({ method }: IncomingMessage, response: ServerResponse, page: Buffer): void {
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Length', page.byteLength)
  response.end(method === 'HEAD' ? undefined : page)
}
