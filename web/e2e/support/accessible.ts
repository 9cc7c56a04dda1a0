import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The sizes at which every screen must hold: a school's laptop and a small phone. */
export const SIZES = [
  { width: 1366, height: 768 },
  { width: 360, height: 800 },
]

/**
 * Asserts that axe finds nothing on the page as it stands.
 * @param except rules that don't hold for what is open: a menu stands beside all landmarks, for one
 */
export async function expectClean(page: Page, except: string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).disableRules(except).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** Asserts that the page can be read without scrolling sideways, and that no text is cut off at its edge. */
export async function expectReflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isScrolledWithin = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at)
        if (overflowX === 'auto' || overflowX === 'scroll' || overflowX === 'hidden') return true
      }
      return false
    }
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width: own, left } = element.getBoundingClientRect()
      return own > 1 && (right > width + 1 || left < -1) && !isScrolledWithin(element)
    })
    return {
      isWider: document.documentElement.scrollWidth > width,
      beyond: beyond.map((element) => element.outerHTML.slice(0, 120)),
    }
  })
  expect(overflow).toEqual({ isWider: false, beyond: [] })
}

/**
 * Asserts that everything to press is at least 24 by 24 pixels (WCAG 2.5.8). Links within a sentence are exempt
 * there, and so is what is hidden until it has the focus.
 */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const MIN = 24
    const targets = document.querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitem], [tabindex="0"]'
    )
    return [...targets]
      .filter((target) => {
        // A label is pressed in place of its control.
        const box = (target.closest('label') ?? target).getBoundingClientRect()
        const isShown = box.width > 1 && box.height > 1
        const isInSentence = target.matches('p a, li > a:not([class*="min-h"])')
        return isShown && !isInSentence && (box.width < MIN || box.height < MIN)
      })
      .map((target) => target.outerHTML.slice(0, 120))
  })
  expect(small).toEqual([])
}
