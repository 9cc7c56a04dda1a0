import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Rows } from '@/lib/api/row-stream'
import { streamRows } from '@/lib/query/stream-rows'

const KEY = ['list']

/** A response whose rows arrive slowly, one by one. */
function slowAnswer(ids: number[]): Response {
  const encoder = new TextEncoder()
  const parts = ids.map((id, index) => `${index === 0 ? '' : ','}{"id":${id}}`)
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(encoder.encode(`{"total":${ids.length},"totalPages":1,"rows":[`))
      for (const part of parts) {
        // oxlint-disable-next-line test-limits/no-pause -- rows are shown twice a second at most
        await new Promise((resolve) => setTimeout(resolve, 600))
        controller.enqueue(encoder.encode(part))
      }
      controller.enqueue(encoder.encode(']}'))
      controller.close()
    },
  })
  return new Response(body)
}

/** The numbers of rows shown while a response arrives. */
async function shownWhile(client: QueryClient, ids: number[]): Promise<number[]> {
  const shown: number[] = []
  const unsubscribe = client.getQueryCache().subscribe(({ query }) => {
    const rows = (query.state.data as Rows<{ id: number }> | undefined)?.rows.length
    if (rows !== undefined && rows !== shown.at(-1)) shown.push(rows)
  })
  await client.query({
    queryKey: KEY,
    staleTime: 0,
    structuralSharing: false,
    queryFn: (context) => streamRows<{ id: number }>('rows', context)(slowAnswer(ids)),
  })
  unsubscribe()
  return shown
}

test('a list grows while it streams in, and a refresh never makes it shorter meanwhile', async () => {
  const client = new QueryClient()

  const first = await shownWhile(client, [1, 2, 3])
  expect(first.length).toBeGreaterThan(1)
  expect(first).toEqual([...first].sort())
  expect(first.at(-1)).toBe(3)
  expect(await shownWhile(client, [4, 5, 6])).toEqual([3])
  expect(await shownWhile(client, [7, 8])).toEqual([3, 2])
}, 15_000)
