import type { BrowserContext, Page } from '@playwright/test'

const ADDRESS = '/bare'

/**
 * Opens a page with the elements and styles of an exam page, showing the first of these questions with almost no
 * script, to measure the cost of the browser alone. Options are chosen by pointer and by A to D, R flags, and left and
 * right swap the question and focus its first option. Nothing is stored, counted or sent, and the passage stays.
 * @param questions the text and the options of each
 */
export async function openBarePage(
  context: BrowserContext,
  like: Page,
  questions: readonly (readonly string[])[]
): Promise<Page> {
  const html = await like.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    copy
      .querySelectorAll('script, link:not([rel="stylesheet"])')
      .forEach((element) => element.remove())
    return copy.outerHTML
  })
  const page = await context.newPage()
  // On the exam's own origin, for its fonts and pictures.
  await page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${html}` })
  )
  await page.goto(ADDRESS)
  await page.evaluate(answerKeys, questions)
  return page
}

/** Runs in the bare page. */
function answerKeys(questions: readonly (readonly string[])[]): void {
  const question = document.querySelector<HTMLElement>('section[data-page]')
  const scroller = document.querySelector<HTMLElement>('[data-scroller]')
  const flag = [...document.querySelectorAll('label')]
    .find(({ textContent }) => textContent === 'Ragu-ragu')
    ?.querySelector('input')
  if (!question || !scroller || !flag) throw new Error('It shows no question of a session')
  const options = [...question.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  const texts = [
    question.querySelector('p'),
    ...options.map((option) => option.nextElementSibling?.lastElementChild),
  ]
  let shown = 0

  addEventListener('keydown', (event) => {
    event.preventDefault()
    const option = options['abcd'.indexOf(event.key)]
    if (option) {
      option.checked = true
      option.focus()
    }
    if (event.key === 'r') flag.checked = !flag.checked
    if (event.key === 'ArrowLeft') open(shown - 1)
    if (event.key === 'ArrowRight') open(shown + 1)
  })

  function open(at: number): void {
    shown = (at + questions.length) % questions.length
    for (const [part, text] of texts.entries())
      if (text) text.textContent = questions[shown]?.[part] ?? ''
    for (const option of options) option.checked = false
    if (scroller) scroller.scrollTop = 0
    options[0]?.focus({ preventScroll: true })
  }
}
