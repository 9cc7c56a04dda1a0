import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectNoBarriers, expectReflow } from './accessible.ts'
import { pressAt } from './keyboard.ts'

/**
 * A job of the week, counted as a person would do it: clicks, fields that are filled in, keys, and seconds. By keyboard
 * alone a click is Enter or Space after as many tabs as it takes, which aren't counted.
 */
export class Job {
  clicks = 0
  fields = 0
  keys = 0
  readonly #begun = performance.now()

  constructor(
    readonly name: string,
    readonly page: Page,
    readonly by: 'mouse' | 'keyboard' = 'mouse'
  ) {}

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' })
  }

  async click(target: Locator) {
    if (this.by === 'mouse') await target.click()
    else if ((await target.getAttribute('role')) === 'menuitem') await this.#chooseFromMenu(target)
    else await pressAt(this.page, target, (await isTicked(target)) ? 'Space' : 'Enter')
    this.clicks += 1
  }

  /** A menu opens on its first item, and the arrows move in it. */
  async #chooseFromMenu(item: Locator) {
    const items = this.page.getByRole('menuitem')
    await expect(items.first()).toBeFocused()
    for (let at = 1; at < (await items.count()); at++) {
      if (await item.evaluate((element) => element === document.activeElement)) break
      await this.page.keyboard.press('ArrowDown')
      await expect(items.nth(at)).toBeFocused()
    }
    await expect(item).toBeFocused()
    await this.page.keyboard.press('Enter')
  }

  async fill(target: Locator, text: string) {
    await target.fill(text)
    this.fields += 1
  }

  async choose(target: Locator, option: Parameters<Locator['selectOption']>[0]) {
    await target.selectOption(option)
    this.fields += 1
  }

  async press(key: string) {
    await this.page.keyboard.press(key)
    this.keys += 1
  }

  /** Notes what it took. */
  done() {
    const seconds = ((performance.now() - this.#begun) / 1000).toFixed(1)
    const description = `${this.clicks} clicks, ${this.fields} fields, ${this.keys} keys, ${seconds} s`
    test.info().annotations.push({ type: this.name, description })
    return { clicks: this.clicks, fields: this.fields, keys: this.keys }
  }
}

const isTicked = (target: Locator) =>
  target.evaluate((element) => element instanceof HTMLInputElement || element.tagName === 'SUMMARY')

/** Prints what the test's jobs took. */
export function reportJobs(size: string): void {
  for (const { type, description } of test.info().annotations) {
    process.stdout.write(`${size}: ${type}: ${description}\n`)
  }
}

/** Looks at a screen as a person with a keyboard or a screen reader would, and keeps a picture of it. */
export async function look(page: Page, name: string) {
  const size = page.viewportSize() ?? { width: 1366, height: 768 }
  const { width } = size
  await expectNoBarriers(page)
  await page.setViewportSize(size)
  await expectReflow(page)
  await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`), fullPage: true })
}
