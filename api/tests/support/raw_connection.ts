import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** One connection to a server, byte by byte as they are sent and received. */
export class RawConnection {
  /** What the server has sent so far. */
  received = ''
  /** Resolves when the connection is over, however that came about. */
  readonly closed: Promise<void>

  private constructor(readonly socket: Socket) {
    socket.setEncoding('latin1').on('data', (text: string) => (this.received += text))
    // A reset is an end as well; what was received says the rest.
    socket.on('error', () => {})
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()))
  }

  /** @param origin of the server, as `http://127.0.0.1:4333` */
  static async to(origin: string): Promise<RawConnection> {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    return new RawConnection(socket)
  }

  send(text: string): void {
    this.socket.write(text, 'latin1')
  }

  /** Waits until the server has sent this. */
  async until(text: string): Promise<void> {
    while (!this.received.includes(text)) {
      if (this.socket.destroyed) throw new Error(`closed after: ${this.received}`)
      await Promise.race([once(this.socket, 'data'), this.closed])
    }
  }
}
