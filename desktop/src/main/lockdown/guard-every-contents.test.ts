import { EventEmitter } from 'node:events'
import type { App } from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import { OPERATOR_ORIGIN } from '../operator/operator-pages.ts'
import { guardEveryContents } from './guard-every-contents.ts'

const GATEWAY = 'http://127.0.0.1:41234'

class FakeContents extends EventEmitter {
  open: (details: { url: string }) => unknown = () => ({ action: 'allow' })
  setWindowOpenHandler = (handler: FakeContents['open']) => (this.open = handler)
}

let contents: FakeContents
let origin: string | null

beforeEach(() => {
  origin = GATEWAY
  const app = new EventEmitter()
  guardEveryContents(app as unknown as App, () => origin)
  contents = new FakeContents()
  app.emit('web-contents-created', {}, contents)
})

function isStopped(name: string, url: string): boolean {
  const event = { url, preventDefault: vi.fn() }
  contents.emit(name, event)
  return event.preventDefault.mock.calls.length > 0
}

test('no web contents can open windows or embed others', () => {
  expect(contents.open({ url: GATEWAY })).toEqual({ action: 'deny' })
  expect(isStopped('will-attach-webview', GATEWAY)).toBe(true)
})

test.each(['will-navigate', 'will-redirect', 'will-frame-navigate'])(
  'navigation by %s stays on the allowed origin',
  (name) => {
    expect(isStopped(name, `${GATEWAY}/paketsoal`)).toBe(false)
    expect(isStopped(name, `${OPERATOR_ORIGIN}/`)).toBe(false)
    for (const url of [
      'https://jahat.example/',
      'http://127.0.0.1:41235/',
      'http://127.0.0.1:41234@jahat.example/',
      'file:///etc/passwd',
      'data:text/html,x',
      'about:blank',
      'tidak sah',
    ])
      expect(isStopped(name, url), url).toBe(true)
    origin = null
    expect(isStopped(name, `${GATEWAY}/paketsoal`)).toBe(true)
  }
)
