import type { Server } from 'node:http'

/**
 * The longest backlog that Linux allows by default (net.core.somaxconn since 5.4); a lower limit applies by itself.
 * Node's own 511 are full after a second and a half when a room opens its exam; further clients are silently ignored
 * and retry after 1, 3, 7 and 15 seconds.
 */
const MOST_WAITING = 4096

/** Sets the backlog of connections. To be called before the server listens. */
export function letConnectionsWait(server: Server): void {
  const listen = server.listen.bind(server)
  // The framework passes port and host alone.
  server.listen = ((port: number, host: string) =>
    listen({ port, host, backlog: MOST_WAITING })) as Server['listen']
}
