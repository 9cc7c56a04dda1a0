import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  isReloginWanted,
  reloginStore,
  requestRelogin,
  useReloginDuring,
} from '@/lib/session/relogin'

test('a refusal that arrives before the next render opens the sign-in dialog again', async () => {
  const { result } = renderHook(() => useReloginDuring())

  const call = result.current(() => requestRelogin())
  reloginStore.getState().settle?.(true)

  expect(await call).toBe(true)
  expect(isReloginWanted()).toBe(false)
})

test('a call of a left screen opens no sign-in dialog over the next one', async () => {
  const { result, unmount } = renderHook(() => useReloginDuring())
  const call = result.current(() => requestRelogin())

  unmount()

  expect(await call).toBe(false)
  expect(isReloginWanted()).toBe(false)
})
