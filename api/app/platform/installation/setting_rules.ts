import { isIP } from 'node:net'
import { Secret } from '@adonisjs/core/helpers'
import proxyAddr from 'proxy-addr'

/** Rules of single environment variables. Their errors name the variable and are read by the operator. */

function mustBe(name: string, what: string): Error {
  return new Error(`The value for the environment variable "${name}" must be ${what}`)
}

/**
 * Reads a number of days from an environment variable.
 * @throws Error with the variable's name when it isn't only digits
 */
export function wholeDays(name: string, value: string | undefined): number {
  if (!/^\d{1,6}$/.test(value ?? '')) {
    throw mustBe(name, 'a whole number of days, 0 or more')
  }
  return Number(value)
}

/**
 * Reads the path of an nginx location from an environment variable, which may be missing.
 * @throws Error with the variable's name when it isn't a plain path such as `/berkas`
 */
export function internalPath(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined
  if (!/^(\/[a-z0-9_-]+)+$/i.test(value)) {
    throw mustBe(name, 'a path such as /berkas, without a slash at its end')
  }
  return value
}

function wholeNumber(
  name: string,
  value: string | undefined,
  { most, of }: { most: number; of: string }
): number {
  const number = /^\d{1,5}$/.test(value ?? '') ? Number(value) : 0
  if (number < 1 || number > most) throw mustBe(name, `a whole number${of} from 1 to ${most}`)
  return number
}

const MOST_WORKERS = 64

/**
 * Reads a number of processes from an environment variable.
 * @throws Error with the variable's name when it isn't a whole number from 1 to 64
 */
export function processCount(name: string, value: string | undefined): number {
  return wholeNumber(name, value, { most: MOST_WORKERS, of: '' })
}

/** With the ten seconds of grace it stays below the minute after which an abandoned attempt is finished. */
const MOST_SWEEP_SECONDS = 45

/**
 * Reads the seconds between two sweeps for attempts whose time is over from an environment variable.
 * @throws Error with the variable's name when it isn't a whole number from 1 to 45
 */
export function sweepSeconds(name: string, value: string | undefined): number {
  return wholeNumber(name, value, { most: MOST_SWEEP_SECONDS, of: ' of seconds' })
}

const KEY_LENGTH = 32

/**
 * Reads a secret key from an environment variable.
 * @throws Error with the variable's name when it is missing or shorter than 32 characters
 */
export function secretKey(name: string, value: string | undefined): Secret<string> {
  if (!value) throw new Error(`Missing environment variable "${name}"`)
  if (value.length < KEY_LENGTH) {
    throw mustBe(name, `a random text of ${KEY_LENGTH} characters or more; it has ${value.length}`)
  }
  return new Secret(value)
}

/**
 * Reads the port to listen on from an environment variable.
 * @throws Error with the variable's name when it isn't a whole number from 1 to 65535
 */
export function portNumber(name: string, value: string | undefined): number {
  return wholeNumber(name, value, { most: 65_535, of: '' })
}

/**
 * Reads the address that browsers open from an environment variable. Links, certificates and login cards carry it.
 * @returns it without a slash at its end
 * @throws Error with the variable's name when it has more than scheme, host and port, or isn't http or https
 */
export function publicOrigin(name: string, value: string | undefined): string {
  const url = URL.parse(value ?? '')
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  // Paths, search, fragment, user and password are all beyond the origin.
  if (!isWeb || url.href !== `${url.origin}/`) {
    throw mustBe(name, 'an http or https address without a path, such as https://ujian.example.id')
  }
  return url.origin
}

/**
 * Reads which proxies are trusted from an environment variable, which may be missing.
 * @throws Error with the variable's name when a part is no address, network or known name
 */
export function proxyList(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined
  try {
    proxyAddr.compile(value.split(',').map((part) => part.trim()))
  } catch {
    throw mustBe(
      name,
      'addresses or networks with commas between them, such as 10.0.0.5,192.168.7.0/24, or loopback, linklocal, uniquelocal'
    )
  }
  return value
}

/**
 * Reads the address of a Redis server from an environment variable, which may be missing.
 * @throws Error with the variable's name when it isn't a whole one
 */
export function redisUrl(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined
  const url = URL.parse(value)
  const isRedis = url?.protocol === 'redis:' || url?.protocol === 'rediss:'
  if (!isRedis || !url.hostname || !/^\/?\d*$/.test(url.pathname)) {
    throw mustBe(
      name,
      'an address such as redis://127.0.0.1:6379 or rediss://:password@redis.example:6380/0'
    )
  }
  return value
}

/** The host of a URL in the form for sockets: without the brackets of an IPv6 address. */
export function hostOf({ hostname }: URL): string {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(bare) === 6 ? bare : hostname
}
