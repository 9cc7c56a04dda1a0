import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { isReadableRange } from '../../../../api/contracts/range.ts'
import { endWithNotice } from './notices.ts'
import { PAGE_HEADERS } from './page-headers.ts'

const HASHED_ASSETS = '/assets/'

interface WebFilesOptions {
  webRoot: string
  isScreen: (path: string) => boolean
  homePath: string
}

/**
 * Serves the packaged web build: its page for the kiosk's screens, its files as they are (precompressed where they
 * exist so), and a way home from every other address. The list of files is made once, so no path leads out of it.
 * @throws Error when the build isn't there
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
    // The page under its file's name would come without its policy.
    if (path.endsWith('.html')) return endWithNotice(request, response, 'missing')
    if (path.includes('.')) {
      if (!isReadableRange(request.headers.range ?? '')) delete request.headers.range
      // A file that can't be read after all: its headers are out by then, so the window sees a broken connection.
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
