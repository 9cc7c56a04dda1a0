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

/**
 * @param {string} host
 * @param {number} port 0 for any that is free
 * @returns {Promise<number>} the port
 */
export async function listenOnce(host, port) {
  const server = createServer().listen({ host, port, exclusive: true })
  await once(server, 'listening')
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return address.port
}
