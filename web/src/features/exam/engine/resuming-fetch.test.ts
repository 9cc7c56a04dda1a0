import { beforeEach, expect, test, vi } from 'vitest'
import { createResumingFetch } from '@/features/exam/engine/resuming-fetch'
import { INTERCEPTED } from '@/features/exam/model/recording-failure'
import { ApiError } from '@/lib/api/api-error'

const KB = 1024
const PATH = '/uploads/audio/1.mp3'
const FILE = Uint8Array.from({ length: 500 * KB }, (_, at) => at % 251)

interface Breaking {
  /** How many bytes arrive of each answer, one after the other; afterwards everything does. */
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

/** A server behind a network that breaks. */
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

test('a file comes in one answer', async () => {
  const file = await createResumingFetch(ask, 'audio/')(PATH, signal)
  expect(file.type).toBe('audio/mpeg')
  expect(await bytesOf(file)).toEqual(FILE)
  expect(ranges).toEqual([undefined])
})

test('cut off after 120 kB it goes on from there, in parts that become smaller', async () => {
  network.arrive = [120 * KB, Infinity, 20 * KB]
  await whole(createResumingFetch(ask, 'audio/')(PATH, signal))
  expect(ranges.slice(0, 4)).toEqual([
    undefined,
    `bytes=${120 * KB}-${184 * KB - 1}`,
    `bytes=${184 * KB}-${248 * KB - 1}`,
    `bytes=${204 * KB}-${236 * KB - 1}`,
  ])
})

test('on the worst of networks it asks for little more than the file', async () => {
  network.arrive = Array.from({ length: 60 }, () => 9 * KB)
  await whole(createResumingFetch(ask, 'audio/')(PATH, signal))
  const asked = ranges.slice(1).map((range) => placeIn(range))
  const bytes = asked.reduce((sum, [start, end]) => sum + end - start + 1, 0)
  // The server lets a login have three times the file.
  expect(FILE.length + bytes).toBeLessThan(3 * FILE.length)
})

test('a network that is gone fails, and the next call goes on where it was', async () => {
  network.arrive = [200 * KB, 0]
  const fetchFile = createResumingFetch(ask, 'audio/')
  await expect(fetchFile(PATH, signal)).rejects.toMatchObject({ status: 0 })
  await whole(fetchFile(PATH, signal))
  expect(ranges[2]).toBe(`bytes=${200 * KB}-${232 * KB - 1}`)
})

test('a server that sends the whole file again is taken at its word', async () => {
  network = { ...network, arrive: [120 * KB], knowsRanges: false }
  await whole(createResumingFetch(ask, 'audio/')(PATH, signal))
})

test.each([
  ['a page of a captive portal', { 'Content-Type': 'text/html; charset=utf-8' }],
  ['an answer without a type', { 'Content-Type': '' }],
])('%s is never the file', async (_, headers) => {
  network.headers = headers
  await expect(createResumingFetch(ask, 'audio/')(PATH, signal)).rejects.toMatchObject({
    status: 0,
    code: INTERCEPTED,
  })
})

test('a page in the middle leaves what had come', async () => {
  network.arrive = [120 * KB, 0]
  const fetchFile = createResumingFetch(ask, 'audio/')
  await expect(fetchFile(PATH, signal)).rejects.toThrow()
  network.headers = { 'Content-Type': 'text/html' }
  await expect(fetchFile(PATH, signal)).rejects.toMatchObject({ code: INTERCEPTED })
  network.headers = {}
  await whole(fetchFile(PATH, signal))
})

test('a file that ends before its length is fetched on', async () => {
  const short = new Response(FILE.slice(0, 100 * KB), {
    headers: { 'Content-Type': 'audio/mpeg', 'Content-Length': String(FILE.length) },
  })
  ask.mockImplementationOnce(async (_path, read) => read(short))
  await whole(createResumingFetch(ask, 'audio/')(PATH, signal))
})

test('a refusal is the caller’s to handle', async () => {
  const refused = new ApiError({ status: 403 })
  ask.mockRejectedValueOnce(refused)
  await expect(createResumingFetch(ask, 'audio/')(PATH, signal)).rejects.toBe(refused)
})
