import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'

/** The format of a proxy's request id. Any other would fill the log with a stranger's text. */
const REQUEST_ID = /^[\w-]{8,64}$/

/**
 * A server that doesn't listen yet, with time limits that end stuck connections but allow a phone on a bad network.
 * @param answer may be added later, as a listener of `request`
 */
export function createHttpServer(answer?: RequestListener): Server {
  const server = createServer(
    {
      // Milliseconds. Headers are a few hundred bytes, even on the worst network.
      headersTimeout: 30_000,
      // A proof of 5 MB takes eleven minutes at 64 kbit/s.
      requestTimeout: 15 * 60_000,
      // Longer than a proxy's usual 60 s, so that a proxy never sends a request on a closed connection.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
    },
    answer
  )
  server.prependListener('request', dropStrangeId)
  return server
}

/** The framework then generates its own. */
function dropStrangeId({ headers }: IncomingMessage): void {
  const { 'x-request-id': id } = headers
  if (id !== undefined && !REQUEST_ID.test(String(id))) delete headers['x-request-id']
}
