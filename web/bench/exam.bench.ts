import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { enrol } from '../e2e/support/access.ts'
import { completeSession, leaveSession } from '../e2e/support/attempts.ts'
import { goOn, question, screensOf } from '../e2e/support/exam-driver.ts'
import { heapOf, interactionsOf, watchInteractions } from './interactions.ts'

/** Of an old lab PC or a cheap phone, compared with this machine. */
const TIMES_SLOWER = 6
const QUESTIONS = 200

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
  await watchInteractions(page)
  await page.reload()
  await goOn(page)
  const screens = screensOf('reading').flat()
  await expect(question(page, screens[0] ?? 0)).toBeVisible()

  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  let heapBefore = 0
  let presses = 0
  for (let seen = 0; seen < QUESTIONS; seen += 1) {
    const forth = Math.floor(seen / (screens.length - 1)) % 2 === 0
    const step = seen % (screens.length - 1)
    const examPage = screens[forth ? step : screens.length - 1 - step] ?? 0
    const shown = question(page, examPage)
    await expect(shown).toBeVisible()
    // By pointer and by key, as both are used.
    await shown
      .locator('label')
      .nth(seen % 4)
      .click()
    await expect(shown.getByRole('radio').nth(seen % 4)).toBeChecked()
    const letter = (seen + 1) % 4
    await page.keyboard.press('abcd'.charAt(letter))
    await expect(shown.getByRole('radio').nth(letter)).toBeChecked()
    await page.keyboard.press('r')
    await page.keyboard.press(forth ? 'ArrowRight' : 'ArrowLeft')
    presses += 4
    if (seen === 20) heapBefore = await heapOf(client)
  }
  const heap = await heapOf(client)
  // What is told of the last interaction comes after its frame.
  await page.waitForTimeout(1_000)
  const interactions = await interactionsOf(page)

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
