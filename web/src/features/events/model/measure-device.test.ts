import { expect, test } from 'vitest'
import { measureLine } from '@/features/events/model/measure-device'

const SAMPLE = 256 * 1024

/** A line on which each sample takes so many milliseconds. */
function lineOf(sampleMs: number) {
  let time = 0
  let fetched = 0
  return {
    now: () => time,
    fetched: () => fetched,
    fetch: async () => {
      await Promise.resolve()
      time += sampleMs
      fetched += 1
      return SAMPLE
    },
  }
}

test('a slow line is measured for three seconds', async () => {
  const line = lineOf(1000)
  const measured = await measureLine(line.fetch, line.now)
  expect(measured).toBe(SAMPLE * 8)
  expect(line.fetched()).toBeLessThan(9)
})

test('a fast line is measured with eight megabytes at most, and those that are on their way', async () => {
  const line = lineOf(10)
  expect(await measureLine(line.fetch, line.now)).toBe(SAMPLE * 8 * 100)
  expect(line.fetched()).toBeLessThanOrEqual(1 + 32 + 3)
})

test('a line that breaks is not measured', async () => {
  expect(
    await measureLine(
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => 0
    )
  ).toBe(null)
})
