import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { PATIENCE_MS } from '@/testing/eventually'

configure({ asyncUtilTimeout: PATIENCE_MS })

// Jsdom lays nothing out, so nothing scrolls.
Element.prototype.scrollIntoView ??= () => undefined

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
