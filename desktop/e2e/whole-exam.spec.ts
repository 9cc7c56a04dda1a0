import { expect, type Page } from '@playwright/test'
import { answerSession, endSession, goOn, moveOn } from '../../web/e2e/support/exam-driver.ts'
import type { KioskStage } from '../../web/src/platform/kiosk-bridge.ts'
import { EXAM_CHANNELS } from '../src/main/channels.ts'
import { signInAtKiosk } from './support/academy-screens.ts'
import { enrolLearner } from './support/academy.ts'
import { setUp, test } from './support/kiosk-files.ts'
import { openExam } from './support/running-kiosk.ts'
import { standIn } from './support/runners.ts'
import { LIMITS } from '../../web/e2e/support/limits.ts'

/** Seconds of the first recording, which lasts 14.6 s, after which it counts as played. */
const ALMOST_ALL_SECONDS = 14

test('a learner takes a whole exam in the kiosk and leaves no data behind', async ({
  browser,
  computer,
}) => {
  test.setTimeout(LIMITS.wholeExam)
  const learner = await enrolLearner()
  await setUp(computer)
  await using kiosk = standIn(browser, 'cage', computer)
  const expectStage = (stage: KioskStage) =>
    expect.poll(() => kiosk.lastCall(EXAM_CHANNELS.setStage)).toEqual([stage])
  await openExam(kiosk)
  let page = await kiosk.person.page()
  await expect(page.getByRole('link', { name: 'Daftar' })).toHaveCount(0)
  await signInAtKiosk(page, learner)
  const session = (await page.context().cookies()).find(({ name }) => name === '__Host-lulus')
  expect(session).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' })

  await page
    .getByRole('button', { name: /Kerjakan Soal/ })
    .first()
    .click()
  await page.waitForURL('**/simulasi-toefl/*')
  await page.getByRole('button', { name: 'Mulai Simulasi TOEFL' }).click()
  await page.getByRole('button', { name: 'Ya, Mulai' }).click()
  await expectStage('exam')

  // The recording arrives complete and plays.
  await goOn(page)
  await page.getByRole('button', { name: 'Putar' }).click()
  await expect(page.getByText('Audio hanya bisa diputar sekali')).toBeVisible({
    timeout: LIMITS.ownClock,
  })
  // A crash just before its end is stored would make the last seconds playable again.
  await expect.poll(() => secondsHeard(page)).toBeGreaterThan(ALMOST_ALL_SECONDS)

  // After a crash the page returns to its question.
  await kiosk.crash('kios')
  page = await kiosk.person.page()
  await expect(page.getByText('Audio hanya bisa diputar sekali')).toBeVisible()
  await expectStage('exam')

  await answerSession(page, 'listening', () => 1)
  await endSession(page)
  await moveOn(page, 2)
  await answerSession(page, 'written', () => 2)
  await endSession(page)
  await moveOn(page, 3)
  await answerSession(page, 'reading', () => 3)
  await endSession(page)

  await expect(page.getByRole('heading', { name: 'Hasil simulasi' })).toBeVisible({
    timeout: LIMITS.ownClock,
  })
  await expectStage('result')
  await expect(page.getByRole('button', { name: /sertifikat/i })).toHaveCount(0)
  await page.getByRole('link', { name: 'Riwayat Simulasi' }).last().click()
  await page.waitForURL('**/riwayat-ujian')
  await expect(page.getByRole('button', { name: /sertifikat|unduh/i })).toHaveCount(0)

  // The page isn't used any more.
  await expectStage('choosing')
  kiosk.clock.pass(5 * 60_000 + 6_000)
  await page.waitForURL('**/login')
  await expectStage('signed_out')
  const answer = await page.evaluate(async () => (await fetch('/api/users/getAuth')).status)
  expect(answer).toBe(401)
})

/** How much of the first recording was heard, according to the server. */
async function secondsHeard(page: Page): Promise<number> {
  const { positions } = await page.evaluate<{ positions: Record<string, number> }>(
    'fetch("/api/soal/ambil-audio").then((answer) => answer.json())'
  )
  return positions['1'] ?? 0
}
