import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** One raw connection to a server. */
export class RawConnection {
  /** What the server has sent so far. */
  received = ''
  /** Resolves when the connection has ended, for any reason. */
  readonly closed: Promise<void>

  private constructor(readonly socket: Socket) {
    socket.setEncoding('latin1').on('data', (text: string) => (this.received += text))
    // A reset also ends the connection; tests check what was received.
    socket.on('error', () => {})
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()))
  }

  /** @param origin the server's, such as `http://127.0.0.1:4333` */
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
