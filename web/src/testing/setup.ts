import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { endWriters } from '@/lib/storage/writers'
import { LIMITS } from '@/testing/limits'

configure({ asyncUtilTimeout: LIMITS.wait })

// jsdom has no layout, so nothing scrolls.
Element.prototype.scrollIntoView ??= () => undefined

afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  // An unmounted screen may still store something.
  await endWriters()
  localStorage.clear()
  sessionStorage.clear()
})
