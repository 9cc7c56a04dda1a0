import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Narrowing } from './narrowing.ts'

/** A proxied connection to the academy's server that can be cut or slowed down. */
export interface Line extends AsyncDisposable {
  origin: string
  cut: () => void
  mend: () => void
  /** Limits the total bandwidth of all responses in bits per second. Null removes the limit. */
  narrow: (bitsPerSecond: number | null) => void
  /** Recordings and passages transferred: address and first byte of each response. A file comes in parts after a break. */
  files: readonly string[]
  /** The session keys transferred, in base64. */
  keys: readonly string[]
}

export async function openLine(server: string): Promise<Line> {
  let isCut = false
  const narrowing = new Narrowing()
  const files: string[] = []
  const keys: string[] = []
  const { hostname, port } = new URL(server)
  const line = createServer((incoming, outgoing) => {
    if (isCut) return void outgoing.destroy()
    const { method, url = '', headers } = incoming
    const call = request({ hostname, port, method, path: url, headers, agent: false }, (answer) => {
      if (/\/uploads\/(audio|reading)\//.test(url)) {
        const from = /^bytes=(\d+)-/.exec(headers.range ?? '')?.[1] ?? '0'
        outgoing.once('finish', () => files.push(`${url} from byte ${from}`))
      }
      if (url.endsWith('/soal/kunci')) noteKey(answer, keys)
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(narrowing.stream()).pipe(outgoing)
    })
    call.on('error', () => outgoing.destroy())
    incoming.pipe(call)
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true
      line.closeAllConnections()
    },
    mend: () => {
      isCut = false
    },
    narrow: (bitsPerSecond) => {
      narrowing.bitsPerSecond = bitsPerSecond
    },
    files,
    keys,
    [Symbol.asyncDispose]: async () => {
      line.closeAllConnections()
      await new Promise((resolve) => line.close(resolve))
    },
  }
}

function noteKey(answer: NodeJS.ReadableStream, keys: string[]): void {
  const chunks: Buffer[] = []
  answer.on('data', (chunk: Buffer) => chunks.push(chunk))
  answer.on('end', () => {
    const { kunci } = JSON.parse(Buffer.concat(chunks).toString()) as { kunci?: string }
    if (kunci) keys.push(kunci)
  })
}
