import { expect, type Page } from '@playwright/test'

/** More Tab stops than any screen has. */
const MAX_STOPS = 90

/** A phone in portrait and in landscape, where the bars take most of the space. */
const SIZES = [
  { width: 360, height: 800 },
  { width: 800, height: 360 },
]

/**
 * Tabs through the page in small windows, and asserts that the focused element is visible: inside the window, and not
 * covered (WCAG 2.4.11). Ends with the page's previous size.
 */
export async function expectFocusSeen(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    const seen = new Set<string>()
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      await page.keyboard.press('Tab')
      const { place, covering } = await page.evaluate(lookAtFocus)
      // Between the last control and the first one the browser has the focus.
      if (place === null) continue
      if (seen.has(place)) break
      seen.add(place)
      expect(covering, `${size.width} x ${size.height}: ${place}`).toBeNull()
    }
    expect(seen.size).toBeGreaterThan(0)
  }
  if (before) await page.setViewportSize(before)
}

/** Runs in the page: the focused element, or null at the end of the page, and the element that covers it, or null. */
function lookAtFocus(): { place: string | null; covering: string | null } {
  const focused = document.activeElement
  if (!focused || focused === document.body) return { place: null, covering: null }
  const all = [...document.querySelectorAll('*')]
  const place = `${all.indexOf(focused)} ${focused.outerHTML.slice(0, 160)}`
  // A radio button is visible through its label.
  const shown = focused.closest('label') ?? focused
  const box = shown.getBoundingClientRect()
  const middle = {
    x: (Math.max(0, box.left) + Math.min(window.innerWidth, box.right)) / 2,
    y: (Math.max(0, box.top) + Math.min(window.innerHeight, box.bottom)) / 2,
  }
  const top = document.elementFromPoint(middle.x, middle.y)
  const isSeen = top !== null && shown.contains(top)
  return { place, covering: isSeen ? null : (top?.outerHTML.slice(0, 160) ?? 'the window ends') }
}
