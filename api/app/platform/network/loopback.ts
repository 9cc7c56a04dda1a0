import { BlockList, isIP } from 'node:net'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** Characters of names and addresses; others could change how a URL is parsed. */
const HOST_CHARACTERS = /^[a-z0-9_.:-]+$/i

/**
 * Whether a host name or address, without brackets and port, can only be this machine: 127.0.0.0/8 (also inside IPv6),
 * ::1, localhost and names below it. 0.0.0.0 and :: stand for every address, so they don't count.
 */
export function isLoopbackHost(host: string): boolean {
  const isIPv6 = isIP(host) === 6
  if (!HOST_CHARACTERS.test(host) || (host.includes(':') && !isIPv6)) return false
  // The parser expands short IPv4 forms such as `127.1`.
  const parsed = URL.parse(isIPv6 ? `http://[${host}]` : `http://${host}`)
  if (!parsed) return false

  const name = parsed.hostname.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(name)
  if (family !== 0) return LOOPBACK.check(name, family === 6 ? 'ipv6' : 'ipv4')
  return /^(.+\.)?localhost\.?$/.test(name)
}

/** Like `isLoopbackHost`, for `host`, `host:port` or `[address]:port` of Host headers and forwarded addresses. */
export function isLoopbackAuthority(authority: string): boolean {
  if (isIP(authority) === 6) return isLoopbackHost(authority)
  const parts = /^(?:\[([^[\]]*)\]|([^:[\]]*))(?::\d{1,5})?$/.exec(authority)
  const [, address, name] = parts ?? []
  if (address !== undefined) return isIP(address) === 6 && isLoopbackHost(address)
  return name !== undefined && isLoopbackHost(name)
}

/** Like `isLoopbackHost`, for the host of a URL. */
export function isLoopbackUrl(url: string): boolean {
  const parsed = URL.parse(url)
  return parsed !== null && isLoopbackAuthority(parsed.host)
}

/**
 * Settings that let other machines reach the server, in their written form (`HOST=0.0.0.0`); empty when only this
 * machine can.
 */
export function settingsBeyondLoopback({ host, appUrl }: { host: string; appUrl: string }) {
  return [
    ...(isLoopbackHost(host) ? [] : [`HOST=${host}`]),
    ...(isLoopbackUrl(appUrl) ? [] : [`APP_URL=${appUrl}`]),
  ]
}
