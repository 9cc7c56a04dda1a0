import { beforeEach, expect, test, vi } from 'vitest'
import { askForPersistence, daysKept } from '@/lib/storage/persistence'

const persist = vi.fn(() => Promise.resolve(true))
const persisted = vi.fn(() => Promise.resolve(false))

beforeEach(() => {
  persist.mockClear().mockResolvedValue(true)
  persisted.mockClear().mockResolvedValue(false)
  vi.stubGlobal('navigator', { storage: { persist, persisted } })
})

test('the app asks the browser for persistent storage unless it has it already', async () => {
  await askForPersistence()
  expect(persist).toHaveBeenCalledOnce()
  persisted.mockResolvedValue(true)
  await askForPersistence()
  expect(persist).toHaveBeenCalledOnce()
})

test('the app continues where persistent storage is refused, fails or is unsupported', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  persist.mockResolvedValue(false)
  await askForPersistence()
  persist.mockRejectedValue(new TypeError('no'))
  await askForPersistence()
  expect(warn).toHaveBeenCalledTimes(2)
  vi.stubGlobal('navigator', {})
  await askForPersistence()
})

test('storage is promised for seven days where the browser deletes after seven, and for thirty elsewhere', () => {
  expect(daysKept()).toBe(30)
  vi.stubGlobal('GestureEvent', vi.fn())
  expect(daysKept()).toBe(7)
})
