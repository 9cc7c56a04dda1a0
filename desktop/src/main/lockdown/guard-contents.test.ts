import { EventEmitter } from 'node:events'
import type { WebContents } from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import { guardContents } from './guard-contents.ts'

const ORIGIN = 'http://127.0.0.1:41234'

/** The part of Electron's WebContents that the rules use. */
class FakeContents extends EventEmitter {
  url = `${ORIGIN}/paketsoal`
  zoom = 1
  loaded: string[] = []
  openHandler: (details: { url: string }) => unknown = () => undefined
  setWindowOpenHandler = (handler: FakeContents['openHandler']) => (this.openHandler = handler)
  isDestroyed = () => false
  getURL = () => this.url
  loadURL = (url: string) => {
    this.loaded.push(url)
    return Promise.resolve()
  }
  getZoomFactor = () => this.zoom
  setZoomFactor = (factor: number) => (this.zoom = factor)
}

const record = vi.fn()
const onOperator = vi.fn()
let contents: FakeContents
let isExam = false

beforeEach(() => {
  vi.useFakeTimers()
  record.mockClear()
  onOperator.mockClear()
  isExam = false
  contents = new FakeContents()
  guardContents(contents as unknown as WebContents, {
    origin: ORIGIN,
    homePath: '/paketsoal',
    isExam: () => isExam,
    record,
    onOperator,
  })
})

function emit(name: string, ...rest: unknown[]) {
  const event = { preventDefault: vi.fn(), url: '' }
  if (typeof rest[0] === 'string' && name.startsWith('will-')) event.url = rest[0]
  contents.emit(name, event, ...rest)
  return event.preventDefault.mock.calls.length > 0
}

const press = (
  code: string,
  held: Partial<Record<'control' | 'alt' | 'shift' | 'meta' | 'isAutoRepeat', boolean>> = {}
) =>
  emit('before-input-event', {
    type: 'keyDown',
    key: code,
    code,
    control: false,
    alt: false,
    shift: false,
    meta: false,
    isAutoRepeat: false,
    ...held,
  })

test.each(['will-navigate', 'will-redirect', 'will-frame-navigate'])(
  "navigation by %s is blocked outside the kiosk's screens, and reported without the query",
  (name) => {
    expect(emit(name, `${ORIGIN}/riwayat-ujian`)).toBe(false)
    expect(emit(name, 'https://evil.example/x?token=1#a')).toBe(true)
    expect(record.mock.calls).toEqual([['navigation_denied', 'https://evil.example/x']])
  }
)

test('no new window opens, not even for our own pages', () => {
  expect(contents.openHandler({ url: `${ORIGIN}/login` })).toEqual({ action: 'deny' })
  expect(record).toHaveBeenCalledWith('window_denied', `${ORIGIN}/login`)
  expect(emit('will-attach-webview')).toBe(true)
})

test("a page that stays outside the kiosk's screens is sent to the start screen", () => {
  contents.url = `${ORIGIN}/profile`
  contents.emit('did-navigate-in-page', {}, contents.url, true)
  vi.advanceTimersByTime(1000)
  expect(contents.loaded).toEqual([`${ORIGIN}/paketsoal`])
})

test('a page that returns to the start screen by itself is left alone', () => {
  contents.emit('did-navigate-in-page', {}, `${ORIGIN}/bayar/3`, true)
  contents.url = `${ORIGIN}/paketsoal`
  vi.advanceTimersByTime(1000)
  expect(contents.loaded).toEqual([])
  expect(record).not.toHaveBeenCalled()
})

test('keys are passed, blocked, zoom the page or call the operator', () => {
  expect(press('KeyA')).toBe(false)
  expect(press('F12')).toBe(true)
  expect(press('KeyI', { control: true, shift: true })).toBe(true)
  expect(press('Equal', { control: true })).toBe(true)
  expect(contents.zoom).toBe(1.1)
  expect(press('KeyK', { control: true, alt: true, shift: true })).toBe(true)
  expect(onOperator).toHaveBeenCalledOnce()
  expect(record.mock.calls).toEqual([
    ['key_denied', 'F12'],
    ['key_denied', 'Ctrl+Shift+KeyI'],
  ])
})

test('holding the operator chord calls the operator once', () => {
  const chord = { control: true, alt: true, shift: true }
  press('KeyK', chord)
  for (let count = 0; count < 9; count += 1)
    expect(press('KeyK', { ...chord, isAutoRepeat: true })).toBe(true)
  expect(onOperator).toHaveBeenCalledOnce()
})

test('copying works outside an exam and is blocked during one', () => {
  expect(press('KeyC', { control: true })).toBe(false)
  isExam = true
  expect(press('KeyC', { control: true })).toBe(true)
})

test('the mouse wheel zooms within its limits', () => {
  expect(emit('zoom-changed', 'out')).toBe(true)
  expect(contents.zoom).toBe(1)
  contents.zoom = 2
  emit('zoom-changed', 'in')
  expect(contents.zoom).toBe(2)
})
