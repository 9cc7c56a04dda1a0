import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A head that is half sent when the server ends gets so long to be completed. */
const HEAD_WITHIN_MS = 2_000
/** Requests under way get so long: nearly all answer within a second, a save always. */
const ANSWER_WITHIN_MS = 7_000
/** A body may be slow; it may not stand still for so long. */
const BODY_SILENCE_MS = 60_000

interface Connection {
  underWay: Set<ServerResponse>
  /** Bytes that belong to requests which were answered. */
  bytesAnswered: number
}

/**
 * Knows which connections of a server have a request under way, which Node tells nobody: a server that closes waits
 * for a connection that has never said a word, for ever, and no timeout runs any more.
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
   * Lets the requests under way be answered, and ends every other connection. Returns at once; the last connection is
   * gone after seven seconds.
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

  /** Whether nothing has been received that still wants an answer. */
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

/** Tells browser and balancer that this connection takes no further request. */
function announceEnd(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

/** A body that doesn't get on holds no place; an answer may take as long as its reader does. */
function endSilentBody(request: IncomingMessage): void {
  if (request.complete) return
  const { socket } = request
  socket.setTimeout(BODY_SILENCE_MS)
  request.once('end', () => socket.setTimeout(0))
}
