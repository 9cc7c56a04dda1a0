import { once } from 'node:events'
import { createConnection } from 'node:net'

const WITHIN_MS = 10_000

/** Waits until a program of this machine accepts connections. @param name for the error */
export async function untilListening(port: number, name: string): Promise<void> {
  for (const end = performance.now() + WITHIN_MS; performance.now() < end;) {
    const socket = createConnection(port, '127.0.0.1')
    const connected = await once(socket, 'connect').then(
      () => true,
      () => false
    )
    socket.destroy()
    if (connected) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${name} did not answer within ${WITHIN_MS / 1000} s`)
}
