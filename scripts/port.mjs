import { once } from 'node:events'
import { createServer } from 'node:net'
import { Problem } from './problem.mjs'

/**
 * Called before the build, so that a taken port is reported early.
 * @param {string} host
 * @param {string} port as in the environment
 * @throws {Problem} when the server could not listen there
 */
export async function assertPortFree(host, port) {
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65535)
    throw new Problem(`PORT is '${port}', but must be a whole number from 1 to 65535.`)
  try {
    await listenOnce(host, Number(port))
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new Problem(
      code === 'EADDRINUSE'
        ? `Port ${port} is already in use: another program, or a second 'npm start', listens there. ` +
            `Stop it, or choose another port: PORT=${(Number(port) % 65535) + 1} npm start`
        : `The server can't listen on ${host}:${port} (${message}). Check HOST and PORT.`
    )
  }
}

/** Below those that systems give to outgoing connections: Linux from 32768 on, others from 49152. */
const FOR_SERVERS = { first: 10_000, last: 31_999 }

/**
 * A port for a server that starts later. A port picked by the system could be taken until then by an outgoing
 * connection, of which tests open thousands.
 * @param {string} host
 * @param {{ count?: number, from?: number }} [options] how many ports in a row must be free; where the search begins
 * @returns {Promise<number>} the first of them
 * @throws {Problem} when there are none
 */
export async function portForServer(host, { count = 1, from = anywhere() } = {}) {
  let first = from
  for (let port = from; port <= FOR_SERVERS.last; port++) {
    if (!(await isFree(host, port))) first = port + 1
    else if (port - first + 1 === count) return first
  }
  if (from > FOR_SERVERS.first) return portForServer(host, { count, from: FOR_SERVERS.first })
  throw new Problem(`No ${count} ports in a row are free on ${host}.`)
}

/** Far from the end, and rarely where another run searches at the same moment. */
function anywhere() {
  const { first, last } = FOR_SERVERS
  return first + Math.floor(Math.random() * (last - first - 1000))
}

/**
 * @param {string} host
 * @param {number} port
 */
async function isFree(host, port) {
  try {
    await listenOnce(host, port)
    return true
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'EADDRINUSE' || code === 'EACCES') return false
    throw error
  }
}

/**
 * @param {string} host
 * @param {number} port
 */
async function listenOnce(host, port) {
  const server = createServer().listen({ host, port, exclusive: true })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
