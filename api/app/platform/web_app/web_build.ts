import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sirv, { type RequestHandler } from 'sirv'
import { StartRefused } from '#app/platform/errors/failures'
import { PAGE_HEADERS } from '#app/platform/web_app/page_headers'
import { openPages, type ChoosePage } from '#app/platform/web_app/pages'
import { SERVICE_WORKER_FILE } from '#contracts/web_app'

const INDEX = 'index.html'
const HASHED_ASSETS = '/assets/'

/** The web build: its pages in memory, its other files read from disk on request. */
export interface WebBuild {
  pageAt: ChoosePage
  serveFile: RequestHandler
}

/**
 * Refuses to start without a web build, which every page would need.
 * @param root WEB_DIST
 * @throws StartRefused
 */
export function refuseMissingBuild(root: string): void {
  if (existsSync(join(root, INDEX))) return
  throw new StartRefused(
    `The server did not start: WEB_DIST=${root} holds no web build (no ${INDEX}). Run "npm run build", or set the folder right.`
  )
}

/**
 * Opens the web build in `root`, to be served at `origin`.
 * @throws Error when there is none, naming the command that makes it.
 */
export function openWebBuild(root: string, origin: string): WebBuild {
  const file = join(root, INDEX)
  if (!existsSync(file)) {
    throw new Error(`The web app isn't built: ${file} is missing. Run "npm run build" first.`)
  }
  return {
    pageAt: openPages(root, (page) => withWholeAddress(page, origin)),
    serveFile: sirv(root, {
      // Checks the disk each time: a list made at the start would contain files that an upgrade has replaced.
      dev: true,
      etag: true,
      brotli: true,
      gzip: true,
      setHeaders(response, pathname) {
        for (const [name, value] of Object.entries(headersOf(pathname))) {
          response.setHeader(name, value)
        }
      },
    }),
  }
}

/** The preview picture for chats and social networks, which accept absolute addresses only. */
function withWholeAddress(page: string, origin: string): string {
  return page.replace('content="/og.png"', `content="${new URL('/og.png', origin).href}"`)
}

function headersOf(pathname: string): Record<string, string> {
  // The page under its file's name is still the page. The service worker serves pages: it has the same policy, and
  // must be the newest.
  if (pathname.endsWith('.html') || pathname === SERVICE_WORKER_FILE) return PAGE_HEADERS
  const immutable = pathname.startsWith(HASHED_ASSETS)
  return {
    'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'X-Content-Type-Options': 'nosniff',
  }
}
