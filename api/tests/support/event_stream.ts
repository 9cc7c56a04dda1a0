import { createGunzip } from 'node:zlib'
import { get, type IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { BrowserSession } from '#tests/support/browser_session'

/** A server-sent event. */
export interface StreamedEvent {
  id: number
  kind: string
  // oxlint-disable-next-line typescript/no-explicit-any -- every stream sends another shape
  data: any
}

/** A stream of server-sent events, read as a browser does. */
export interface EventStream {
  status: number
  headers: IncomingMessage['headers']
  /** The next event that fits, of those that weren't taken yet; rejects when the stream ends before. */
  next: (fits?: (event: StreamedEvent) => boolean) => Promise<StreamedEvent>
  /** Resolves when the server has ended it. */
  ended: Promise<void>
  /** The comments so far. */
  comments: string[]
  close: () => void
}

/** Opens a stream of server-sent events. */
export async function openStream(
  browser: BrowserSession,
  path: string,
  headers: Record<string, string> = {}
): Promise<EventStream> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const url = `${browser.origin}/api${path}`
  const request = get(url, { headers: { ...browser.credentials(), ...headers } }, resolve)
  request.on('error', reject)
  const response = await promise
  const isCompressed = response.headers['content-encoding'] === 'gzip'
  const text: Readable = isCompressed ? response.pipe(createGunzip()) : response
  const events: StreamedEvent[] = []
  const comments: string[] = []
  let wake: () => void = () => undefined
  let isOver = false
  let rest = ''
  text.setEncoding('utf8')
  text.on('data', (part: string) => {
    const blocks = (rest + part).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      if (block.startsWith(':')) comments.push(block)
      else events.push(toEvent(block))
    }
    wake()
  })
  const over = new Promise<void>((settle) => {
    for (const name of ['end', 'close', 'error']) {
      text.once(name, () => {
        isOver = true
        wake()
        settle()
      })
    }
  })
  response.on('error', () => undefined)

  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    async next(fits = () => true) {
      for (;;) {
        const at = events.findIndex(fits)
        const [found] = at === -1 ? [] : events.splice(0, at + 1).slice(-1)
        if (found) return found
        if (isOver) throw new Error('the stream has ended')
        await new Promise<void>((settle) => (wake = settle))
      }
    },
    ended: over,
    comments,
    close: () => void request.destroy(),
  }
}

function toEvent(block: string): StreamedEvent {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), line.slice(at + 2)]
    })
  )
  return {
    id: Number(fields.get('id')),
    kind: fields.get('event') ?? '',
    data: JSON.parse(fields.get('data') ?? 'null') as unknown,
  }
}
