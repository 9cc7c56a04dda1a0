import { BlockList, isIP } from 'node:net'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** What a name or an address is made of; everything else would mean something to a parser of addresses. */
const HOST_CHARACTERS = /^[a-z0-9_.:-]+$/i

/**
 * Whether a host name or an address, without brackets and port, can only mean this machine: 127.0.0.0/8 (also inside
 * IPv6), ::1, localhost and names below it. 0.0.0.0 and :: are every address of the machine, so they are not.
 */
export function isLoopbackHost(host: string): boolean {
  const isIPv6 = isIP(host) === 6
  if (!HOST_CHARACTERS.test(host) || (host.includes(':') && !isIPv6)) return false
  // The short and odd ways to write an IPv4 address, as `127.1`, come out of the parser in full.
  const parsed = URL.parse(isIPv6 ? `http://[${host}]` : `http://${host}`)
  if (!parsed) return false

  const name = parsed.hostname.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(name)
  if (family !== 0) return LOOPBACK.check(name, family === 6 ? 'ipv6' : 'ipv4')
  return /^(.+\.)?localhost\.?$/.test(name)
}

/** The same of `host`, `host:port` or `[address]:port`, as the Host header and forwarded addresses are written. */
export function isLoopbackAuthority(authority: string): boolean {
  if (isIP(authority) === 6) return isLoopbackHost(authority)
  const parts = /^(?:\[([^[\]]*)\]|([^:[\]]*))(?::\d{1,5})?$/.exec(authority)
  const [, address, name] = parts ?? []
  if (address !== undefined) return isIP(address) === 6 && isLoopbackHost(address)
  return name !== undefined && isLoopbackHost(name)
}

/** The same of the host of a URL. */
export function isLoopbackUrl(url: string): boolean {
  const parsed = URL.parse(url)
  return parsed !== null && isLoopbackAuthority(parsed.host)
}
