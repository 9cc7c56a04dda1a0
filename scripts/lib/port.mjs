import { createServer } from 'node:net'
import { Problem } from './problem.mjs'

/**
 * Asked before the long work begins, so that nobody waits for a build to learn that the address is taken.
 * @param {string} host
 * @param {number} port
 * @throws {Problem} when the server could not listen there
 */
export async function assertPortFree(host, port) {
  try {
    await listenOnce(host, port)
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'EADDRINUSE') {
      throw new Problem(
        `Port ${port} is already in use: another program, or a second 'npm start', listens there. ` +
          `Stop it, or choose another port: PORT=${port === 65535 ? port - 1 : port + 1} npm start`
      )
    }
    if (code === 'EACCES')
      throw new Problem(
        `Port ${port} needs more rights. Choose one above 1023: PORT=3333 npm start`
      )
    throw new Problem(
      `The server can't listen on ${host}:${port} (${message}). Check HOST and PORT.`
    )
  }
}

/** @returns {Promise<number>} a port that is free on loopback now */
export async function freePort() {
  return listenOnce('127.0.0.1', 0)
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<number>}
 */
function listenOnce(host, port) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ host, port, exclusive: true }, () => {
      const address = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(address.port))
    })
  })
}
