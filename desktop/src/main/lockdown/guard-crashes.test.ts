import { EventEmitter } from 'node:events'
import type { WebContents } from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import { guardCrashes } from './guard-crashes.ts'

const ORIGIN = 'http://127.0.0.1:41234'

class FakeContents extends EventEmitter {
  loaded: string[] = []
  loadURL = (url: string) => {
    this.loaded.push(url)
    return Promise.resolve()
  }
  forcefullyCrashRenderer = vi.fn(() => this.emit('render-process-gone', {}, { reason: 'killed' }))
}

const record = vi.fn()
const onHelpless = vi.fn()
let contents: FakeContents

beforeEach(() => {
  vi.useFakeTimers()
  record.mockClear()
  onHelpless.mockClear()
  contents = new FakeContents()
  guardCrashes(contents as unknown as WebContents, {
    origin: ORIGIN,
    homePath: '/paketsoal',
    record,
    now: Date.now,
    onHelpless,
  })
})

const crash = () => contents.emit('render-process-gone', {}, { reason: 'crashed' })

test('a crash leads back to where the page was', () => {
  crash()
  contents.emit('did-navigate', {}, `${ORIGIN}/paketsoal`)
  contents.emit('did-navigate-in-page', {}, `${ORIGIN}/simulasi-toefl/3`, true)
  contents.emit('did-navigate-in-page', {}, `${ORIGIN}/profile`, true)
  crash()
  expect(contents.loaded).toEqual([`${ORIGIN}/paketsoal`, `${ORIGIN}/simulasi-toefl/3`])
  expect(record).toHaveBeenCalledWith('page_crashed', 'crashed')
})

test('a page that hangs is ended and started again, unless it comes back', () => {
  contents.emit('unresponsive')
  vi.advanceTimersByTime(9000)
  contents.emit('responsive')
  vi.advanceTimersByTime(60_000)
  expect(contents.loaded).toEqual([])

  contents.emit('unresponsive')
  vi.advanceTimersByTime(10_000)
  expect(contents.forcefullyCrashRenderer).toHaveBeenCalledOnce()
  expect(contents.loaded).toEqual([`${ORIGIN}/paketsoal`])
})

test('one that falls over again and again needs the operator', () => {
  for (let count = 0; count < 4; count += 1) crash()
  expect(contents.loaded).toHaveLength(3)
  expect(onHelpless).toHaveBeenCalledOnce()
})
