import { expect, test, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** The sizes that every screen must support: a school's laptop and a small phone. */
export const SIZES = [
  { width: 1366, height: 768 },
  { width: 360, height: 800 },
]

/** A laptop at 200 % zoom, and the narrowest width at which a page must reflow (WCAG 1.4.10). */
const ZOOMED = [
  { width: 683, height: 384 },
  { width: 320, height: 640 },
]

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The axe rules whose result depends on the theme. */
const CONTRAST_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Asserts that axe finds no violations on the page.
 * @param except rules that don't apply to what is open, for example because a menu is outside all landmarks
 */
export async function expectClean(page: Page, except: string[] = []): Promise<void> {
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]))
  await expectNothingFound(page, { rules })
}

/** Asserts sufficient contrast everywhere. */
async function expectContrast(page: Page): Promise<void> {
  await expectNothingFound(page, { runOnly: { type: 'rule', values: CONTRAST_RULES } })
}

/** Resolves when all transitions have ended, because fading text has less contrast. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const { iterations } = animation.effect?.getTiming() ?? {}
      return iterations === Infinity || animation.playState === 'finished'
    })
  )
}

/**
 * Runs axe in the page, which loads it only once: sending it for each check would take a quarter of the time. Our pages
 * have no frames that need it too. Passes aren't listed, which would take longer than the check.
 */
async function expectNothingFound(page: Page, options: RunOptions): Promise<void> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (asked) => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'], ...asked })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  }, options)
  expect(found).toEqual([])
}

/** Asserts that the page needs no horizontal scrolling, and that no text is cut off at its edge. */
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
 * Asserts that all targets are at least 24 by 24 pixels (WCAG 2.5.8). Links in a sentence are exempt, and so are
 * elements that are hidden until focused.
 */
async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const MIN = 24
    const targets = document.querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitem], [tabindex="0"]'
    )
    return [...targets]
      .filter((target) => {
        // Users press a label in place of its control.
        const box = (target.closest('label') ?? target).getBoundingClientRect()
        const isShown = box.width > 1 && box.height > 1
        const isInSentence = target.matches('p a, li > a:not([class*="min-h"])')
        return isShown && !isInSentence && (box.width < MIN || box.height < MIN)
      })
      .map((target) => target.outerHTML.slice(0, 120))
  })
  expect(small).toEqual([])
}

/** Changes the device's theme, which the page follows. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
}

/**
 * Checks the screen in every size and both themes, without leaving it, and ends in a laptop's size and the light theme.
 * Requires reduced motion, because colours in transition can't be judged.
 */
export async function expectNoBarriers(page: Page): Promise<void> {
  for (const size of ZOOMED) {
    await page.setViewportSize(size)
    await expectReflow(page)
    await expectLargeTargets(page)
  }
  for (const size of [...SIZES].reverse()) {
    await page.setViewportSize(size)
    await showIn(page, 'dark')
    await expectContrast(page)
    await showIn(page, 'light')
    await expectClean(page)
  }
}

/** Opens a screen and checks it once all its content has loaded. */
export async function expectNoBarriersAt(
  page: Page,
  path: string,
  heading: string | RegExp
): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await test.step(path, () => expectNoBarriers(page))
}
