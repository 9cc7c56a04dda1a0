import { expect, test, type Page } from '@playwright/test'
import { expectClean, expectNoBarriers, expectReflow, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { boardRow } from './support/events.ts'
import { choose, goOn, question, waitUntilSaved } from './support/exam-driver.ts'
import { LIMITS } from './support/limits.ts'
import { browserOf, register, newAccount, type Account } from './support/people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const WIB_MS = 7 * 60 * 60 * 1000
const [LAPTOP, PHONE] = SIZES as [(typeof SIZES)[0], (typeof SIZES)[0]]

/** Papers, recordings and passages that a page requested. */
function watchContent(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(soal$|uploads\/(audio|reading))/.test(pathname)) asked.push(pathname)
  })
  return asked
}

async function openRoom(page: Page, name: string): Promise<void> {
  await page.goto('/paketsoal')
  const card = page.getByRole('listitem').filter({ hasText: name })
  await card.getByRole('link', { name: /^Masuk/ }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function enter(page: Page, token: string): Promise<void> {
  await page.getByLabel('Token').fill(token)
  await button(page, 'Masuk Ruang Tunggu').click()
}

async function getReady(page: Page): Promise<void> {
  await expect(page.getByText('Terhubung ke server.')).toBeVisible()
  await button(page, 'Putar kalimat uji').click()
  await button(page, 'Terdengar').click()
  await button(page, 'Saya Siap').click()
  await expect(page.getByText('Perangkat Anda siap.')).toBeVisible()
}

/** The options of a question in the order displayed, without their letters. */
async function seenOptions(page: Page, examPage: number): Promise<string[]> {
  const options = question(page, examPage).getByRole('radio')
  await expect(options).toHaveCount(4)
  const texts = await options.locator('xpath=ancestor::label').allInnerTexts()
  return texts.map((text) => text.replace(/^[A-D]\.?\s*/, ''))
}

/** Shows another token on the board. Tokens are random, and the widest must fit. */
const showToken = (page: Page, token: string) =>
  page.getByLabel('Token', { exact: true }).evaluate((output, text) => {
    if (output.firstChild) output.firstChild.nodeValue = text
  }, token)

test('five learners wait, start together, see their own option orders, and a latecomer joins', async ({
  browser,
  context,
}) => {
  test.slow()
  const [ayu, budi, citra] = [newAccount(), newAccount(), newAccount()]
  const others = [newAccount(), newAccount(), newAccount()]
  const everybody = [ayu, budi, citra, ...others]
  for (const account of everybody) await register(context, account)
  const browserFor = (account: Account) =>
    browserOf(browser, { identifier: account.nohp, password: account.password })

  const admin = await browserOf(browser, ADMIN)
  await admin.setViewportSize(LAPTOP)
  await admin.goto('/admin/jadwal')
  await admin.getByRole('link', { name: 'Buat Jadwal' }).first().click()
  const name = `Ujian ${ayu.nohp}`
  await admin.getByLabel('Nama Ujian').fill(name)
  await admin.getByLabel('Paket Soal').selectOption({ index: 1 })
  const inTenMinutes = new Date(Date.now() + WIB_MS + 10 * 60_000).toISOString().slice(0, 16)
  await admin.getByLabel('Tanggal dan jam mulai (WIB)').fill(inTenMinutes)
  await admin.getByLabel('Acak pilihan').check()
  // Recordings that play by themselves would move the screens on.
  await expect(admin.getByLabel('Mode Listening')).toHaveValue('asli')
  await admin.getByLabel('Mode Listening').selectOption('latihan')
  for (const { nohp, nama } of everybody) {
    await admin.getByLabel('Peserta satu per satu').fill(nohp)
    await admin.getByRole('button', { name: `Tambahkan ${nama}` }).click()
    await expect(admin.getByRole('button', { name: `Hapus ${nama}` })).toBeVisible()
  }
  await expectNoBarriers(admin)
  await admin.setViewportSize(LAPTOP)
  await admin.screenshot({ path: 'test-results/jadwal-formulir.png', fullPage: true })
  await button(admin, 'Simpan Konsep').click()
  await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible()
  await button(admin, 'Jadwalkan').click()
  const token = (await admin.getByLabel('Token', { exact: true }).textContent()) ?? ''
  expect(token).toMatch(/^[A-Z]{6}$/)
  await expect(admin.getByText('Ujian dijadwalkan.', { exact: false })).toBeHidden()
  await expectClean(admin)

  const [first, second] = [await browserFor(ayu), await browserFor(budi)]
  await first.setViewportSize(PHONE)
  const room = [first, second]
  for (const [at, account] of others.entries()) {
    const page = await browserFor(account)
    await page.setViewportSize(at % 2 === 0 ? PHONE : LAPTOP)
    room.push(page)
  }
  const asked = room.map(watchContent)
  await openRoom(first, name)
  await enter(first, 'ACEFGH')
  await expect(first.getByText('Token salah. Lihat token terbaru')).toBeVisible()
  await expectClean(first)
  await enter(first, token.toLowerCase())
  await expect(first.getByText('Menunggu mulai bersama')).toBeVisible()
  await getReady(first)
  await expectNoBarriers(first)
  await first.setViewportSize(PHONE)
  await first.screenshot({ path: 'test-results/ruang-tunggu.png', fullPage: true })
  for (const page of room.slice(1)) {
    await openRoom(page, name)
    await enter(page, token)
    await getReady(page)
  }
  await expect(boardRow(admin, ayu)).toContainText('Siap')
  for (const learner of [budi, ...others]) {
    await expect(boardRow(admin, learner)).toContainText('Siap')
  }
  await expect(boardRow(admin, citra)).toContainText('Belum datang')
  await showToken(admin, 'W'.repeat(token.length))
  await expectNoBarriers(admin)
  await showToken(admin, token)
  await admin.setViewportSize(LAPTOP)
  await admin.screenshot({ path: 'test-results/jadwal-papan.png', fullPage: true })
  expect(asked).toEqual(room.map(() => []))

  await button(admin, 'Mulai Bersama').click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Mulai Bersama' }).click()
  for (const page of room) {
    await expect(
      page.getByRole('heading', { level: 1, name: 'Listening Comprehension' })
    ).toBeVisible({ timeout: LIMITS.ownClock })
    await goOn(page)
  }
  await choose(second, 1, 2)
  await waitUntilSaved(second)
  const orders: string[][] = []
  for (const page of room) orders.push(await seenOptions(page, 1))
  expect(new Set(orders.map((options) => options.toSorted().join('\n'))).size).toBe(1)
  // All five are equal by chance once in 300,000 runs.
  expect(new Set(orders.map((options) => options.join('\n'))).size).toBeGreaterThan(1)
  await second.reload()
  await expect(question(second, 1).getByRole('radio', { name: /^B\. / })).toBeChecked()
  expect(await seenOptions(second, 1)).toEqual(orders[1])

  const late = await browserFor(citra)
  await late.setViewportSize(PHONE)
  await openRoom(late, name)
  await enter(late, (await admin.getByLabel('Token', { exact: true }).textContent()) ?? '')
  await expect(late.getByText('Ujian sudah dimulai')).toBeVisible()
  await expectClean(late)
  await button(late, 'Mulai Mengerjakan').click()
  await expect(
    late.getByRole('heading', { level: 1, name: 'Listening Comprehension' })
  ).toBeVisible()
  for (const learner of everybody) {
    await expect(boardRow(admin, learner)).toContainText('Mengerjakan')
  }
  await admin.setViewportSize(PHONE)
  await expectClean(admin)
  await expectReflow(admin)
  await admin.screenshot({ path: 'test-results/jadwal-papan-360.png', fullPage: true })
})
