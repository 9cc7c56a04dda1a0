import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Time to complete a partly sent request head when the server ends. */
const HEAD_WITHIN_MS = 2_000
/** Time for running requests: nearly all answer within a second, a save always. */
const ANSWER_WITHIN_MS = 7_000
/** Longest pause within a request's body. */
const BODY_SILENCE_MS = 60_000

interface Connection {
  underWay: Set<ServerResponse>
  /** Bytes of requests that were answered. */
  bytesAnswered: number
}

/**
 * Tracks which connections of a server have a running request, which Node doesn't expose: a closing server would wait
 * for ever for an idle connection, because its timeouts no longer run.
 */
export class OpenConnections {
  readonly #connections = new Map<Socket, Connection>()
  #draining = false

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#connections.set(socket, { underWay: new Set(), bytesAnswered: 0 })
      socket.once('close', () => this.#connections.delete(socket))
    })
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      endSilentBody(request)
      this.#begin(request.socket, response)
    })
  }

  /**
   * Lets running requests finish and closes all other connections. Returns at once; the last connection is closed after
   * seven seconds.
   */
  drain(): void {
    this.#draining = true
    for (const [socket, { underWay }] of this.#connections) {
      for (const response of underWay) announceEnd(response)
      if (this.#isQuiet(socket)) socket.destroy()
    }
    setTimeout(() => this.#endWhere(({ underWay }) => underWay.size === 0), HEAD_WITHIN_MS).unref()
    setTimeout(() => this.#endWhere(() => true), ANSWER_WITHIN_MS).unref()
  }

  #begin(socket: Socket, response: ServerResponse): void {
    const connection = this.#connections.get(socket)
    if (!connection) return
    connection.underWay.add(response)
    if (this.#draining) announceEnd(response)
    response.once('close', () => {
      connection.underWay.delete(response)
      connection.bytesAnswered = socket.bytesRead
      if (this.#draining && connection.underWay.size === 0) socket.destroySoon()
    })
  }

  /** Whether everything received has been answered. */
  #isQuiet(socket: Socket): boolean {
    const connection = this.#connections.get(socket)
    return connection?.underWay.size === 0 && connection.bytesAnswered === socket.bytesRead
  }

  #endWhere(isEnded: (connection: Connection) => boolean): void {
    for (const [socket, connection] of this.#connections) {
      if (isEnded(connection)) socket.destroy()
    }
  }
}

/** Makes browser and load balancer use another connection. */
function announceEnd(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

/** Closes connections with a stalled request body. Slow readers of a response are no problem. */
function endSilentBody(request: IncomingMessage): void {
  if (request.complete) return
  const { socket } = request
  socket.setTimeout(BODY_SILENCE_MS)
  request.once('end', () => socket.setTimeout(0))
}
