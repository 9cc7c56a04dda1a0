import { EventEmitter } from 'node:events'
import type { BrowserWindow } from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import { holdWindow } from './hold-window.ts'

class FakeWindow extends EventEmitter {
  setMenu = vi.fn()
  setContentProtection = vi.fn()
  setAlwaysOnTop = vi.fn()
  setVisibleOnAllWorkspaces = vi.fn()
  focus = vi.fn()

  /** Whether the window would close. */
  wouldClose(): boolean {
    const event = { preventDefault: vi.fn() }
    this.emit('close', event)
    return event.preventDefault.mock.calls.length === 0
  }
}

let window: FakeWindow
let isInFront: boolean
const onBlur = vi.fn()
const onClose = vi.fn()

beforeEach(() => {
  window = new FakeWindow()
  isInFront = true
  onBlur.mockClear()
  onClose.mockClear()
})

const hold = (isWindowed: boolean) =>
  holdWindow(window as unknown as BrowserWindow, {
    isWindowed,
    isInFront: () => isInFront,
    onBlur,
    onClose,
  })

test('a held window is on top of everything, without a menu, and in no screenshot', () => {
  hold(false)
  expect(window.setMenu).toHaveBeenCalledWith(null)
  expect(window.setContentProtection).toHaveBeenCalledWith(true)
  expect(window.setAlwaysOnTop).toHaveBeenCalledWith(true, 'screen-saver')
  expect(window.setVisibleOnAllWorkspaces).toHaveBeenCalledWith(true, { visibleOnFullScreen: true })
})

test('a held window does not close', () => {
  hold(false)
  expect(window.wouldClose()).toBe(false)
  expect(onClose).not.toHaveBeenCalled()
})

test('a held window that loses the keyboard reports it and takes it back', () => {
  hold(false)
  window.emit('blur')
  expect(onBlur).toHaveBeenCalledOnce()
  expect(window.focus).toHaveBeenCalledOnce()
})

test('a window that another one covers on purpose neither reports nor takes the keyboard', () => {
  hold(false)
  isInFront = false
  window.emit('blur')
  expect(onBlur).not.toHaveBeenCalled()
  expect(window.focus).not.toHaveBeenCalled()
})

test("a developer's window is neither on top nor focused again, and closing it ends the kiosk", () => {
  hold(true)
  window.emit('blur')
  expect(onBlur).toHaveBeenCalledOnce()
  expect(window.focus).not.toHaveBeenCalled()
  expect(window.setAlwaysOnTop).not.toHaveBeenCalled()
  expect(window.wouldClose()).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a released window can close and loses the keyboard without a report', () => {
  const release = hold(false)
  release()
  window.emit('blur')
  expect(onBlur).not.toHaveBeenCalled()
  expect(window.focus).not.toHaveBeenCalled()
  expect(window.wouldClose()).toBe(true)
})
