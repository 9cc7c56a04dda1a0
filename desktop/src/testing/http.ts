import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import {
  connect,
  createServer as createSocketServer,
  type AddressInfo,
  type Socket,
} from 'node:net'

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

/** A server that does with each connection what it likes: answers no HTTP library would write. */
export async function serveRaw(onConnection: (socket: Socket) => void): Promise<TestServer> {
  const sockets = new Set<Socket>()
  const server = createSocketServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    onConnection(socket)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}

/** Opens a connection, byte by byte as a caller likes. What happens to it later is nobody's failure. */
export function connectRaw(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket.off('error', reject)))
    socket.on('error', reject)
    socket.on('error', () => socket.destroy())
  })
}
