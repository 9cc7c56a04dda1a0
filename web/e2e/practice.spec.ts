import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { LIMITS } from './support/limits.ts'
import { signUp } from './support/people.ts'

async function learner(browser: Browser, viewport = SIZES[0]): Promise<Page> {
  const context = await browser.newContext({ viewport: viewport ?? null })
  await signUp(context)
  return context.newPage()
}

const steps = (page: Page) => page.getByRole('navigation', { name: 'Soal hari ini' })
const verdict = (page: Page) =>
  page.getByRole('heading', { name: /Jawaban Anda benar|Jawaban yang benar: [A-D]/ })

for (const viewport of SIZES) {
  test(`the questions of the day are answered with the keyboard alone at ${viewport.width} px`, async ({
    browser,
  }) => {
    const page = await learner(browser, viewport)
    await page.goto('/latihan')
    await expect(page.getByText('0 dari 12 selesai')).toBeVisible()
    await expectClean(page)
    await tabTo(page, page.getByRole('radio').first())
    await page.keyboard.press('Space')
    await pressAt(page, page.getByRole('button', { name: 'Periksa jawaban' }))
    await expect(verdict(page)).toBeVisible()
    await expect(verdict(page)).toBeFocused()
    await expect(page.getByText(/^Mengapa [A-D] benar$/)).toBeVisible()
    await expect(page.getByText('1 dari 12 selesai')).toBeVisible()
    await expectClean(page)

    await pressAt(page, page.getByRole('button', { name: 'Soal berikutnya' }))
    await expect(page.getByRole('heading', { name: 'Soal 2 dari 12' })).toBeVisible()
    await page.reload()
    await pressAt(page, steps(page).getByRole('button', { name: /^Soal 1, (benar|salah)$/ }))
    await expect(verdict(page)).toBeVisible()
    await expectReflow(page)
  })
}

test('practice opens again without a network, and delivers its answers when there is one', async ({
  browser,
}) => {
  const page = await learner(browser)
  await page.goto('/latihan')
  await expect(page.getByText('0 dari 12 selesai')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lulus:pages')), {
      timeout: LIMITS.ownClock,
    })
    .toBe('/latihan')

  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('radio').first().check({ timeout: LIMITS.ownClock })
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await expect(page.getByText('1 jawaban menunggu terkirim.')).toBeVisible()
  await page.getByRole('button', { name: 'Soal berikutnya' }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await expect(page.getByText('2 jawaban menunggu terkirim.')).toBeVisible()

  await page.context().setOffline(false)
  await expect(page.getByText('2 dari 12 selesai')).toBeVisible()
  await expect(verdict(page)).toBeVisible({ timeout: LIMITS.ownClock })
  await expect(page.getByText('menunggu terkirim')).toHaveCount(0)
})

test('answers that waited are delivered from another screen', async ({ browser }) => {
  const page = await learner(browser)
  await page.goto('/latihan')
  await page.route('**/api/latihan/*/jawaban', (route) => route.abort())
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await expect(page.getByText('1 jawaban menunggu terkirim.')).toBeVisible()
  await page.unroute('**/api/latihan/*/jawaban')
  const delivered = page.waitForResponse((response) => response.url().endsWith('/jawaban'))
  await page.goto('/riwayat-ujian')
  expect((await delivered).status()).toBe(200)
})
