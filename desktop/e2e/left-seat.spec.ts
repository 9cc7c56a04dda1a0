import { expect, type Page } from '@playwright/test'
import { choose, goOn, question, waitUntilSaved } from '../../web/e2e/support/exam-driver.ts'
import { privateNames } from '../../web/e2e/support/private-names.ts'
import { COPIES_PATH } from '../../web/src/platform/copied-stores.ts'
import { STORED_SCREEN_KEY } from '../../web/src/platform/kiosk-bridge.ts'
import { EXAM_CHANNELS } from '../src/main/channels.ts'
import { beginExam, signInAtKiosk } from './support/academy-screens.ts'
import { enrolLearner, type Learner } from './support/academy.ts'
import { SERVER_ORIGIN } from './support/environment.ts'
import { setUp, test } from './support/kiosk-files.ts'
import { openLine } from './support/line.ts'
import { askForPin, givePin, openExam, presses, sees } from './support/running-kiosk.ts'
import { standIn } from './support/runners.ts'
import { LIMITS } from '../../web/e2e/support/limits.ts'

const SAVE = '**/api/soal/simpan-jawaban'
const LEFT_MS = 5 * 60_000 + 6_000

/** Starts an exam and leaves it with an undeliverable answer, so that the packages are on the screen. */
async function sitAndLeave(
  kiosk: ReturnType<typeof standIn>,
  learner: Learner,
  cutLine: (page: Page) => unknown
): Promise<Page> {
  await openExam(kiosk)
  const page = await kiosk.person.page()
  page.setDefaultTimeout(20_000)
  await signInAtKiosk(page, learner)
  await beginExam(page)
  await goOn(page)
  await choose(page, 1, 2)
  await waitUntilSaved(page)
  await cutLine(page)
  await goOn(page)
  await choose(page, 2, 3)
  await expect(page.getByText('Menunggu jaringan').first()).toBeVisible()
  await page.goBack()
  await page.waitForURL('**/paketsoal')
  await expect.poll(() => kiosk.lastCall(EXAM_CHANNELS.setUndelivered)).toEqual([true])
  return page
}

const cutSaves = (page: Page) => page.route(SAVE, (route) => route.abort())

const waiting = (page: Page) => page.getByRole('dialog', { name: 'Komputer ini menunggu jaringan' })

test('a seat left with undelivered answers waits, delivers them, and is then emptied', async ({
  browser,
  computer,
}, testInfo) => {
  test.setTimeout(LIMITS.longJourney)
  const learner = await enrolLearner()
  await setUp(computer)
  await using kiosk = standIn(browser, 'cage', computer)
  const page = await sitAndLeave(kiosk, learner, cutSaves)

  kiosk.clock.pass(LEFT_MS)
  await expect(waiting(page)).toContainText('1 jawaban peserta sebelumnya')
  await page.screenshot({ path: testInfo.outputPath('menunggu.png') })
  kiosk.clock.pass(60 * 60_000)
  await page.waitForTimeout(1000)
  await expect(waiting(page)).toBeVisible()

  const saved = page.waitForResponse(SAVE)
  await page.unroute(SAVE)
  expect((await saved).status()).toBe(200)
  await page.waitForURL('**/login')
  await expect.poll(() => kiosk.lastCall(EXAM_CHANNELS.setStage)).toEqual(['signed_out'])
  await expect(waiting(page)).toHaveCount(0)
})

test('the operator empties a seat that is waiting to deliver', async ({ browser, computer }) => {
  test.setTimeout(LIMITS.longJourney)
  const learner = await enrolLearner()
  await setUp(computer)
  await using kiosk = standIn(browser, 'cage', computer)
  const page = await sitAndLeave(kiosk, learner, cutSaves)
  kiosk.clock.pass(LEFT_MS)
  await expect(waiting(page)).toBeVisible()

  await askForPin(kiosk)
  await givePin(kiosk)
  await presses(kiosk, 'Kosongkan kursi')
  await presses(kiosk, 'Ya, hapus dan kosongkan')
  await expect((await kiosk.person.page()).getByRole('status')).toContainText('Kursi sudah kosong')
  await presses(kiosk, 'Kembali ke ujian')
  await sees(kiosk, 'kios', 'Login')
  expect(await privateNames(page)).toEqual([])
})

/** Runs in the page: makes the next start of the kiosk find answers but no screen to open. */
async function forgetScreen([key, path]: readonly [string, string]): Promise<number> {
  localStorage.removeItem(key)
  const { status } = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ changes: [], screen: null }),
  })
  return status
}

/** Waits until the page has not reported to the kiosk for a while, because a late report would restore the screen. */
async function handsNothing(page: Page): Promise<void> {
  const hands = () =>
    page.waitForRequest(`**${COPIES_PATH}`, { timeout: LIMITS.quiet }).then(
      () => true,
      () => false
    )
  while (await hands());
}

test("undelivered answers survive the operator's exit, and the next user cannot resume that session", async ({
  browser,
  computer,
}) => {
  test.setTimeout(LIMITS.longJourney)
  const learner = await enrolLearner()
  await using line = await openLine(SERVER_ORIGIN)
  await setUp(computer, line.origin)
  {
    await using kiosk = standIn(browser, 'cage', computer)
    const page = await sitAndLeave(kiosk, learner, () => line.cut())
    await handsNothing(page)
    // As after the session's end, when no exam opens automatically.
    expect(await page.evaluate(forgetScreen, [STORED_SCREEN_KEY, COPIES_PATH] as const)).toBe(204)
    await askForPin(kiosk)
    await givePin(kiosk)
    await presses(kiosk, 'Keluar dari aplikasi')
    expect(await kiosk.ended).toBe(0)
  }
  line.mend()
  await using again = standIn(browser, 'cage', computer)
  await sees(again, 'operator')
  await expect
    .poll(() => again.lastCall(EXAM_CHANNELS.setStage), { timeout: LIMITS.ownClock })
    .toEqual(['signed_out'])
  await openExam(again)
  const page = await again.person.page()
  page.setDefaultTimeout(20_000)
  expect(await privateNames(page)).toEqual([])
  await signInAtKiosk(page, learner)
  await page
    .getByRole('button', { name: /Lanjutkan/ })
    .first()
    .click()
  await expect(question(page, 2).getByRole('radio', { name: /^C\. / })).toBeChecked()
})
