import { vi } from 'vitest'

/** A tab that the page opens, in place of the browser's. */
export function fakeTabs() {
  const tab = {
    opener: {},
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    close: vi.fn(),
  }
  const openWindow = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return { tab, openWindow }
}
