import type { IncomingHttpHeaders } from 'node:http'
import { isLoopbackAuthority, isLoopbackUrl } from '#app/platform/network/loopback'

/** What a request shows of the way it came. */
export interface RequestOrigin {
  /** Address of whoever opened the connection. */
  peer: string | undefined
  httpVersion: string
  headers: IncomingHttpHeaders
}

/** Headers in which proxies name addresses or hosts, one or several with commas between. */
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
 * Whether nothing about a request hints that it was made on another machine. A proxy on this machine makes the
 * connection come from loopback, so what it adds or passes on is looked at too: any sign of elsewhere counts, whoever
 * gave it. A tunnel that passes bytes on and a client that forges its Host header together can't be noticed.
 */
export function isLocalRequest({ peer, httpVersion, headers }: RequestOrigin): boolean {
  return (
    peer !== undefined &&
    isLoopbackAuthority(peer) &&
    isLoopbackAuthority(headers.host ?? '') &&
    // No browser speaks it any more; a proxy that adds no header does.
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

/** What `Forwarded: for=192.0.2.1;host="ujian.example"` names (RFC 7239); empty text for what can't be read. */
function forwardedHosts(header: string | undefined): string[] {
  return (header ?? '')
    .split(/[,;]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && !/^proto=/i.test(pair))
    .map((pair) => /^(?:for|by|host)="?([^"]*)"?$/i.exec(pair)?.[1] ?? '')
}
