import type { BrowserContext, Page } from '@playwright/test'

/**
 * Opens a page with the elements and styles of another one and next to no script: what the browser alone takes for them.
 * Options choose by pointer and by A to D, R marks, and left and right put another question of the same length in place of the
 * open one and focus its first option. Nothing is stored, counted or sent, and a passage stays.
 */
export async function openBarePage(context: BrowserContext, like: Page): Promise<Page> {
  const html = await like.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    copy.querySelectorAll('script, link, style').forEach((element) => element.remove())
    const style = document.createElement('style')
    style.textContent = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join('\n')
    const base = document.createElement('base')
    base.href = location.origin
    copy.querySelector('head')?.append(base, style)
    return copy.outerHTML
  })
  const page = await context.newPage()
  await page.setContent(`<!doctype html>${html}`)
  await page.evaluate(answerKeys)
  return page
}

/** Runs in the bare page. */
function answerKeys(): void {
  const question = document.querySelector<HTMLElement>('section[data-page]')
  const scroller = document.querySelector<HTMLElement>('[data-scroller]')
  const flag = document.querySelector<HTMLInputElement>('input[type="checkbox"]')
  if (!question || !scroller || !flag) throw new Error('It shows no question of a session')
  const options = [...question.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  const texts = [...question.querySelectorAll('p, label span:last-child')]

  addEventListener('keydown', (event) => {
    event.preventDefault()
    const option = options['abcd'.indexOf(event.key)]
    if (option) {
      option.checked = true
      option.focus()
    }
    if (event.key === 'r') flag.checked = !flag.checked
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      for (const text of texts) text.textContent = otherWords(text.textContent)
      for (const one of options) one.checked = false
      scroller.scrollTop = 0
      options[0]?.focus({ preventScroll: true })
    }
  })

  /** The same words, the first of them last. */
  function otherWords(text: string): string {
    const [first = '', ...others] = text.split(' ')
    return [...others, first].join(' ')
  }
}
