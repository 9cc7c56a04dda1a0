import { afterEach, beforeEach, expect, test } from 'vitest'
import { serve, type TestServer } from '../../testing/http.ts'
import { RecentLine } from './recent-line.ts'

const SAMPLE = Buffer.alloc(26_000, 7)
const MINUTE = 60_000

let server: TestServer
let asked: number
let isMended: boolean
beforeEach(async () => {
  asked = 0
  isMended = true
  server = await serve((_request, response) => {
    asked += 1
    response.writeHead(isMended ? 200 : 404, { 'Content-Type': 'image/png' }).end(SAMPLE)
  })
})
afterEach(() => server[Symbol.asyncDispose]())

/** Returns whether this check measured, and the finding. */
async function check(line: RecentLine, now: number, isAnew = false) {
  const before = asked
  const finding = await line.find(new URL(server.origin), { now, isAnew })
  return { finding, measured: asked > before }
}

test('an answer about the headset reuses the line measurement for a minute', async () => {
  const line = new RecentLine()
  const first = await check(line, 0)
  expect(first.measured).toBe(true)
  expect(await check(line, MINUTE - 1)).toEqual({ finding: first.finding, measured: false })
  expect((await check(line, MINUTE)).measured).toBe(true)
})

test('an explicit new check measures the line again, and later answers reuse that result', async () => {
  const line = new RecentLine()
  await check(line, 0)
  const second = await check(line, 1, true)
  expect(second.measured).toBe(true)
  expect(await check(line, 2)).toEqual({ finding: second.finding, measured: false })
})

test('two concurrent checks share one line measurement, since parallel ones would halve the result', async () => {
  const line = new RecentLine()
  const both = [check(line, 0), check(line, 1, true)]
  const [first, second] = await Promise.all(both)
  expect(second?.finding).toBe(first?.finding)
})

test('a failed line measurement is not cached', async () => {
  const line = new RecentLine()
  isMended = false
  expect((await check(line, 0)).finding).toBeNull()
  isMended = true
  expect((await check(line, 1)).finding).not.toBeNull()
})

test('a measurement is not reused for another server', async () => {
  const line = new RecentLine()
  await check(line, 0)
  expect(await line.find(new URL('http://127.0.0.1:9'), { now: 1, isAnew: false })).toBeNull()
})
