import type { IncomingHttpHeaders } from 'node:http'
import { isLoopbackAuthority, isLoopbackUrl } from '#app/platform/network/loopback'

/** The parts of a request that show where it came from. */
export interface RequestOrigin {
  /** Address of the other end of the connection. */
  peer: string | undefined
  httpVersion: string
  headers: IncomingHttpHeaders
}

/** Proxies' headers with addresses or hosts, one or several with commas. */
const FORWARDED_NAMES = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-connecting-ipv6',
  'fastly-client-ip',
  'fly-client-ip',
]

/**
 * Whether nothing suggests that a request was made on another machine. A proxy on this machine connects from loopback,
 * so its headers are checked too: any sign of another machine counts. A tunnel of bytes together with a forged Host
 * header can't be detected.
 */
export function isLocalRequest({ peer, httpVersion, headers }: RequestOrigin): boolean {
  return (
    peer !== undefined &&
    isLoopbackAuthority(peer) &&
    isLoopbackAuthority(headers.host ?? '') &&
    // Browsers don't use HTTP/1.0 any more; some proxies without headers do.
    httpVersion !== '1.0' &&
    headers.via === undefined &&
    FORWARDED_NAMES.every((name) => listOf(headers[name]).every(isLoopbackAuthority)) &&
    forwardedHosts(headers.forwarded).every(isLoopbackAuthority) &&
    [headers.origin, headers.referer].every((page) => page === undefined || isLoopbackUrl(page))
  )
}

function listOf(header: string | string[] | undefined): string[] {
  if (header === undefined) return []
  return String(header)
    .split(',')
    .map((item) => item.trim())
}

/** The hosts of `Forwarded: for=192.0.2.1;host="ujian.example"` (RFC 7239); empty text for unreadable parts. */
function forwardedHosts(header: string | undefined): string[] {
  return (header ?? '')
    .split(/[,;]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && !/^proto=/i.test(pair))
    .map((pair) => /^(?:for|by|host)="?([^"]*)"?$/i.exec(pair)?.[1] ?? '')
}
