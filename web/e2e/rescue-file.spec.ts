import { readFile, writeFile } from 'node:fs/promises'
import {
  expect,
  test,
  type Browser,
  type BrowserContext,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { SAVE_GRACE_MS } from '@lulus/api/contracts/exam'
import { RESCUE_AFTER_MS, RESCUE_NAME_PATTERN } from '@lulus/api/contracts/rescue'
import { enrol } from './support/access.ts'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { answerAll, completeSession, leaveSession } from './support/attempts.ts'
import { demoKeys } from './support/demo-package.ts'
import { ADMIN } from './support/environment.ts'
import { choose, goOn, waitUntilSaved } from './support/exam-driver.ts'
import { pressAt } from './support/keyboard.ts'
import { expectMessage } from './support/messages.ts'
import { browserOf, send, signIn, type Account } from './support/people.ts'
import { LIMITS } from './support/limits.ts'

const REASON = 'Laptop peserta tidak tersambung lagi; berkasnya utuh.'
/** Answers that only the device has. */
const RESCUED = 12

interface Finished {
  kode: string
  totalScore: number
}

async function lastFinished(context: BrowserContext): Promise<Finished> {
  const { data } = await send<{ data: Finished[] }>(context, 'GET', '/users/riwayat-ujian')
  if (!data[0]) throw new Error('No attempt is finished')
  return data[0]
}

/** Opens a running attempt whose listening answers are all wrong. */
async function openExam(context: BrowserContext, page: Page, account: Account, paketId: number) {
  const keys = demoKeys()
  await send(context, 'PUT', '/soal/timers', { nohp: account.nohp, paketId })
  await answerAll(context, 'listening', (examPage) => ((keys.get(examPage) ?? 1) % 4) + 1)
  const handed = page.waitForResponse('**/api/soal/kunci-penyelamatan')
  await page.goto(`/simulasi-toefl/${paketId}`)
  await waitUntilSaved(page)
  expect((await handed).status()).toBe(200)
}

/** Chooses the right answers while the network is away. */
async function answerOffline(context: BrowserContext, page: Page): Promise<void> {
  const keys = demoKeys()
  await context.setOffline(true)
  for (let examPage = 1; examPage <= RESCUED; examPage++) {
    await choose(page, examPage, keys.get(examPage) ?? 1)
    await goOn(page)
  }
  await expect(page.getByText('Menunggu jaringan').first()).toBeVisible()
}

/** Finishes the attempt from another login, without the answers on the first device. */
async function finishElsewhere(
  browser: Browser,
  account: Account,
  paketId: number
): Promise<BrowserContext> {
  const context = await browser.newContext()
  await signIn(context, { identifier: account.email, password: account.password })
  const { nohp } = account
  await send(context, 'PUT', '/soal/timers', { nohp, paketId, takeover: true })
  await send(context, 'PUT', '/soal/timers-to-zero', { nohp })
  await leaveSession(context, nohp, 'listening')
  await completeSession(context, nohp, 'written')
  await leaveSession(context, nohp, 'written')
  await answerAll(context, 'reading')
  await send(context, 'POST', '/soal/jawaban', { answers: [] })
  return context
}

async function uploadFile(admin: Page, path: string): Promise<void> {
  const chooser = admin.waitForEvent('filechooser')
  await pressAt(admin, admin.getByRole('button', { name: 'Unggah berkas penyelamatan' }))
  await (await chooser).setFiles(path)
}

async function look(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  await expectClean(page)
  await expectReflow(page)
  await page.screenshot({ path: testInfo.outputPath(`${name}.png`) })
}

for (const size of SIZES) {
  test(`a rescue file saved offline changes the result (${size.width} × ${size.height})`, async ({
    browser,
  }, testInfo) => {
    test.setTimeout(LIMITS.longJourney)
    const device = await browser.newContext({ viewport: size })
    const page = await device.newPage()
    const { account, paketId } = await enrol(browser, device)
    await page.clock.install()
    await openExam(device, page, account, paketId)
    const offer = page.getByRole('button', { name: 'Simpan berkas penyelamatan' })
    await answerOffline(device, page)
    await expect(offer).toHaveCount(0)
    await page.clock.fastForward(RESCUE_AFTER_MS - 30_000)
    await expect(offer).toHaveCount(0)
    await page.clock.fastForward(30_000)
    await expect(offer).toBeVisible({ timeout: LIMITS.ownClock })
    await offer.scrollIntoViewIfNeeded()
    await look(page, testInfo, 'offer')

    const saved = page.waitForEvent('download')
    await pressAt(page, offer)
    const download = await saved
    expect(download.suggestedFilename()).toMatch(RESCUE_NAME_PATTERN)
    await expect(
      page.getByText(/^Berkas disimpan \d\d\.\d\d\.\d\d.WIB\. Jangan hapus/)
    ).toBeVisible()
    await page.screenshot({ path: testInfo.outputPath('saved.png') })
    const path = testInfo.outputPath('berkas.lulus')
    await download.saveAs(path)
    const text = await readFile(path, 'utf8')
    expect(text).not.toContain(account.nohp)
    await device.close()

    const learner = await finishElsewhere(browser, account, paketId)
    const before = await lastFinished(learner)
    const admin = await browserOf(browser, ADMIN)
    await admin.setViewportSize(size)
    await admin.goto('/admin/jawaban-terlambat')
    await expect(admin.getByRole('heading', { name: 'Jawaban Terlambat' })).toBeVisible()
    await look(admin, testInfo, 'list')

    const damaged = testInfo.outputPath('rusak.lulus')
    await writeFile(damaged, text.replace(/"isi":"..../, '"isi":"AAAA'))
    await uploadFile(admin, damaged)
    const refusal = admin.getByRole('alertdialog', { name: 'Berkas tidak dapat dipakai' })
    await expect(refusal).toContainText('Isi berkas ini rusak atau pernah diubah.')
    await look(admin, testInfo, 'refusal')
    await refusal.getByRole('button', { name: 'OK' }).click()

    await expectMessage(admin, `${RESCUED} jawaban dari berkas disimpan untuk diperiksa.`, () =>
      uploadFile(admin, path)
    )
    await expect(
      admin.getByText('Catatan perangkat utuh: tidak ada yang diubah setelahnya.')
    ).toBeVisible()
    await expect(admin.getByText('dari berkas penyelamatan')).toHaveCount(RESCUED)
    await expect(admin.getByText(account.nohp)).toBeVisible()
    await expect(admin.getByText(`0 dari ${RESCUED} jawaban terpilih.`)).toBeVisible()
    await expect(admin.getByRole('alertdialog')).toHaveCount(0)
    for (const all of await admin.getByRole('checkbox', { name: 'Pilih semua' }).all()) {
      await all.check()
    }
    await expect(admin.getByText(`${RESCUED} dari ${RESCUED} jawaban terpilih.`)).toBeVisible()
    await look(admin, testInfo, 'review')

    await admin.getByLabel('Alasan').fill(REASON)
    await pressAt(admin, admin.getByRole('button', { name: 'Terima jawaban terpilih' }))
    await admin.getByRole('button', { name: 'Ya, Terima' }).click()
    await expect(admin.getByText(/^Skor total lama \d+, skor total baru \d+\.$/)).toBeVisible()
    const after = await lastFinished(learner)
    expect(after.totalScore).toBeGreaterThan(before.totalScore)
    const visitor = await learner.newPage()
    await visitor.goto(`/verifikasi/${before.kode}`)
    await expect(visitor.getByRole('heading', { name: 'Sertifikat sudah diganti' })).toBeVisible()
    await visitor.goto(`/verifikasi/${after.kode}`)
    await expect(visitor.getByRole('heading', { name: 'Sertifikat valid' })).toBeVisible()

    await admin.goto('/admin/jawaban-terlambat')
    await uploadFile(admin, path)
    await expect(refusal).toContainText('Semua jawaban di berkas ini sudah tersimpan di server.')
    await learner.close()
    await admin.context().close()
  })
}

test('a rescue file is offered when the time is up, and with the result, while answers are undelivered', async ({
  browser,
  context,
  page,
}, testInfo) => {
  const { account, paketId } = await enrol(browser, context)
  const { nohp } = account
  await send(context, 'PUT', '/soal/timers', { nohp, paketId })
  for (const session of ['listening', 'written'] as const) {
    await completeSession(context, nohp, session)
    await leaveSession(context, nohp, session)
  }
  await answerAll(context, 'reading', () => 4)
  await page.clock.install()
  const handed = page.waitForResponse('**/api/soal/kunci-penyelamatan')
  await page.goto(`/simulasi-toefl/${paketId}`)
  await waitUntilSaved(page)
  await handed
  const offer = page.getByRole('button', { name: 'Simpan berkas penyelamatan' })

  await context.setOffline(true)
  await choose(page, 94, 2)
  await expect(page.getByText('Menunggu jaringan').first()).toBeVisible()
  await send(context, 'PUT', '/soal/timers-to-zero', { nohp })
  await page.waitForTimeout(SAVE_GRACE_MS + 500)
  await page.clock.fastForward('56:00')
  await page.getByRole('alertdialog', { name: 'Error' }).getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Waktu habis' })).toBeVisible()
  await expect(offer).toBeVisible()
  await expect(page.getByText('Tetap kerjakan')).toHaveCount(0)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await look(page, testInfo, `time-up-${size.width}`)
  }

  const LATE = '**/api/soal/jawaban-terlambat'
  await page.route(LATE, (route) => route.abort())
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Hasil simulasi' })).toBeVisible()
  await expect(page.getByText('1 jawaban tidak diterima server')).toBeVisible()
  const saved = page.waitForEvent('download')
  await offer.click()
  const text = await readFile(await (await saved).path(), 'utf8')
  await look(page, testInfo, 'result')
  const admin = (await browserOf(browser, ADMIN)).context()
  const path = '/admin/jawaban-terlambat/berkas'
  const { message } = await send<{ message: string }>(admin, 'POST', path, { berkas: text })
  expect(message).toBe('1 jawaban dari berkas disimpan untuk diperiksa.')
  await admin.close()

  await page.unroute(LATE)
  await page.clock.fastForward('00:20')
  await expect(page.getByText('1 jawaban terlambat disimpan di server')).toBeVisible()
  await expect(offer).toHaveCount(0)
})
