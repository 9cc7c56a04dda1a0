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

test('opens at once, says what is coming, and has no access to the opener', () => {
  const tab = fakeTab()
  const open = browserOpens(tab)

  openTab('Membuka WhatsApp…')

  expect(open).toHaveBeenCalledWith('about:blank', '_blank')
  expect(tab.opener).toBeNull()
  expect(tab.document.body.textContent).toBe('Membuka WhatsApp…')
})

test('goes to its address later', () => {
  const tab = fakeTab()
  browserOpens(tab)

  expect(openTab('…').goTo('https://wa.me/62812')).toBe(true)

  expect(tab.location.replace).toHaveBeenCalledWith('https://wa.me/62812')
})

test('says so when the browser has blocked it', () => {
  browserOpens(null)
  const tab = openTab('…')

  expect(tab.goTo('https://wa.me/62812')).toBe(false)
  expect(() => tab.close()).not.toThrow()
})

test('says so when it was closed meanwhile', () => {
  const tab = fakeTab()
  browserOpens(tab)
  const opened = openTab('…')
  tab.closed = true

  expect(opened.goTo('https://wa.me/62812')).toBe(false)
  expect(tab.location.replace).not.toHaveBeenCalled()
})
