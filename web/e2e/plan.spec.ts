import { expect, test } from '@playwright/test'
import { expectNoBarriersAt, SIZES } from './support/accessible.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { signUp } from './support/people.ts'

test('a plan is made with the keyboard, and practice shows it with today’s step', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: SIZES[0] ?? null })
  await signUp(context)
  const page = await context.newPage()
  await expectNoBarriersAt(page, '/rencana', 'Rencana')
  const day = new Date(Date.now() + 28 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await page.getByLabel('Tanggal tes').fill(day)
  await tabTo(page, page.getByLabel('Target skor'))
  await page.keyboard.type('550')
  await pressAt(page, page.getByRole('button', { name: 'Simpan rencana' }))
  await expect(page.getByRole('heading', { name: /^[45] pekan lagi menuju tes$/ })).toBeVisible()
  await expect(page.getByText('Target 550.', { exact: false })).toBeVisible()

  await expectNoBarriersAt(page, '/latihan', 'Latihan harian')
  await expect(page.getByRole('heading', { name: /^[45] pekan lagi menuju tes$/ })).toBeVisible()
  await expect(page.getByText('0 dari 4 hari latihan pekan ini.')).toBeVisible()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await expect(page.getByText('1 dari 4 hari latihan pekan ini.')).toBeVisible()
})
