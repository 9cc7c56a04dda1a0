import { connect } from 'node:net'

/** Gives the same numbers for the same seed, so that failures can be repeated (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const METHODS =
  'GET GET GET HEAD POST PUT DELETE OPTIONS PATCH TRACE CONNECT PROPFIND GE\0T get'.split(' ')
const VERSIONS = ['1.1', '1.1', '1.1', '1.0', '0.9', '2.0', '9']

const HEADERS = [
  'Range: bytes=5-1',
  'Range: bytes=0-99999999999999999999',
  'Range: bytes=-1',
  'Range: bytes=0-0,2-3,9-',
  'Range: bytes=9007199254740993-',
  'Range: bytes=a-b',
  'If-None-Match: *',
  'If-None-Match: W/"%00"',
  'If-Modified-Since: never',
  'Accept-Encoding: br;q=NaN, gzip;q=-1',
  'Accept: \xff/\xfe;q=9e99',
  'Accept-Language: ' + 'a,'.repeat(3_000),
  'Cookie: ' + 'a=%;'.repeat(500),
  'Cookie: XSRF-TOKEN=%E0%A4%A; lulus=s%3A.%00',
  'X-XSRF-TOKEN: %',
  'X-Forwarded-For: , ,::::',
  'X-Request-Id: \x01',
  'Host: [::',
  'Host:',
  'Content-Type: multipart/form-data; boundary=a',
  'Content-Type: multipart/form-data',
  'Content-Type: application/json; charset=\xff',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Encoding: gzip',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Expect: 100-continue',
  'Expect: a miracle',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Connection: close, host, content-length',
  'Trailer: X-A',
  'X-Long: ' + 'x'.repeat(20_000),
]

const BODIES = [
  '',
  '{',
  '{"a":1}',
  '[[[[[',
  '5\r\nhello\r\n0\r\n\r\n',
  'ffffffffffffffff\r\n',
  '0\r\nX-A: b\r\n\r\n',
  '--a\r\nContent-Disposition: form-data; name="__proto__"; filename="a"\r\n\r\nx\r\n--a--\r\n',
  '--a\r\nContent-Disposition: form-data; name="bukti"; filename="a.jpg"\r\n\r\n\xff\xd8\xff',
  'a[b][c]=1&%=%&__proto__[x]=1',
  '\x1f\x8b\x08\x00\x00',
]

const BROKEN = [
  '%',
  '%00',
  '%E0%A4%A',
  '//',
  '/..',
  '\\',
  '?',
  '#',
  ';',
  '\x7f',
  '\xff',
  '[',
  '%2e%2e',
]

/**
 * Raw requests that no browser sends: each a text for one connection, latin1.
 * @param paths paths to request, before one part is broken
 * @param head lines that every request has, so that it isn't refused at once
 */
export function* hostileRequests(
  seed: number,
  count: number,
  paths: readonly string[],
  head: readonly string[] = []
): Generator<string> {
  const random = randomNumbers(seed)
  const one = (choices: readonly string[]) => choices[Math.floor(random() * choices.length)] ?? ''
  const several = (most: number) => Array.from({ length: Math.floor(random() * (most + 1)) })

  const request = () => {
    const path =
      one(paths) +
      several(2)
        .map(() => one(BROKEN))
        .join('')
    const lines = [...head, ...several(3).map(() => one(HEADERS))]
    return `${one(METHODS)} ${path} HTTP/${one(VERSIONS)}\r\n${lines.join('\r\n')}\r\n\r\n${one(BODIES)}`
  }
  for (let n = 0; n < count; n++) {
    const whole = request() + several(2).map(request).join('')
    yield random() < 0.3 ? whole.slice(0, Math.floor(random() * whole.length)) : whole
  }
}

const AT_ONCE = 20
/** Most responses come sooner; a server that waits for more data is left. */
const PATIENCE_MS = 100

/** Sends each request on its own connection, several at a time, and leaves after a response or by a reset. */
export async function sendRequests(origin: string, requests: Iterable<string>): Promise<void> {
  const { hostname, port } = new URL(origin)
  const rest = [...requests].entries()
  const sender = async () => {
    for (const [at, request] of rest) {
      const socket = connect(Number(port), hostname)
      const over = new Promise((resolve) => socket.once('close', resolve))
      socket.on('error', () => socket.destroy())
      socket.once('data', () => (at % 3 === 0 ? socket.resetAndDestroy() : socket.end()))
      socket.setTimeout(PATIENCE_MS, () => socket.destroy())
      socket.write(request, 'latin1')
      if (at % 3 === 1) socket.end()
      await over
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
}
