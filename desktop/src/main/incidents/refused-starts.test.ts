import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RefusedStarts } from './refused-starts.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lulus-starts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('refused starts are recorded for the next valid start, and reported once', () => {
  new RefusedStarts(folder).note(1, ['remote-debugging-port'])
  new RefusedStarts(folder).note(2, ['js-flags'])
  const next = new RefusedStarts(folder)
  expect(next.take()).toEqual([
    { at: 1, switches: ['remote-debugging-port'] },
    { at: 2, switches: ['js-flags'] },
  ])
  expect(next.take()).toEqual([])
  expect(readdirSync(folder)).toEqual([])
})

test('only the last twenty refused starts are kept', () => {
  for (let at = 0; at < 30; at += 1) new RefusedStarts(folder).note(at, ['x'])
  expect(new RefusedStarts(folder).take().map(({ at }) => at)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 10)
  )
})

test.each(['{"at', '{}', '[{"at":"x"}]'])(
  'a corrupted file %j counts as one refused start',
  (text) => {
    writeFileSync(join(folder, 'refused-starts.json'), text)
    expect(new RefusedStarts(folder).take()).toEqual([{ at: 0, switches: ['?'] }])
  }
)
