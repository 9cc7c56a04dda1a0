import { expect, test, type Page } from '@playwright/test'
import { expectClean, expectNoBarriers, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { LIMITS } from './support/limits.ts'
import { browserOf } from './support/people.ts'
import { invigilator } from './support/staff.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Chooses learners by name, or all of them, and takes an action on them. */
async function act(page: Page, names: readonly string[] | 'all', action: string): Promise<void> {
  if (names === 'all') await button(page, 'Pilih Semua').click()
  else for (const name of names) await page.getByRole('checkbox', { name: `Pilih ${name}` }).check()
  await button(page, 'Tindakan').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tindakan').selectOption(action)
  await button(page, 'Perangkat bermasalah').click()
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await expect(dialog.getByText(/^Dilakukan untuk/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Selesai', exact: true }).click()
}

for (const size of SIZES) {
  test(`an invigilator practises on the board with simulated learners, and troubles are ticked off (${size.width} × ${size.height})`, async ({
    browser,
    page: guest,
  }) => {
    test.slow()
    const admin = await browserOf(browser, ADMIN)
    const { email, password } = await invigilator(admin, guest)
    const page = await browserOf(browser, { identifier: email, password })
    await page.setViewportSize(size)
    await page.goto('/admin/jadwal')
    await page.getByRole('link', { name: 'Latihan Pengawas' }).click()
    await button(page, 'Siapkan Latihan').click()
    await expect(page.getByRole('row', { name: /Contoh Ayu/ })).toContainText('Siap')
    await button(page, 'Mulai Bersama').click()

    const open = page.getByRole('list', { name: 'Masalah yang belum teratasi' })
    await expect(open).toContainText('Token terkunci')
    await open.getByText('Petunjuk').click()
    await expect(open).toContainText('Buka kunci token')
    await page.screenshot({ path: `test-results/latihan-${size.width}.png`, fullPage: true })
    await act(page, ['Contoh Hadi'], 'Buka kunci token')
    const solved = page.getByRole('list', { name: 'Masalah yang teratasi' })
    await expect(solved).toContainText('Token terkunci')
    await expect(page.getByRole('row', { name: /Contoh Hadi/ })).toContainText('Mengerjakan')

    const budi = page.getByRole('row', { name: /Contoh Budi/ })
    await expect(budi).toContainText('Terputus')
    await expect(budi).toContainText('Mengerjakan', { timeout: LIMITS.ownClock })
    await page.getByRole('checkbox', { name: 'Pilih Contoh Budi' }).check()
    const bar = await button(page, 'Tindakan').locator('..').boundingBox()
    // One line, also on a phone.
    expect(bar?.height).toBeLessThan(80)
    await button(page, 'Batalkan Pilihan').click()
    await act(page, ['Contoh Budi'], 'Kembalikan waktu')
    await expect(page.getByText('2 dari 11 teratasi')).toBeVisible()
    await expect(open).toContainText('Rekaman tidak terdengar')
    await page.screenshot({ path: `test-results/latihan-lanjut-${size.width}.png`, fullPage: true })
    await expectNoBarriers(page)
    await page.setViewportSize(size)

    await button(page, 'Akhiri Latihan').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Jadwal Ujian' })).toBeVisible()
    await expect(page.getByText('Contoh Ayu')).toBeHidden()
    await page.goto('/admin/jadwal/latihan')
    await expect(button(page, 'Siapkan Latihan')).toBeVisible()
    await expectClean(page)
  })
}
