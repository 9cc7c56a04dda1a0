import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { serve } from '../../testing/http.ts'
import { probeLine } from './probe-line.ts'

const SAMPLE = Buffer.alloc(26_000, 7)

test('the line is measured with six parallel downloads, so that latency does not look like a slow line', async () => {
  let open = 0
  let most = 0
  await using server = await serve(async (_request, response) => {
    open += 1
    most = Math.max(most, open)
    // oxlint-disable-next-line test-limits/no-pause -- a server far away
    await sleep(100)
    response.setHeader('Content-Type', 'image/png').end(SAMPLE)
    open -= 1
  })
  const finding = await probeLine(new URL(server.origin), 150)
  expect(most).toBe(6)
  // Only if the six count together; one alone gives two.
  expect(finding?.bitsPerSecond).toBeGreaterThan(4_000_000)
  // Six files of 26 kB in 100 ms are the maximum.
  expect(finding?.bitsPerSecond).toBeLessThan(13_000_000)
})

test.each([
  ['has no such file', 404, 'image/png'],
  ['shows a login page of a network', 200, 'text/html'],
])('the line check gives no result for a server that %s', async (_, status, type) => {
  await using server = await serve((_request, response) => {
    response.writeHead(status, { 'Content-Type': type }).end(SAMPLE)
  })
  expect(await probeLine(new URL(server.origin), 50)).toBeNull()
})

test('the line check gives no result for an unreachable server', async () => {
  expect(await probeLine(new URL('http://127.0.0.1:9'), 50)).toBeNull()
})
