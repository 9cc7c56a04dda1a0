import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

interface Call {
  method?: string
  /** Sent as it is: no normalising of dots and slashes, unlike fetch. */
  path: string
  headers?: Record<string, string>
  body?: Buffer | string
}

/** One raw HTTP call to a loopback origin. */
export function call(
  origin: string,
  { method = 'GET', path, headers = {}, body }: Call
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const whole = Buffer.concat(chunks)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          text: whole.toString(),
        })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

export interface TestServer extends AsyncDisposable {
  origin: string
}

/** A real server on a loopback port of its own, for as long as it is in use. */
export async function serve(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}
