import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { RawConnection } from '#tests/support/raw_connection'
import { TcpProxy, type Treatment } from '#tests/support/tcp_proxy'

type Cleanup = (undo: () => Promise<void>) => void

/** A server that echoes its input and records the order in which it came, behind a proxy. */
async function openWay(cleanup: Cleanup) {
  const received: string[] = []
  const server = createServer((socket) => {
    socket.setEncoding('latin1').on('data', (text: string) => {
      received.push(text)
      socket.write(text)
    })
    socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const proxy = await TcpProxy.open({ host: '127.0.0.1', port })
  cleanup(async () => {
    await proxy.close()
    server.close()
  })
  return { proxy, received }
}

/** Milliseconds until a text of ten bytes comes back. */
async function echoTime(origin: string): Promise<number> {
  const connection = await RawConnection.to(origin)
  const begun = performance.now()
  connection.send('ten bytes.')
  await connection.until('ten bytes.')
  connection.socket.destroy()
  return performance.now() - begun
}

test.group('TcpProxy', () => {
  test('the TCP proxy passes data both ways', async ({ assert, cleanup }) => {
    const { proxy, received } = await openWay(cleanup)
    await echoTime(proxy.origin)
    assert.deepEqual(received, ['ten bytes.'])
  })

  test("the TCP proxy's mode {kind} delays data for a while")
    .with<(Treatment & { atLeastMs: number })[]>([
      // In both directions.
      { kind: 'delay', ms: 40, atLeastMs: 75 },
      { kind: 'throttle', bytesPerSecond: 200, atLeastMs: 95 },
    ])
    .run(async ({ assert, cleanup }, { atLeastMs, ...treatment }) => {
      const { proxy } = await openWay(cleanup)
      proxy.treat(treatment)
      assert.isAbove(await echoTime(proxy.origin), atLeastMs)
    })

  test('the TCP proxy freezes data until it passes again', async ({ assert, cleanup }) => {
    const { proxy, received } = await openWay(cleanup)
    const connection = await RawConnection.to(proxy.origin)
    proxy.treat({ kind: 'freeze' })
    connection.send('late')
    await sleep(50)
    assert.deepEqual(received, [])
    proxy.treat({ kind: 'pass' })
    await connection.until('late')
  })

  test('the TCP proxy loses data half-open, while the connection stays', async ({
    assert,
    cleanup,
  }) => {
    const { proxy, received } = await openWay(cleanup)
    const connection = await RawConnection.to(proxy.origin)
    proxy.treat({ kind: 'half-open' })
    connection.send('lost ')
    await sleep(50)
    proxy.treat({ kind: 'pass' })
    connection.send('kept')
    await connection.until('kept')
    assert.deepEqual(received, ['kept'])
    assert.equal(proxy.connections, 1)
  })

  test('the TCP proxy reverses the order of requests on several connections', async ({
    assert,
    cleanup,
  }) => {
    const { proxy, received } = await openWay(cleanup)
    const names = ['first', 'second', 'third']
    const connections = await Promise.all(names.map(() => RawConnection.to(proxy.origin)))
    proxy.treat({ kind: 'reorder', among: 3, withinMs: 2_000 })
    for (const [at, connection] of connections.entries()) {
      connection.send(names[at] ?? '')
      await sleep(10)
    }
    await Promise.all(connections.map((connection, at) => connection.until(names[at] ?? '')))
    assert.deepEqual(received, ['third', 'second', 'first'])
  })

  test('the TCP proxy goes on when fewer requests come than could be reordered', async ({
    cleanup,
  }) => {
    const { proxy } = await openWay(cleanup)
    proxy.treat({ kind: 'reorder', among: 3, withinMs: 20 })
    await echoTime(proxy.origin)
  })

  test('the TCP proxy cuts open connections and refuses new ones', async ({ assert, cleanup }) => {
    const { proxy, received } = await openWay(cleanup)
    const connection = await RawConnection.to(proxy.origin)
    connection.send('before')
    await connection.until('before')
    proxy.treat({ kind: 'refuse' })
    proxy.cut()
    await connection.closed
    // The reset comes before or after the connection is reported open.
    const next = RawConnection.to(proxy.origin).then(({ closed }) => closed)
    await next.catch((error: NodeJS.ErrnoException) => assert.equal(error.code, 'ECONNRESET'))
    assert.deepEqual(received, ['before'])
    assert.equal(proxy.connections, 0)
  })

  test('the TCP proxy holds a request back while its listener waits', async ({
    assert,
    cleanup,
  }) => {
    const { proxy, received } = await openWay(cleanup)
    const seen = Promise.withResolvers<void>()
    const mayGoOn = Promise.withResolvers<void>()
    proxy.listener = async () => {
      seen.resolve()
      await mayGoOn.promise
    }
    const connection = await RawConnection.to(proxy.origin)
    connection.send('COMMIT')
    await seen.promise
    await sleep(20)
    assert.deepEqual(received, [])
    mayGoOn.resolve()
    await connection.until('COMMIT')
  })

  test('the TCP proxy sends new connections to another target', async ({ assert, cleanup }) => {
    const { proxy, received } = await openWay(cleanup)
    const other = await openWay(cleanup)
    proxy.target = { host: '127.0.0.1', port: other.proxy.port }
    await echoTime(proxy.origin)
    assert.deepEqual([received, other.received], [[], ['ten bytes.']])
  })
})
