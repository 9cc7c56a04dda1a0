import { writeFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { enrol } from '../e2e/support/access.ts'
import { completeSession, leaveSession } from '../e2e/support/attempts.ts'
import { goOn, question, screensOf } from '../e2e/support/exam-driver.ts'
import { heapOf, traceInteractions, tracedInteractions } from './interactions.ts'
import { showWholePage } from './screen.ts'

/** Of an old lab PC or a cheap phone, compared with this machine. */
const TIMES_SLOWER = 6
const QUESTIONS = 200
/** Milliseconds. A hand is over an option before it presses and holds the button down; ten keys a second are a quick typist's. */
const PRESS_MS = 80
const BETWEEN_KEYS_MS = 100

/** Writes the figures where the bench reads them. */
const REPORT = process.env.BENCH_REPORT ?? ''

test('answers, moves and marks of a reading session', async ({ browser, context, page }) => {
  const { account, paketId } = await enrol(browser, context)
  await page.goto(`/simulasi-toefl/${paketId}`)
  await page.getByRole('button', { name: 'Mulai Simulasi TOEFL' }).click()
  await page.getByRole('button', { name: 'Ya, Mulai' }).click()
  await expect(page.getByRole('button', { name: 'Selanjutnya' })).toBeVisible()
  for (const session of ['listening', 'written'] as const) {
    await completeSession(context, account.nohp, session)
    await leaveSession(context, account.nohp, session)
  }
  await page.reload()
  await goOn(page)
  const screens = screensOf('reading').flat()
  await expect(question(page, screens[0] ?? 0)).toBeVisible()

  const client = await context.newCDPSession(page)
  await showWholePage(client)
  await client.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  // The press that opened the question is told of after its frame.
  await page.waitForTimeout(1_000)
  await traceInteractions(browser, page)
  let heapBefore = 0
  let presses = 0
  for (let seen = 0; seen < QUESTIONS; seen += 1) {
    const forth = Math.floor(seen / (screens.length - 1)) % 2 === 0
    const step = seen % (screens.length - 1)
    const examPage = screens[forth ? step : screens.length - 1 - step] ?? 0
    const shown = question(page, examPage)
    await expect(shown).toBeVisible()
    // By pointer and by key, as both are used.
    const option = shown.locator('label').nth(seen % 4)
    await option.hover()
    await option.click({ delay: PRESS_MS })
    await page.waitForTimeout(BETWEEN_KEYS_MS)
    await expect(shown.getByRole('radio').nth(seen % 4)).toBeChecked()
    const letter = (seen + 1) % 4
    await press(page, 'abcd'.charAt(letter))
    await expect(shown.getByRole('radio').nth(letter)).toBeChecked()
    await press(page, 'r')
    await press(page, forth ? 'ArrowRight' : 'ArrowLeft')
    presses += 4
    if (seen === 20) heapBefore = await heapOf(client)
  }
  const heap = await heapOf(client)
  const interactions = await tracedInteractions(browser)
  expect(interactions).toHaveLength(presses)

  // Browsers leave one in fifty out of INP.
  const inp = interactions[Math.floor(presses / 50)]?.duration ?? 0
  writeFileSync(
    REPORT,
    JSON.stringify({
      timesSlower: TIMES_SLOWER,
      presses,
      inp,
      longest: interactions[0] ?? null,
      questions: QUESTIONS,
      heapBefore,
      heap,
    })
  )
})

/** Presses a key and leaves the page alone until the hand is ready for another: looking at the page takes its time. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await page.waitForTimeout(BETWEEN_KEYS_MS)
}
