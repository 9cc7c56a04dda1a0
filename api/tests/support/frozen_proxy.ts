import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a server of this machine that can be frozen: it takes what is sent and passes nothing on. */
export async function openFreezableWay(target: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  const waiting: (() => void)[] = []
  let isFrozen = false
  const whenThawed = (go: () => void) => void (isFrozen ? waiting.push(go) : go())

  const server = createServer((near) => {
    const far = connect(target.port, target.host)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => whenThawed(() => to.write(data)))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    /** How many connections lead through. */
    connections: () => sockets.size / 2,
    freeze: () => void (isFrozen = true),
    thaw() {
      isFrozen = false
      for (const go of waiting.splice(0)) go()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
