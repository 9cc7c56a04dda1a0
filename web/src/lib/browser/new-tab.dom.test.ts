import { expect, test, vi } from 'vitest'
import { openTab } from '@/lib/browser/new-tab'

function fakeTab() {
  return {
    opener: window as Window | null,
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    close: vi.fn(),
  }
}

function browserOpens(tab: ReturnType<typeof fakeTab> | null) {
  return vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window | null)
}

test('a new tab opens at once, shows what is coming, and cannot access its opener', () => {
  const tab = fakeTab()
  const open = browserOpens(tab)

  openTab('Membuka WhatsApp…')

  expect(open).toHaveBeenCalledWith('about:blank', '_blank')
  expect(tab.opener).toBeNull()
  expect(tab.document.body.textContent).toBe('Membuka WhatsApp…')
})

test('a new tab navigates to its address later', () => {
  const tab = fakeTab()
  browserOpens(tab)

  expect(openTab('…').goTo('https://wa.me/62812')).toBe(true)

  expect(tab.location.replace).toHaveBeenCalledWith('https://wa.me/62812')
})

test('a new tab that the browser blocked is reported', () => {
  browserOpens(null)
  const tab = openTab('…')

  expect(tab.goTo('https://wa.me/62812')).toBe(false)
  expect(() => tab.close()).not.toThrow()
})

test('a new tab that was closed meanwhile is reported', () => {
  const tab = fakeTab()
  browserOpens(tab)
  const opened = openTab('…')
  tab.closed = true

  expect(opened.goTo('https://wa.me/62812')).toBe(false)
  expect(tab.location.replace).not.toHaveBeenCalled()
})
