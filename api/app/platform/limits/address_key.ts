import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Bytes of an IPv6 address that name its network: a client with one address of it has them all. */
const NETWORK_BYTES = 8

/**
 * The key of an address in a limit: itself, or the /64 network of an IPv6 address. A client may write anything into
 * X-Forwarded-For, and a key's length is limited: everything that is no address shares one budget.
 */
export function addressKey(ip: string): string {
  if (isIP(ip) === 0) return 'unknown'
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return Buffer.from(address.toByteArray().slice(0, NETWORK_BYTES)).toString('hex')
}
