import { randomUUID } from 'node:crypto'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { enrol } from './support/access.ts'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { completeSession, leaveSession } from './support/attempts.ts'
import { ADMIN } from './support/environment.ts'
import { choose, question, screensOf, waitUntilSaved } from './support/exam-driver.ts'
import { LIMITS } from './support/limits.ts'
import { browserOf, send } from './support/people.ts'
import { wavRecording } from '../../api/tests/support/recordings.ts'

/** A little more than the time to answer a question. */
const ANSWER_MS = 12_300
/** A little more than the directions of a later part. */
const PART_MS = 8_300
const [LAPTOP, PHONE] = SIZES as [(typeof SIZES)[0], (typeof SIZES)[0]]

const panel = (page: Page) => page.getByRole('region', { name: 'Rekaman' })
const press = (page: Page, name: string) =>
  panel(page).getByRole('button', { name, exact: true }).click()
const playing = (page: Page, numbers: string) =>
  panel(page).getByText(`Rekaman nomor ${numbers}`, { exact: true })
const answering = (page: Page, numbers: string) =>
  expect(panel(page).getByText(`Waktu menjawab nomor ${numbers}`, { exact: true })).toBeVisible({
    timeout: LIMITS.ownClock,
  })
const numbersOf = (screen: readonly number[]) =>
  screen.length === 1 ? `${screen[0]}` : `${screen[0]}–${screen[screen.length - 1]}`

/** Starts an attempt in the mode 'asli' on the start screen, and opens its directions. */
async function startAsli(page: Page, paketId: number): Promise<void> {
  await page.goto(`/simulasi-toefl/${paketId}`)
  await page.getByRole('radio', { name: /^Mode ujian asli/ }).check()
  await page.getByRole('button', { name: 'Mulai Simulasi TOEFL' }).click()
  await page.getByRole('button', { name: 'Ya, Mulai' }).click()
  await expect(panel(page).getByRole('button', { name: 'Mulai sekarang' })).toBeVisible()
}

/** Shortens every recording to a second. The server still decides whether it may be opened. */
async function shorten(context: BrowserContext): Promise<void> {
  await context.route('**/api/uploads/audio/*', async (route) => {
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    await route.fulfill({ status: 200, contentType: 'audio/wav', body: wavRecording(1) })
  })
}

/** After a reload browsers may refuse the first sound until a press. */
async function goOnAfterReload(page: Page, numbers: string): Promise<void> {
  const button = panel(page).getByRole('button', { name: 'Lanjutkan', exact: true })
  const sound = playing(page, numbers).or(panel(page).getByText(/^Waktu menjawab nomor/))
  await expect(button.or(sound).first()).toBeVisible({ timeout: LIMITS.ownClock })
  if (await button.isVisible()) await button.click()
}

async function act(admin: Page, attemptId: number, jenis: string): Promise<void> {
  await send(admin.context(), 'POST', `/admin/percobaan/${attemptId}/tindakan`, {
    jenis,
    alasan: 'Listrik padam sebentar',
    kunci: randomUUID(),
  })
}

const heard = async (context: BrowserContext) =>
  (await send<{ data: string[] }>(context, 'GET', '/soal/ambil-audio')).data.map(Number)

test('a listening session is sat as in the real test, through a reload, a pause and a missing recording', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(LIMITS.wholeExam)
  const { account, paketId } = await enrol(browser, context)
  const { nohp } = account
  await shorten(context)
  await page.clock.install()
  await page.goto(`/simulasi-toefl/${paketId}`)
  await expect(page.getByRole('radio', { name: /^Mode latihan/ })).toBeChecked()
  for (const size of [PHONE, LAPTOP]) {
    await page.setViewportSize(size)
    await expectClean(page)
    await expectReflow(page)
    await page.screenshot({
      path: test.info().outputPath(`choice-${size.width}.png`),
      fullPage: true,
    })
  }
  await startAsli(page, paketId)
  await page.screenshot({ path: test.info().outputPath('directions.png') })
  const { attemptId, mode } = await send<{ attemptId: number; mode: string }>(
    context,
    'GET',
    '/soal/timers'
  )
  expect(mode).toBe('asli')
  const { soal } = await send<{ soal: { page: number; audio?: string }[] }>(context, 'GET', '/soal')
  const missing = `**/api${soal.find((one) => one.page === 13)?.audio}`
  await context.route(missing, (route) => route.abort())

  await press(page, 'Mulai sekarang')
  const screens = screensOf('listening')
  for (const screen of screens) {
    const [first = 0] = screen
    const numbers = numbersOf(screen)
    if (first === 13) {
      await expect(panel(page).getByText(/^Rekaman gagal dimuat/)).toBeVisible()
      await page.clock.fastForward(60_000)
      // It waits for its recording, and nothing is skipped.
      await expect(question(page, 13)).toBeVisible()
      expect(await heard(context)).not.toContain(13)
      await page.screenshot({ path: test.info().outputPath('missing.png') })
      await context.unroute(missing)
      await page.clock.fastForward(20_000)
    }
    await answering(page, numbers)
    await expect(question(page, first)).toBeVisible()
    for (const examPage of screen) await choose(page, examPage, (examPage % 4) + 1)
    if (first === 3) {
      await page.getByRole('button', { name: 'Sebelumnya' }).click()
      await choose(page, 2, 4)
      await expect(panel(page).getByRole('button', { name: 'Ke nomor 3' })).toBeVisible()
      await page.screenshot({ path: test.info().outputPath('looking-back.png') })
    }
    if (first === 5) {
      await waitUntilSaved(page)
      await page.reload()
      await goOnAfterReload(page, '5')
      await answering(page, '5')
    }
    if (first === 9) {
      const admin = await browserOf(browser, ADMIN)
      await act(admin, attemptId, 'jeda')
      // The page asks when it is shown again.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByRole('heading', { name: 'Ujian dijeda' })).toBeVisible()
      await page.clock.fastForward(60_000)
      expect(await heard(context)).toHaveLength(9)
      await act(admin, attemptId, 'lanjutkan')
      await page.clock.fastForward(15_000)
      await admin.context().close()
      await expect(panel(page)).toBeVisible()
    }
    if (first === 31) {
      for (const size of [PHONE, LAPTOP]) {
        await page.setViewportSize(size)
        await expectClean(page)
        await expectReflow(page)
        await page.screenshot({ path: test.info().outputPath(`group-${size.width}.png`) })
      }
    }
    await page.clock.fastForward(ANSWER_MS)
    if (first === 5) await goOnAfterReload(page, '6')
    const part = { 30: 'Part B.', 35: 'Part C.' }[first]
    if (part) {
      await expect(panel(page).getByText(part)).toBeVisible()
      await expectClean(page)
      await page.screenshot({ path: test.info().outputPath(`part-after-${first}.png`) })
      await page.clock.fastForward(PART_MS)
    }
  }
  await expect(panel(page).getByText(/^Semua rekaman sudah selesai/)).toBeVisible()
  await waitUntilSaved(page)
  expect(await heard(context)).toEqual(screens.map(([first]) => first))
  await page.screenshot({ path: test.info().outputPath('over.png') })

  // By the server's record the last recording, which is longer there, still plays.
  await page.getByRole('button', { name: 'Selesai', exact: true }).click()
  await page.getByRole('button', { name: 'Ya, Akhiri' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Rekaman belum selesai' })).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await send(context, 'POST', '/soal/simpan-audio', { audio: [], positions: { 47: 900 } })
  await page.getByRole('button', { name: 'Selesai', exact: true }).click()
  await page.getByRole('button', { name: 'Ya, Akhiri' }).click()
  await expect(page.getByRole('button', { name: 'Lanjut ke sesi 2' })).toBeVisible()

  await leaveSession(context, nohp, 'listening')
  await completeSession(context, nohp, 'written')
  await leaveSession(context, nohp, 'written')
  const answers = Array.from({ length: 50 }, (_, at) => ({ id: 94 + at, answer: '1' }))
  const { id } = await send<{ id: number }>(context, 'POST', '/soal/jawaban', { answers })
  await page.goto(`/hasil/${id}`)
  await expect(page.getByText('mode ujian asli')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('result.png') })
})

test('on a line of 60 kB/s that breaks three times the recordings play in order, 12 s apart', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(LIMITS.wholeExam)
  const { paketId } = await enrol(browser, context)
  await startAsli(page, paketId)
  const line = await context.newCDPSession(page)
  const carry = (offline: boolean) =>
    line.send('Network.emulateNetworkConditions', {
      offline,
      latency: 100,
      downloadThroughput: 60_000,
      uploadThroughput: 60_000,
    })
  await carry(false)
  await press(page, 'Mulai sekarang')

  for (const number of [1, 2, 3]) {
    await expect(playing(page, String(number))).toBeVisible({ timeout: LIMITS.ownClock })
    await carry(true)
    await answering(page, String(number))
    const endedAt = Date.now()
    await choose(page, number, 1)
    await carry(false)
    await expect(playing(page, String(number + 1))).toBeVisible({ timeout: LIMITS.ownClock })
    // Never earlier; later only by what its recording takes to come.
    expect(Date.now() - endedAt).toBeGreaterThan(11_000)
  }
  await waitUntilSaved(page)
  await expect.poll(() => heard(context)).toEqual([1, 2, 3, 4])
})
