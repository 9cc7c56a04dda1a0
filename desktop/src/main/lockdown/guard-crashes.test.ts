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
  isDead = false
  isCrashed = () => this.isDead
  forcefullyCrashRenderer = vi.fn(() => this.emit('render-process-gone', {}, { reason: 'killed' }))
}

const record = vi.fn()
const onHelpless = vi.fn()
let contents: FakeContents
let guard: ReturnType<typeof guardCrashes>

beforeEach(() => {
  vi.useFakeTimers()
  record.mockClear()
  onHelpless.mockClear()
  contents = new FakeContents()
  guard = guardCrashes(contents as unknown as WebContents, {
    origin: ORIGIN,
    homePath: '/paketsoal',
    record,
    now: Date.now,
    onHelpless,
  })
})

const crash = () => contents.emit('render-process-gone', {}, { reason: 'crashed' })

/** Electron's error of a navigation. */
const failure = (code: string) => Object.assign(new Error(code), { code })

test('a first page that the page itself replaces is no failure', async () => {
  contents.loadURL = () => Promise.reject(failure('ERR_ABORTED'))
  await guard.open()
  expect([record.mock.calls, onHelpless.mock.calls]).toEqual([[], []])
})

test('a page that fails to load is tried again, then left to the operator, and ends nothing', async () => {
  let loads = 0
  contents.loadURL = () => {
    loads += 1
    return Promise.reject(failure('ERR_CONNECTION_REFUSED'))
  }
  await guard.open()
  expect(loads).toBeGreaterThan(1)
  expect(onHelpless).toHaveBeenCalledOnce()
  expect(record).toHaveBeenCalledWith('page_crashed', expect.stringContaining('REFUSED'))
})

test('a page that dies while it loads is restarted once for its one death', async () => {
  const load = contents.loadURL
  contents.loadURL = (url) => {
    contents.loadURL = load
    contents.isDead = true
    crash()
    return Promise.reject(failure(`ERR_FAILED ${url}`))
  }
  await guard.open()
  expect(contents.loaded).toEqual([`${ORIGIN}/paketsoal`])
})

test('after a crash the page opens at the address where it was', () => {
  crash()
  contents.emit('did-navigate', {}, `${ORIGIN}/paketsoal`)
  contents.emit('did-navigate-in-page', {}, `${ORIGIN}/simulasi-toefl/3`, true)
  contents.emit('did-navigate-in-page', {}, `${ORIGIN}/profile`, true)
  crash()
  expect(contents.loaded).toEqual([`${ORIGIN}/paketsoal`, `${ORIGIN}/simulasi-toefl/3`])
  expect(record).toHaveBeenCalledWith('page_crashed', 'crashed')
})

test('a hanging page is stopped and restarted unless it recovers', () => {
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

test('a page that crashes again and again calls the operator', () => {
  for (let count = 0; count < 4; count += 1) crash()
  expect(contents.loaded).toHaveLength(3)
  expect(onHelpless).toHaveBeenCalledOnce()
})

test('the operator revives a dead page, and leaves a live one alone', () => {
  for (let count = 0; count < 4; count += 1) crash()
  guard.revive()
  expect(contents.loaded).toHaveLength(3)
  contents.isDead = true
  guard.revive()
  expect(contents.loaded).toHaveLength(4)
  crash()
  expect(contents.loaded).toHaveLength(5)
})
