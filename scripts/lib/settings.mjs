import { isAbsolute, resolve } from 'node:path'
import { Problem } from './problem.mjs'

/**
 * @typedef {object} Settings
 * @property {string} host address to listen on
 * @property {number} port 1..65535
 * @property {string} address what a person opens in the browser
 * @property {string} probeUrl where this machine asks whether the server is well
 * @property {boolean} demo
 * @property {NodeJS.ProcessEnv} serverEnv environment of the server and its ace commands
 */

/**
 * What `npm start` runs with. Everything that isn't named here is validated by the server at boot.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root
 * @returns {Settings}
 * @throws {Problem} for a PORT or DEMO that can't be meant
 */
export function readSettings(env, root) {
  const host = env.HOST || '127.0.0.1'
  const port = Number(env.PORT || '3333')
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Problem(`PORT is '${env.PORT}', but must be a whole number from 1 to 65535.`)
  }
  const demo = env.DEMO || 'true'
  if (demo !== 'true' && demo !== 'false') {
    throw new Problem(`DEMO is '${env.DEMO}', but must be true or false.`)
  }

  return {
    host,
    port,
    address: env.APP_URL || `http://localhost:${port}`,
    probeUrl: `http://${reachable(host)}:${port}/api/health`,
    demo: demo === 'true',
    serverEnv: {
      ...env,
      NODE_ENV: 'production',
      HOST: host,
      PORT: String(port),
      DEMO: demo,
      // Absolute: relative paths would be looked for in the build folder, which every build wipes.
      DATA_DIR: absolute(root, env.DATA_DIR || 'data'),
      WEB_DIST: absolute(root, env.WEB_DIST || 'web/dist'),
      // A terminal is no log collector; requests are logged when somebody asks for them.
      LOG_LEVEL: env.LOG_LEVEL || 'warn',
    },
  }
}

/**
 * @param {string} root
 * @param {string} path
 */
function absolute(root, path) {
  return isAbsolute(path) ? path : resolve(root, path)
}

/** @param {string} host */
function reachable(host) {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}
