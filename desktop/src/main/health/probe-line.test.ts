import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { serve } from '../../testing/http.ts'
import { probeLine } from './probe-line.ts'

const SAMPLE = Buffer.alloc(26_000, 7)

test('the line is measured with six parallel downloads, so that latency does not look like a slow line', async () => {
  let open = 0
  let most = 0
  let served = 0
  await using server = await serve(async (_request, response) => {
    open += 1
    most = Math.max(most, open)
    // oxlint-disable-next-line test-limits/no-pause -- a server far away
    await sleep(100)
    response.setHeader('Content-Type', 'image/png').end(SAMPLE)
    open -= 1
    served += 1
  })
  const begun = performance.now()
  const finding = await probeLine(new URL(server.origin), 150)
  const seconds = (performance.now() - begun) / 1000
  expect(most).toBe(6)
  // The first six only connect. All others count together, whatever time they took.
  const measured = (served - 6) * SAMPLE.length * 8
  expect(finding?.bitsPerSecond).toBeGreaterThanOrEqual(measured / seconds)
  expect(finding?.bitsPerSecond).toBeLessThanOrEqual(measured / 0.15)
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
