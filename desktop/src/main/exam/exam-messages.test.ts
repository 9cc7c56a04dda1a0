import type { IpcMain, WebContents } from 'electron'
import { expect, test, vi } from 'vitest'
import { answerExam } from './exam-messages.ts'

const ORIGIN = 'http://127.0.0.1:41234'
const mainFrame = { url: `${ORIGIN}/paketsoal` }
const SEAT = { lab: 'Lab 1', seat: '7', version: '1.0.0' }

function answered() {
  const handlers = new Map<string, (event: unknown, ...args: unknown[]) => unknown>()
  const ipc = {
    handle: (name: string, handler: () => unknown) => void handlers.set(name, handler),
    removeHandler: (name: string) => void handlers.delete(name),
  }
  const onStage = vi.fn()
  const onUndelivered = vi.fn()
  const onRescue = vi.fn()
  const stop = answerExam(ipc as unknown as IpcMain, {
    contents: { mainFrame } as unknown as WebContents,
    origin: ORIGIN,
    seat: SEAT,
    onStage,
    onUndelivered,
    onRescue,
  })
  const send = (name: string, senderFrame: unknown, ...args: unknown[]) =>
    handlers.get(name)?.({ senderFrame }, ...args)
  return { handlers, onStage, onUndelivered, onRescue, send, stop }
}

test("the kiosk sends the page its seat and receives the page's stage", () => {
  const { send, onStage, handlers, stop } = answered()
  expect(send('exam:seat', mainFrame)).toEqual(SEAT)
  send('exam:set-stage', mainFrame, 'exam')
  expect(onStage).toHaveBeenCalledWith('exam')
  stop()
  expect(handlers.size).toBe(0)
})

test.each([null, { url: `${ORIGIN}/paketsoal` }, { url: 'http://evil.example/' }])(
  'the kiosk does not answer messages from other frames: %j',
  (frame) => {
    const { send, onStage, onUndelivered, onRescue } = answered()
    expect(() => send('exam:seat', frame)).toThrow('no bridge')
    expect(() => send('exam:set-stage', frame, 'exam')).toThrow('no bridge')
    expect(() => send('exam:set-undelivered', frame, true)).toThrow('no bridge')
    expect(() => send('exam:rescue', frame, null)).toThrow('no bridge')
    expect(onStage).not.toHaveBeenCalled()
    expect(onUndelivered).not.toHaveBeenCalled()
    expect(onRescue).not.toHaveBeenCalled()
  }
)

test("the kiosk passes the page's rescue file on unchanged", () => {
  const { send, onRescue } = answered()
  send('exam:rescue', mainFrame, { name: 'x' })
  expect(onRescue).toHaveBeenCalledWith({ name: 'x' })
})

test.each([undefined, 'EXAM', {}, ['exam']])('the kiosk refuses an invalid stage: %j', (stage) => {
  const { send } = answered()
  expect(() => send('exam:set-stage', mainFrame, stage)).toThrow('no such stage')
})

test('the kiosk learns from the page whether answers are undelivered', () => {
  const { send, onUndelivered } = answered()
  send('exam:set-undelivered', mainFrame, true)
  send('exam:set-undelivered', mainFrame, false)
  expect(onUndelivered.mock.calls).toEqual([[true], [false]])
})

test.each([undefined, null, 'true', 1, {}, [true]])(
  'the kiosk refuses a value that is not a boolean: %j',
  (value) => {
    const { send, onUndelivered } = answered()
    expect(() => send('exam:set-undelivered', mainFrame, value)).toThrow('neither')
    expect(onUndelivered).not.toHaveBeenCalled()
  }
)
