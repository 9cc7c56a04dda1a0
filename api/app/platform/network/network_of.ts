import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The network of an address, as `203.0.113.0/24` or `2001:db8:1::/48`: shows where an attack comes from without naming
 * a person. 'unknown' when it isn't an address.
 */
export function networkOf(ip: string): string {
  if (isIP(ip) === 0) return 'unknown'
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') {
    return `${ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/24`).toString()}/24`
  }
  const bytes = address.toByteArray().map((byte, index) => (index < 6 ? byte : 0))
  return `${ipaddr.fromByteArray(bytes).toString()}/48`
}
