import { expect, type Page } from '@playwright/test'

/** As many stops as any screen has. */
const MAX_STOPS = 90

/** A phone, and one held sideways: the bars take most of it. */
const SIZES = [
  { width: 360, height: 800 },
  { width: 800, height: 360 },
]

/**
 * Goes through the page by Tab in small windows, and asserts that what has the focus can be seen: in the window, and
 * under nothing else (WCAG 2.4.11). Ends with the size that the page had.
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
      // Between the last control and the first one the focus is with the browser.
      if (place === null) continue
      if (seen.has(place)) break
      seen.add(place)
      expect(covering, `${size.width} x ${size.height}: ${place}`).toBeNull()
    }
    expect(seen.size).toBeGreaterThan(0)
  }
  if (before) await page.setViewportSize(before)
}

/** In the page: the focused element, null at the end of the page, and what stands in its place, null if it does. */
function lookAtFocus(): { place: string | null; covering: string | null } {
  const focused = document.activeElement
  if (!focused || focused === document.body) return { place: null, covering: null }
  const all = [...document.querySelectorAll('*')]
  const place = `${all.indexOf(focused)} ${focused.outerHTML.slice(0, 160)}`
  // A radio button is seen by its label.
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
