import { expect, test, vi } from 'vitest'
import { readRowStream } from '@/lib/api/row-stream'
import { eventually } from '@/testing/eventually'

const encoder = new TextEncoder()
const body = (rows: object[]) => JSON.stringify({ totalPages: 1, total: rows.length, users: rows })

const users = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, nama: `Ayu "é" ${index + 1}` }))

/** A body that the test sends in chunks. */
function fed() {
  let feed: (text: string) => void = () => undefined
  let end: () => void = () => undefined
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      feed = (text) => controller.enqueue(encoder.encode(text))
      end = () => controller.close()
    },
  })
  return { response: new Response(stream), feed: (text: string) => feed(text), end: () => end() }
}

test('a row stream reads the rows and total in any order and in chunks of any size', async () => {
  const rows = users(2000)
  const paged = JSON.stringify({ users: rows, totalPages: 7, total: 14_000 })

  expect(await readRowStream(new Response(body(rows)), 'users', vi.fn())).toEqual({
    rows,
    total: 2000,
    totalPages: 1,
  })
  expect(await readRowStream(new Response(paged), 'users', vi.fn())).toEqual({
    rows,
    total: 14_000,
    totalPages: 7,
  })
})

test('a row stream accepts an empty list', async () => {
  expect(await readRowStream(new Response(body([])), 'users', vi.fn())).toEqual({
    rows: [],
    total: 0,
    totalPages: 1,
  })
})

test('a row stream reports rows while others are still arriving', async () => {
  const text = body(users(40))
  const { response, feed, end } = fed()
  const onRows = vi.fn()
  const reading = readRowStream(response, 'users', onRows)

  const half = Math.floor(text.length / 2)
  feed(text.slice(0, half))
  // oxlint-disable-next-line test-limits/no-pause -- rows are reported twice a second at most
  await new Promise((resolve) => setTimeout(resolve, 600))
  feed(text.slice(half, half + 200))
  await eventually(() => expect(onRows).toHaveBeenCalled())

  const soFar = onRows.mock.calls[0]?.[0] as { rows: object[]; total: number }
  expect(soFar.total).toBe(40)
  expect(soFar.rows.length).toBeGreaterThan(10)
  expect(soFar.rows.length).toBeLessThan(40)
  feed(text.slice(half + 200))
  end()
  expect((await reading).rows).toHaveLength(40)
})

test.each([
  ['breaks off', (text: string) => text.slice(0, -30)],
  ['is no JSON', (text: string) => text.replace('"nama"', '<b>')],
])('a row stream fails when the list %s', async (_, damage) => {
  const response = new Response(damage(body(users(3))))

  await expect(readRowStream(response, 'users', vi.fn())).rejects.toThrow()
})
