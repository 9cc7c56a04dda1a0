import { writeFileSync } from 'node:fs'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { enrol } from '../e2e/support/access.ts'
import { completeSession, leaveSession } from '../e2e/support/attempts.ts'
import { goOn, question, screensOf } from '../e2e/support/exam-driver.ts'
import { send } from '../e2e/support/people.ts'
import type { Paper } from '../src/features/exam/api.ts'
import { openBarePage } from './bare-page.ts'
import { point, press } from './hand.ts'
import { heapOf, interactionToNextPaint, traced } from './interactions.ts'
import { showWholePage } from './screen.ts'

/** CPU slowdown that turns this machine into an old lab PC or a cheap phone. */
const TIMES_SLOWER = 6
/** The exam and the bare page alternate, because slowed machines drift. */
const ROUNDS = 4
const QUESTIONS_A_ROUND = { exam: 50, bare: 25 }

/** The measured interactions of each question, in order. */
const PRESSES = ['by pointer', 'by key', 'marks', 'moves'] as const

/** The file in which the bench reads the figures. */
const REPORT = process.env.BENCH_REPORT ?? ''

test('answers, moves and marks of a reading session, and on a page without a script', async ({
  browser,
  context,
  page,
}) => {
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
  // Content that appears after the question is part of the page too.
  await expect(page.getByRole('region', { name: 'Bacaan' }).getByRole('img')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Teks besar' })).toBeVisible()
  const { soal } = await send<Paper>(context, 'GET', `/soal?paketId=${paketId}`)
  const bare = await openBarePage(context, page, soal.flatMap(wordsOf))
  for (const each of [page, bare]) await showWholePage(each)

  const rounds: { exam: number[]; bare: number[] }[] = []
  const turn = screens.length - 1
  const isForth = (seen: number) => Math.floor(seen / turn) % 2 === 0
  let seen = 0
  let heapBefore = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const exam = await traced(page, TIMES_SLOWER, async () => {
      for (let count = 0; count < QUESTIONS_A_ROUND.exam; count += 1) {
        const examPage = screens[isForth(seen) ? seen % turn : turn - (seen % turn)] ?? 0
        await answer(page, question(page, examPage), seen)
        await press(page, isForth(seen) ? 'ArrowRight' : 'ArrowLeft')
        if (seen === 20) heapBefore = await heapOf(page)
        seen += 1
      }
    })
    const alone = await traced(bare, TIMES_SLOWER, async () => {
      for (let count = 0; count < QUESTIONS_A_ROUND.bare; count += 1) {
        await answer(bare, bare.locator('section[data-page]'), count)
        await press(bare, 'ArrowRight')
      }
    })
    expect(exam).toHaveLength(PRESSES.length * QUESTIONS_A_ROUND.exam)
    expect(alone).toHaveLength(PRESSES.length * QUESTIONS_A_ROUND.bare)
    rounds.push({ exam, bare: alone })
  }

  const [exam, alone] = [
    rounds.flatMap((round) => round.exam),
    rounds.flatMap((round) => round.bare),
  ]
  writeFileSync(
    REPORT,
    JSON.stringify({
      timesSlower: TIMES_SLOWER,
      presses: exam.length,
      inp: interactionToNextPaint(exam),
      rounds: rounds.map((round) => ({
        exam: interactionToNextPaint(round.exam),
        bare: interactionToNextPaint(round.bare),
      })),
      medians: PRESSES.map((what, at) => ({
        what,
        exam: median(exam.filter((_, press) => press % PRESSES.length === at)),
        bare: median(alone.filter((_, press) => press % PRESSES.length === at)),
      })),
      questions: seen,
      heapBefore,
      heap: await heapOf(page),
    })
  )
})

/** Chooses by pointer and by key, and flags. */
async function answer(page: Page, shown: Locator, count: number): Promise<void> {
  await expect(shown).toBeVisible()
  const [pointed, letter] = [count % 4, (count + 1) % 4]
  await point(page, shown.locator('label').nth(pointed))
  await expect(shown.getByRole('radio').nth(pointed)).toBeChecked()
  await press(page, 'abcd'.charAt(letter))
  await expect(shown.getByRole('radio').nth(letter)).toBeChecked()
  await press(page, 'r')
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

/** The text and the options of a reading question. No other kind has both. */
function wordsOf(entry: Paper['soal'][number]): string[][] {
  if (!('readingQuestion' in entry) || !entry.soal) return []
  const { soal, pilihan_satu, pilihan_dua, pilihan_tiga, pilihan_empat } = entry
  return [[soal, pilihan_satu, pilihan_dua, pilihan_tiga, pilihan_empat]]
}
