import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rescueFile } from '../../../../api/contracts/rescue.ts'
import { RescueRequest } from './rescue-request.ts'

const FILE = {
  name: 'lulus-penyelamatan-sari-12-2026-11-22-030509.lulus',
  text: JSON.stringify(
    rescueFile({ token: 'gcm.v1:a.b.c', iv: 'a'.repeat(16), isi: 'b'.repeat(40) })
  ),
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function opened() {
  const send = vi.fn()
  return { send, rescue: new RescueRequest(send) }
}

test.each([
  ['a file', FILE, { kind: 'file', file: FILE }],
  ['no file', null, { kind: 'nothing' }],
  ['something else', { ...FILE, name: '../x' }, { kind: 'broken' }],
  ['undefined', undefined, { kind: 'broken' }],
])("a rescue request handles the page's answer %s", async (_, value, answer) => {
  const { send, rescue } = opened()
  const asked = rescue.ask()
  expect(send).toHaveBeenCalledOnce()
  rescue.take(value)
  expect(await asked).toEqual(answer)
})

test('an unrequested or second rescue file is refused', async () => {
  const { rescue } = opened()
  expect(() => rescue.take(FILE)).toThrow('Nobody asked')
  const asked = rescue.ask()
  rescue.take(FILE)
  await asked
  expect(() => rescue.take(FILE)).toThrow('Nobody asked')
})

test('a hanging page is given five seconds to send its rescue file', async () => {
  const { rescue } = opened()
  const asked = rescue.ask()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await asked).toEqual({ kind: 'silent' })
  expect(() => rescue.take(FILE)).toThrow('Nobody asked')
})

test('a second rescue request ends the first', async () => {
  const { rescue } = opened()
  const [first, second] = [rescue.ask(), rescue.ask()]
  rescue.take(FILE)
  expect(await first).toEqual({ kind: 'silent' })
  expect(await second).toMatchObject({ kind: 'file' })
})
