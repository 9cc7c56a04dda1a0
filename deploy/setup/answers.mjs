import { isIP } from 'node:net'

/**
 * @typedef {object} Answers
 * @property {string} origin what browsers open, such as `https://ujian.example.id`
 * @property {string} database `sqlite`, or `mysql://user:password@host:port/name`
 * @property {string} redis `redis://…`, or empty
 */

/**
 * @param {string} typed a name, or an address with its scheme
 * @returns {string} the origin: https, but for addresses of this machine
 * @throws {Error} with a sentence
 */
export function originOf(typed) {
  const text = typed.trim()
  const hasScheme = /^https?:\/\//i.test(text)
  const url = URL.parse(hasScheme ? text : `https://${text}`)
  if (!url || url.href !== `${url.origin}/`)
    throw new Error('Type a name such as ujian.example.id, without a path.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!hasScheme && (host === 'localhost' || isIP(host) !== 0)) url.protocol = 'http:'
  if (host !== 'localhost' && isIP(host) === 0 && !host.includes('.'))
    throw new Error(`'${host}' is no whole name: type one such as ujian.example.id.`)
  return url.origin
}

/**
 * @param {string} typed
 * @returns {string} `sqlite` or the address of a MySQL or MariaDB database
 * @throws {Error} with a sentence
 */
export function databaseOf(typed) {
  const text = typed.trim()
  if (text === '' || text.toLowerCase() === 'sqlite') return 'sqlite'
  const url = URL.parse(text)
  const isWhole =
    url?.protocol === 'mysql:' && url.hostname && url.username && url.pathname.length > 1
  if (!isWhole)
    throw new Error(
      'Type sqlite, or an address such as mysql://lulus:password@127.0.0.1:3306/lulus.'
    )
  return text
}

/**
 * The service's settings, as systemd and a shell both read them.
 * @param {Answers} answers
 * @param {{ key: string, dataDir: string, logDir: string }} made
 * @returns {string}
 * @throws {Error} for a value that one of the two would read differently
 */
export function settingsFile({ origin, database, redis }, { key, dataDir, logDir }) {
  /** @type {Record<string, string>} */
  const settings = {
    NODE_ENV: 'production',
    DEMO: 'false',
    DATA_DIR: dataDir,
    APP_URL: origin,
    APP_KEY: key,
    SECURITY_LOG: `${logDir}/security.log`,
    ...databaseSettings(database),
    ...(redis === '' ? {} : { REDIS_URL: redis }),
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${quoted(name, value)}`)
  return [
    '# The settings of the Lulus service and of every lulus command. What else can be set stands in the README.',
    '# Keep a copy of APP_KEY apart from the backups: without it second factors and lab keys are lost.',
    ...lines,
    '',
  ].join('\n')
}

/**
 * @param {string} database
 * @returns {Record<string, string>}
 */
function databaseSettings(database) {
  if (database === 'sqlite') return {}
  const url = new URL(database)
  return {
    DB_CONNECTION: 'mysql',
    DB_HOST: url.hostname,
    DB_PORT: url.port || '3306',
    DB_USER: decodeURIComponent(url.username),
    DB_PASSWORD: decodeURIComponent(url.password),
    DB_DATABASE: decodeURIComponent(url.pathname.slice(1)),
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
function quoted(name, value) {
  if (/^[\w.:/@%+,=-]*$/.test(value)) return value
  if (/['\n\r]/.test(value))
    throw new Error(
      `${name} has a quote or a line break: set another one, or write it into the file yourself.`
    )
  return `'${value}'`
}
