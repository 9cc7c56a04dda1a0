import { EventEmitter } from 'node:events'
import type { Session } from 'electron'
import { expect, test, vi } from 'vitest'
import { guardSession } from './guard-session.ts'

/** The part of Electron's Session that the rules use, with access to its handlers. */
class FakeSession extends EventEmitter {
  handlers = new Map<string, (...args: never[]) => unknown>()
  #keep = (name: string) => (handler: (...args: never[]) => unknown) =>
    void this.handlers.set(name, handler)
  setPermissionRequestHandler = this.#keep('request')
  setPermissionCheckHandler = this.#keep('check')
  setDevicePermissionHandler = this.#keep('device')
  setUSBProtectedClassesHandler = this.#keep('usb')
  setSpellCheckerEnabled = vi.fn()
  webRequest = { onBeforeRequest: this.#keep('before-request') }
  call = (name: string, ...args: unknown[]) => this.handlers.get(name)?.(...(args as never[]))
}

function guarded() {
  const session = new FakeSession()
  const record = vi.fn()
  guardSession(session as unknown as Session, {
    isRequestAllowed: (address) => address.startsWith('http://127.0.0.1:4/'),
    record,
  })
  return { session, record }
}

test.each([
  'media',
  'geolocation',
  'notifications',
  'fullscreen',
  'openExternal',
  'clipboard-read',
  'display-capture',
])('the permission %s is denied to every page', (permission) => {
  const { session, record } = guarded()
  const answer = vi.fn()
  session.call('request', {}, permission, answer)
  expect(answer).toHaveBeenCalledWith(false)
  expect(session.call('check', {}, permission)).toBe(false)
  expect(record).toHaveBeenCalledWith('permission_denied', permission)
})

test('access to devices is denied', () => {
  const { session } = guarded()
  expect(session.call('device', {})).toBe(false)
  for (const name of ['select-hid-device', 'select-serial-port', 'select-usb-device']) {
    const preventDefault = vi.fn()
    session.emit(name, { preventDefault })
    expect(preventDefault).toHaveBeenCalledOnce()
  }
})

test('nothing is downloaded, not even a dictionary', () => {
  const { session, record } = guarded()
  const preventDefault = vi.fn()
  session.emit('will-download', { preventDefault }, { getFilename: () => 'soal.pdf' })
  expect(preventDefault).toHaveBeenCalledOnce()
  expect(record).toHaveBeenCalledWith('download_denied', 'soal.pdf')
  expect(session.setSpellCheckerEnabled).toHaveBeenCalledWith(false)
})

test('requests to other hosts are blocked, including those from inside Electron', () => {
  const { session, record } = guarded()
  const answer = vi.fn()
  session.call('before-request', { url: 'http://127.0.0.1:4/api/soal' }, answer)
  session.call('before-request', { url: 'https://evil.example/x?y=1' }, answer)
  expect(answer.mock.calls).toEqual([[{ cancel: false }], [{ cancel: true }]])
  expect(record.mock.calls).toEqual([['request_denied', 'https://evil.example/x']])
})
