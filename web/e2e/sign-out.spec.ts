import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { enrol } from './support/access.ts'
import { expectClean, SIZES } from './support/accessible.ts'
import { choose, goOn, question, waitUntilSaved } from './support/exam-driver.ts'
import { appIsCached } from './support/stored-session.ts'
import { layLine } from './support/line.ts'
import { send, signIn } from './support/people.ts'
import { privateNames } from './support/private-names.ts'
import { LIMITS } from './support/limits.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function answersHeld(context: BrowserContext): Promise<Record<number, string>> {
  const { data } = await send<{ data: { answer: { id: number; answer: string }[] } }>(
    context,
    'GET',
    '/soal/ambil-jawaban'
  )
  return Object.fromEntries(data.answer.map(({ id, answer }) => [id, answer]))
}

async function signOut(page: Page, nama: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: nama }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

test('signing out with unsent answers asks first, keeps them, and delivers them before signing out', async ({
  browser,
  context,
  page,
}, testInfo) => {
  test.setTimeout(LIMITS.longJourney)
  await using line = await layLine()
  const { account } = await enrol(browser, context)
  await page.goto(`${line.origin}/paketsoal`)
  await page
    .getByRole('button', { name: /Kerjakan Soal/ })
    .first()
    .click()
  const handed = page.waitForResponse('**/api/soal/kunci-penyelamatan')
  await page.getByRole('button', { name: 'Mulai Simulasi TOEFL' }).click()
  await page.getByRole('button', { name: 'Ya, Mulai' }).click()
  expect((await handed).status()).toBe(200)
  await goOn(page)
  await choose(page, 1, 1)
  await waitUntilSaved(page)
  await appIsCached(page)

  line.cut()
  await goOn(page)
  await choose(page, 2, 2)
  await goOn(page)
  await choose(page, 3, 3)
  await expect(page.getByText('Menunggu jaringan (2 jawaban)').first()).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Ya, Tinggalkan' }).click()
  await expect(page).toHaveURL(/\/paketsoal$/)
  const running = page.getByRole('complementary', { name: 'Simulasi yang berjalan' })
  await expect(running).toContainText(/Paket A berjalan · \d+:\d\d/)
  await running.getByRole('link', { name: 'Lanjutkan' }).click()
  await expect(question(page, 3).getByRole('radio').nth(2)).toBeChecked()
  await page.goBack()
  await page.getByRole('button', { name: 'Ya, Tinggalkan' }).click()
  await expect(running).toBeVisible()

  await signOut(page, account.nama)
  const asked = page.getByRole('dialog', { name: '2 jawaban belum sampai ke server' })
  await expect(asked).toBeVisible({ timeout: LIMITS.ownClock })
  await expect(asked.getByRole('button', { name: 'Simpan berkas penyelamatan' })).toBeVisible()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectClean(page)
    await page.screenshot({ path: testInfo.outputPath(`question-${size.width}.png`) })
  }
  await asked.getByRole('button', { name: 'Hapus dan Keluar' }).click()
  const second = page.getByRole('dialog', { name: 'Hapus 2 jawaban?' })
  await expect(second.getByRole('button', { name: 'Kembali' })).toBeFocused()
  await page.screenshot({ path: testInfo.outputPath('second.png') })
  await page.keyboard.press('Enter')
  await asked.getByRole('button', { name: 'Tetap Masuk' }).click()
  await expect(asked).toBeHidden()
  expect((await privateNames(page)).some((name) => name.startsWith('exam:'))).toBe(true)

  await signOut(page, account.nama)
  await expect(asked).toBeVisible({ timeout: LIMITS.ownClock })
  line.mend()
  await expect(page).toHaveURL(`${line.origin}/`, { timeout: LIMITS.ownClock })
  expect(await privateNames(page)).toEqual([])

  const later = await browser.newContext()
  await signIn(later, { identifier: account.email, password: account.password })
  await send(later, 'PUT', '/soal/timers', {
    nohp: account.nohp,
    paketId: (await send<{ paketId: number }>(later, 'GET', '/soal/timers')).paketId,
    takeover: true,
  })
  expect(await answersHeld(later)).toMatchObject({ 1: '1', 2: '2', 3: '3' })
  await later.close()
})

test('a network that drops right after the exam loads affects neither the exam nor the sign-out dialog', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(LIMITS.longJourney)
  await using line = await layLine()
  const { account } = await enrol(browser, context)
  await page.goto(`${line.origin}/paketsoal`)
  await page
    .getByRole('button', { name: /Kerjakan Soal/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Mulai Simulasi TOEFL' }).click()
  await page.getByRole('button', { name: 'Ya, Mulai' }).click()
  const next = page.getByRole('button', { name: 'Selanjutnya' })
  await expect(next).toBeVisible()
  line.cut()

  await next.click()
  await choose(page, 1, 1)
  await expect(page.getByText('Menunggu jaringan (1 jawaban)').first()).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Ya, Tinggalkan' }).click()
  await expect(page).toHaveURL(/\/paketsoal$/)
  await signOut(page, account.nama)
  const asked = page.getByRole('dialog', { name: '1 jawaban belum sampai ke server' })
  await expect(asked).toBeVisible({ timeout: LIMITS.action })
  line.mend()
  await expect(page).toHaveURL(`${line.origin}/`, { timeout: LIMITS.action })
})
