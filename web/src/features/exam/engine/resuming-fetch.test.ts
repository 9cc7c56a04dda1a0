import { beforeEach, expect, test, vi } from 'vitest'
import { createResumingFetch } from '@/features/exam/engine/resuming-fetch'
import { INTERCEPTED } from '@/features/exam/model/recording-failure'
import { ApiError } from '@/lib/api/api-error'

const KB = 1024
const PATH = '/uploads/audio/1.mp3'
const FILE = Uint8Array.from({ length: 500 * KB }, (_, at) => at % 251)

interface Breaking {
  /** The number of bytes that arrive of each response, in order. Afterwards everything arrives. */
  arrive: number[]
  headers: Record<string, string>
  knowsRanges: boolean
}

let network: Breaking
let ranges: (string | undefined)[]
const { signal } = new AbortController()

beforeEach(() => {
  network = { arrive: [], headers: {}, knowsRanges: true }
  ranges = []
})

/** A server behind an unreliable network. */
const ask = vi.fn(
  async (
    _path: string,
    read: (response: Response) => Promise<void>,
    { range }: { range: string | undefined }
  ) => {
    ranges.push(range)
    const arrive = network.arrive.shift() ?? Infinity
    const [start, end] = network.knowsRanges ? placeIn(range) : [0, FILE.length - 1]
    const isPart = network.knowsRanges && range !== undefined
    const sent = FILE.slice(start, end + 1)
    let isThrough = arrive === 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (!isThrough) controller.enqueue(sent.slice(0, arrive))
        else if (arrive < sent.length) controller.error(new TypeError('network error'))
        else controller.close()
        isThrough = true
      },
    })
    const length: Record<string, string> = isPart
      ? { 'Content-Range': `bytes ${start}-${end}/${FILE.length}` }
      : { 'Content-Length': String(FILE.length) }
    const headers = { 'Content-Type': 'audio/mpeg', ...length, ...network.headers }
    try {
      await read(new Response(body, { status: isPart ? 206 : 200, headers }))
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError({ status: 0, cause: error })
    }
  }
)

function placeIn(range: string | undefined): [start: number, end: number] {
  const [, start, end] = /bytes=(\d+)-(\d+)/.exec(range ?? '') ?? []
  return [Number(start ?? 0), Math.min(Number(end ?? Infinity), FILE.length - 1)]
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
const whole = async (file: Promise<Blob>) => {
  expect(await bytesOf(await file)).toEqual(FILE)
}

test('a file arrives in one response', async () => {
  const file = await createResumingFetch(ask, 'audio/')(PATH, signal)
  expect(file.type).toBe('audio/mpeg')
  expect(await bytesOf(file)).toEqual(FILE)
  expect(ranges).toEqual([undefined])
})

test('a file cut off after 120 kB is fetched in parts, and in smaller ones after a break', async () => {
  network.arrive = [120 * KB, Infinity, 20 * KB]
  await whole(createResumingFetch(ask, 'audio/')(PATH, signal))
  expect(ranges.slice(0, 4)).toEqual([
    undefined,
    `bytes=0-${64 * KB - 1}`,
    `bytes=${64 * KB}-${128 * KB - 1}`,
    `bytes=${64 * KB}-${96 * KB - 1}`,
  ])
})

test.each([120, 40, 9])(
  'a file cut off after every %d kB costs little more than its size',
  async (kb) => {
    network.arrive = Array.from({ length: 200 }, () => kb * KB)
    await whole(createResumingFetch(ask, 'audio/')(PATH, signal))
    const asked = ranges.slice(1).map((range) => placeIn(range))
    const bytes = asked.reduce((sum, [start, end]) => sum + end - start + 1, 0)
    // The server allows a login three times the file's size.
    expect(FILE.length + bytes).toBeLessThan(3 * FILE.length)
  }
)

test('a lost network fails the fetch, and the next call resumes it', async () => {
  network.arrive = [200 * KB, Infinity, Infinity, 0, 0, 0, 0, 0]
  const fetchFile = createResumingFetch(ask, 'audio/')
  await expect(fetchFile(PATH, signal)).rejects.toMatchObject({ status: 0 })
  const tries = ranges.length
  await whole(fetchFile(PATH, signal))
  expect(ranges[tries]).toBe(`bytes=${128 * KB}-${132 * KB - 1}`)
})

test('a server that sends the whole file again replaces the parts', async () => {
  network = { ...network, arrive: [120 * KB], knowsRanges: false }
  await whole(createResumingFetch(ask, 'audio/')(PATH, signal))
})

test.each([
  ['a page of a captive portal', { 'Content-Type': 'text/html; charset=utf-8' }],
  ['an answer without a type', { 'Content-Type': '' }],
])('%s is never accepted as the file', async (_, headers) => {
  network.headers = headers
  await expect(createResumingFetch(ask, 'audio/')(PATH, signal)).rejects.toMatchObject({
    status: 0,
    code: INTERCEPTED,
  })
})

test('an intercepted part does not discard the earlier ones', async () => {
  network.arrive = [120 * KB]
  const fetchFile = createResumingFetch(ask, 'audio/')
  let asked = 0
  const { headers } = network
  Object.defineProperty(network, 'headers', {
    get: () => ((asked += 1) === 3 ? { 'Content-Type': 'text/html' } : headers),
  })
  await expect(fetchFile(PATH, signal)).rejects.toMatchObject({ code: INTERCEPTED })
  await whole(fetchFile(PATH, signal))
  expect(ranges[3]).toBe(`bytes=${64 * KB}-${128 * KB - 1}`)
})

test('a file that ends before its length is fetched again', async () => {
  const short = new Response(FILE.slice(0, 100 * KB), {
    headers: { 'Content-Type': 'audio/mpeg', 'Content-Length': String(FILE.length) },
  })
  ask.mockImplementationOnce(async (_path, read) => read(short))
  await whole(createResumingFetch(ask, 'audio/')(PATH, signal))
})

test('a file without a length ends with its response', async () => {
  const chunked = new Response(FILE, { headers: { 'Content-Type': 'audio/mpeg' } })
  ask.mockImplementationOnce(async (_path, read) => read(chunked))
  await whole(createResumingFetch(ask, 'audio/')(PATH, signal))
})

test('a refused file is left to the caller', async () => {
  const refused = new ApiError({ status: 403 })
  ask.mockRejectedValueOnce(refused)
  await expect(createResumingFetch(ask, 'audio/')(PATH, signal)).rejects.toBe(refused)
})
