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
  const stop = answerExam(ipc as unknown as IpcMain, {
    contents: { mainFrame } as unknown as WebContents,
    origin: ORIGIN,
    seat: SEAT,
    onStage,
  })
  const send = (name: string, senderFrame: unknown, ...args: unknown[]) =>
    handlers.get(name)?.({ senderFrame }, ...args)
  return { handlers, onStage, send, stop }
}

test('tells the page its seat and takes its stage', () => {
  const { send, onStage, handlers, stop } = answered()
  expect(send('exam:seat', mainFrame)).toEqual(SEAT)
  send('exam:set-stage', mainFrame, 'exam')
  expect(onStage).toHaveBeenCalledWith('exam')
  stop()
  expect(handlers.size).toBe(0)
})

test.each([null, { url: `${ORIGIN}/paketsoal` }, { url: 'http://evil.example/' }])(
  'answers no other frame: %j',
  (frame) => {
    const { send, onStage } = answered()
    expect(() => send('exam:seat', frame)).toThrow('no bridge')
    expect(() => send('exam:set-stage', frame, 'exam')).toThrow('no bridge')
    expect(onStage).not.toHaveBeenCalled()
  }
)

test.each([undefined, 'EXAM', {}, ['exam']])('takes no odd stage: %j', (stage) => {
  const { send } = answered()
  expect(() => send('exam:set-stage', mainFrame, stage)).toThrow('no such stage')
})
