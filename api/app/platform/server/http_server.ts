import { createServer, type Server } from 'node:http'

/** A server that waits for nobody for ever, and long enough for a phone on a bad network. Times in milliseconds. */
export function createHttpServer(): Server {
  return createServer({
    // A few hundred bytes, even on the worst network.
    headersTimeout: 30_000,
    // A proof of 5 MB takes eleven minutes at 64 kbit/s.
    requestTimeout: 15 * 60_000,
    // Longer than the 60 s after which proxies give a connection up: the other way round, requests meet a closed door.
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
  })
}
