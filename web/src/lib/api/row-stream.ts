import { JSONParser } from '@streamparser/json'

/** The rows received so far, and the total number. */
export interface Rows<Row> {
  rows: readonly Row[]
  total: number
  totalPages: number
}

/** How often the screen gets new rows, in milliseconds. */
const SHOW_EVERY_MS = 500
/** The longest time that reading may block the page, and the bytes between two checks of it. */
const PAUSE_EVERY_MS = 25
const SLICE_BYTES = 32 * 1024

/**
 * Reads a list, `{ [key]: [row, …], total, totalPages }`, as it streams in, because 100,000 rows take long.
 * @param onRows called from time to time with the rows received so far
 * @throws Error if the list is incomplete
 */
export async function readRowStream<Row>(
  response: Response,
  key: string,
  onRows: (soFar: Rows<Row>) => void
): Promise<Rows<Row>> {
  if (!response.body) throw new Error('The answer has no body')
  const list = { rows: [] as Row[], total: 0, totalPages: 1 }
  const parser = parserOf(list, key)

  let shownAt = performance.now()
  let pausedAt = shownAt
  for await (const slice of slicesOf(response.body)) {
    parser.write(slice)
    if (performance.now() - pausedAt < PAUSE_EVERY_MS) continue
    // Lets the browser paint and handle input between chunks.
    await new Promise((resolve) => setTimeout(resolve))
    pausedAt = performance.now()
    if (parser.isEnded || pausedAt - shownAt < SHOW_EVERY_MS) continue
    onRows({ ...list, rows: [...list.rows] })
    shownAt = performance.now()
  }
  if (!parser.isEnded) throw new Error('The list breaks off')
  return list
}

/** Splits a body into chunks of limited size. */
async function* slicesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    for (let start = 0; start < value.length; start += SLICE_BYTES) {
      yield value.subarray(start, start + SLICE_BYTES)
    }
  }
}

function parserOf<Row>(list: { rows: Row[]; total: number; totalPages: number }, key: string) {
  const parser = new JSONParser({
    paths: ['$.total', '$.totalPages', `$.${key}.*`],
    keepStack: false,
  })
  parser.onValue = ({ key: name, value }) => {
    if (name === 'total' || name === 'totalPages') list[name] = Number(value)
    // The registry defines the type; JSON itself has none.
    else list.rows.push(value as Row)
  }
  parser.onError = (error) => {
    throw error
  }
  return parser
}
