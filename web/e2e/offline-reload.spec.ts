import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { SAVE_GRACE_MS } from '@lulus/api/contracts/exam'
import { enrol } from './support/access.ts'
import { expectClean, SIZES } from './support/accessible.ts'
import { answerAll, completeSession, leaveSession } from './support/attempts.ts'
import { choose, goOn, moveOn, question, screensOf, waitUntilSaved } from './support/exam-driver.ts'
import { expectFocusSeen } from './support/focus.ts'
import { appIsCached, storedNames, sessionIsStored, storedBytes } from './support/stored-session.ts'
import { layLine } from './support/line.ts'
import { browserOf, send, type Account } from './support/people.ts'
import { expectRightTime } from './support/right-time.ts'
import { LIMITS } from './support/limits.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const RECORDINGS = screensOf('listening').length
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const flag = (page: Page) => page.getByRole('checkbox', { name: /Ragu/ })

interface Held {
  answers: Record<string, string>
  flags: number[]
}

async function heldBy(context: BrowserContext): Promise<Held> {
  const { data } = await send<{
    data: { answer: { id: number; answer: string }[]; ragu: number[] }
  }>(context, 'GET', '/soal/ambil-jawaban')
  return {
    answers: Object.fromEntries(data.answer.map(({ id, answer }) => [id, answer])),
    flags: data.ragu,
  }
}

async function playedBy(context: BrowserContext): Promise<string[]> {
  return (await send<{ data: string[] }>(context, 'GET', '/soal/ambil-audio')).data
}

/** Starts the attempt and opens the first question of its listening session. */
async function beginListening(
  context: BrowserContext,
  page: Page,
  { account, paketId }: { account: Account; paketId: number },
  origin = ''
): Promise<void> {
  await send(context, 'PUT', '/soal/timers', { nohp: account.nohp, paketId })
  // The browser asks before leaving while an answer waits.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`${origin}/simulasi-toefl/${paketId}`)
  // Answers over HTTP must not reach the server before the page's position.
  const reported = page.waitForResponse(
    (response) =>
      response.url().endsWith('/soal/simpan-jawaban') &&
      (response.request().postDataJSON() as { index?: number }).index === 1
  )
  await goOn(page)
  await reported
}

test('an offline reload returns to the same question with answers, flags, played recordings and the right time', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(LIMITS.wholeExam)
  await using line = await layLine()
  const enrolled = await enrol(browser, context)
  await beginListening(context, page, enrolled, line.origin)
  await button(page, 'Putar').click()
  await choose(page, 1, 1)
  await expect(page.getByText('Audio hanya bisa diputar sekali')).toBeVisible({
    timeout: LIMITS.ownClock,
  })
  await goOn(page)
  await choose(page, 2, 2)
  await flag(page).click()
  await waitUntilSaved(page)
  await appIsCached(page)
  await sessionIsStored(page, RECORDINGS)

  line.cut()
  await goOn(page)
  await choose(page, 3, 3)
  await expect(page.getByText('Menunggu jaringan (1 jawaban)').first()).toBeVisible()
  await page.waitForTimeout(4000)
  await page.reload()

  await expect(question(page, 3).getByRole('radio', { checked: true })).toHaveValue('3', {
    timeout: LIMITS.ownClock,
  })
  await expectRightTime(context, page)
  await expect(page.getByText('Menunggu jaringan (1 jawaban)').first()).toBeVisible()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.screenshot({ path: test.info().outputPath(`offline-${size.width}.png`) })
  }
  await page.setViewportSize({ width: 1366, height: 768 })

  await button(page, 'Sebelumnya').click()
  await expect(question(page, 2).getByRole('radio', { checked: true })).toHaveValue('2')
  await expect(flag(page)).toBeChecked()
  await button(page, 'Sebelumnya').click()
  await expect(page.getByText('Audio hanya bisa diputar sekali')).toBeVisible()
  await goOn(page)
  await goOn(page)
  await button(page, 'Putar').click()
  await goOn(page)
  await choose(page, 4, 4)

  // No other screen opens, and the fallback links back to the exam.
  await page.goto(`${line.origin}/profile`)
  await expect(page.getByRole('heading', { name: 'Tidak dapat terhubung ke server' })).toBeVisible({
    timeout: LIMITS.ownClock,
  })
  await button(page, 'Coba lagi').click()
  await expect(question(page, 4).getByRole('radio', { checked: true })).toHaveValue('4', {
    timeout: LIMITS.ownClock,
  })

  // A second reload, in the middle of a recording that was started offline.
  await page.reload()
  await expect(question(page, 4).getByRole('radio', { checked: true })).toHaveValue('4', {
    timeout: LIMITS.ownClock,
  })
  await button(page, 'Sebelumnya').click()
  await expect(button(page, 'Lanjutkan')).toBeVisible()
  expect((await heldBy(context)).answers).toEqual({ 1: '1', 2: '2' })

  line.mend()
  await waitUntilSaved(page)
  await expect
    .poll(() => heldBy(context), { timeout: LIMITS.ownClock })
    .toEqual({ answers: { 1: '1', 2: '2', 3: '3', 4: '4' }, flags: [2] })
  await expect.poll(() => playedBy(context)).toEqual(['1', '3'])
  await expectRightTime(context, page)
})

test('nothing readable of the exam is stored, and nothing at all after its end, a logout or a takeover', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(LIMITS.wholeExam)
  const enrolled = await enrol(browser, context)
  const { nohp } = enrolled.account
  await beginListening(context, page, enrolled)
  const { soal } = await send<{ soal: { pilihan_satu?: string; audio?: string }[] }>(
    context,
    'GET',
    '/soal'
  )
  const [first] = soal
  const recording = await context.request.get(`/api${first?.audio}`)
  const sound = (await recording.body()).subarray(2000, 2064).toString('latin1')
  await sessionIsStored(page, RECORDINGS)
  const stored = await storedBytes(page)
  expect(stored).not.toContain(first?.pilihan_satu)
  expect(stored).not.toContain(sound)
  expect(stored).not.toContain(enrolled.account.nama)
  expect(stored.length).toBeGreaterThan(1_000_000)

  // The session's end.
  await completeSession(context, nohp, 'listening')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { name: 'Sesi 1 selesai' })).toBeVisible()
  await expect.poll(() => storedNames(page)).toEqual([])
  await moveOn(page, 2)
  await expect(page.getByRole('article').or(question(page, 52)).first()).toBeVisible()
  await expect.poll(() => storedNames(page)).toContain('state')

  // A takeover by another device.
  const other = (
    await browserOf(browser, {
      identifier: enrolled.account.email,
      password: enrolled.account.password,
    })
  ).context()
  await send(other, 'PUT', '/soal/timers', { nohp, takeover: true })
  // The page reports its position, which the server refuses.
  await goOn(page)
  await expect(
    page.getByRole('heading', { name: 'Simulasi dibuka di perangkat lain' })
  ).toBeVisible()
  await expect.poll(() => storedNames(page)).toEqual([])
  await expectClean(page)
  await expectFocusSeen(page)
  await button(page, 'Lanjutkan di perangkat ini').click()
  await expect.poll(() => storedNames(page)).toContain('state')

  // A logout.
  await page.goto('/profile')
  expect(await storedNames(page)).toContain('state')
  await send(context, 'POST', '/users/logout')
  await page.goto('/')
  await expect.poll(() => storedNames(page)).toEqual([])
  await other.close()
})

test('an answer chosen at the moment of an offline reload is not lost', async ({
  browser,
  context,
  page,
}) => {
  const enrolled = await enrol(browser, context)
  await beginListening(context, page, enrolled)
  await waitUntilSaved(page)
  const option = question(page, 1).getByRole('radio').nth(2)
  const value = await option.getAttribute('value')
  await option.evaluate((radio: HTMLInputElement) => {
    // A confirmation would give time to store it, but phones don't ask.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)
    // Requests that outlive a page can't be blocked from outside.
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    radio.click()
    window.location.reload()
  })
  await expect(question(page, 1).getByRole('radio', { checked: true })).toHaveValue(value ?? '')
  await expect.poll(async () => (await heldBy(context)).answers).toEqual({ 1: value })
})

test("a reload after the session's end shows it as over, and late answers are still delivered", async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(LIMITS.longJourney)
  const enrolled = await enrol(browser, context)
  const { nohp } = enrolled.account
  await page.clock.install()
  await beginListening(context, page, enrolled)
  await answerAll(context, 'listening', () => 4)
  await page.reload()
  await choose(page, 1, 1)
  await waitUntilSaved(page)
  await page.clock.runFor(2000)
  await appIsCached(page)
  await expect.poll(() => storedNames(page)).toContain('state')

  await context.setOffline(true)
  await goOn(page)
  await choose(page, 2, 2)
  await expect(page.getByText('Menunggu jaringan').first()).toBeVisible()
  await send(context, 'PUT', '/soal/timers-to-zero', { nohp })
  await page.waitForTimeout(SAVE_GRACE_MS + 500)

  await page.clock.fastForward(31 * 60_000)
  await expect(page.getByRole('heading', { name: 'Sesi 1 selesai' })).toBeVisible()
  await page.reload()
  for (let step = 0; step < 20; step += 1) await page.clock.runFor(1000)
  await expect(page.getByRole('heading', { name: 'Sesi 1 selesai' })).toBeVisible({
    timeout: LIMITS.ownClock,
  })
  await expect(page.getByText(/1 jawaban masih dikirim/)).toBeVisible()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.screenshot({ path: test.info().outputPath(`over-${size.width}.png`) })
  }

  await context.setOffline(false)
  await expect
    .poll(
      async () => {
        await page.clock.runFor(5000)
        return page.getByText('1 jawaban terlambat disimpan di server').isVisible()
      },
      { timeout: LIMITS.ownClock }
    )
    .toBe(true)
  await expect.poll(() => storedNames(page)).toEqual([])
  await leaveSession(context, nohp, 'listening')
})
