import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Tests run on all cores at once, so elements may appear late.
configure({ asyncUtilTimeout: 4_000 })

// Jsdom lays nothing out, so nothing scrolls.
Element.prototype.scrollIntoView ??= () => undefined

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
