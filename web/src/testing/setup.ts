import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { LIMITS } from '@/testing/limits'

configure({ asyncUtilTimeout: LIMITS.wait })

// jsdom has no layout, so nothing scrolls.
Element.prototype.scrollIntoView ??= () => undefined

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})
