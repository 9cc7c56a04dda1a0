import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { WEB_DIST } from './environment.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Serves the web build alone, in a version that changes while its pages are open. The installation shared by all
 * journeys can't do that.
 */
export async function serveBuild() {
  const replaced = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    try {
      const body = replaced.get(path) ?? (await readFile(join(WEB_DIST, path)))
      const type = TYPES[extname(path)] ?? 'application/octet-stream'
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Serves this text in place of a file. */
    replace: (path: string, text: string) => replaced.set(path, text),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
