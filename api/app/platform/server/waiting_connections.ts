import type { Server } from 'node:http'

/**
 * The most that Linux lets wait (net.core.somaxconn since 5.4); where it allows fewer, it takes fewer. Node's own 511 are
 * full after a second and a half when a room opens its exam; whoever comes then is silently ignored and tries again after
 * 1, 3, 7 and 15 seconds.
 */
const MOST_WAITING = 4096

/** Lets connections wait while the server is busy. Before it listens. */
export function letConnectionsWait(server: Server): void {
  const listen = server.listen.bind(server)
  // The framework names port and host alone.
  server.listen = ((port: number, host: string) =>
    listen({ port, host, backlog: MOST_WAITING })) as Server['listen']
}
