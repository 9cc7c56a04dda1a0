import { expect, test, type Page } from '@playwright/test'
import { authenticatorOf } from '../../api/tests/support/authenticator.ts'
import { expectNoBarriers, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { pressAt } from './support/keyboard.ts'
import { expectMessage } from './support/messages.ts'
import { giveAdminPassword } from './support/password.ts'
import { browserOf } from './support/people.ts'
import { LIMITS } from './support/limits.ts'

const STEP_MS = 30_000

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Types into the focused dialog, and submits it. */
async function give(page: Page, dialogName: string, text: string): Promise<void> {
  await expect(dialog(page, dialogName).locator('input:focus')).toBeVisible()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

for (const viewport of SIZES) {
  test(`at ${viewport.width} px an admin turns the second factor on, signs in with it and turns it off`, async ({
    browser,
    page: visitor,
  }) => {
    const page = await browserOf(browser, ADMIN)
    await page.setViewportSize(viewport)
    await page.goto('/profile')

    await pressAt(page, button(page, 'Aktifkan'))
    await giveAdminPassword(page)
    const enabling = 'Aktifkan verifikasi dua langkah'
    await expect(page.getByAltText('Kode QR untuk aplikasi autentikator')).toBeVisible()
    const codeAt = authenticatorOf(await page.getByLabel('Kunci autentikator').innerText())
    await expectNoBarriers(page)
    await page.setViewportSize(viewport)
    await give(page, enabling, codeAt(Date.now()))

    const shown = dialog(page, 'Kode pemulihan')
    await expect(shown.getByRole('listitem')).toHaveCount(10)
    const [first = '', second = ''] = await shown.getByRole('listitem').allInnerTexts()
    await expectNoBarriers(page)
    await page.setViewportSize(viewport)
    await button(page, 'Sudah saya simpan').click()
    await expect(page.getByText('Aktif. Kode pemulihan tersisa: 10.')).toBeVisible()

    await visitor.setViewportSize(viewport)
    await visitor.goto('/login')
    await visitor.getByLabel(/Email atau Nomor HP/i).fill(ADMIN.identifier)
    await visitor.getByLabel('Password', { exact: true }).fill(ADMIN.password)
    const asking = 'Masukkan kode verifikasi'
    // The prerendered form takes no keys before the app has started.
    await expect(async () => {
      await visitor.getByLabel('Password', { exact: true }).press('Enter')
      await expect(dialog(visitor, asking)).toBeVisible({ timeout: LIMITS.oneTry })
    }).toPass()
    await give(visitor, asking, 'salah')
    await expect(dialog(visitor, asking).getByText(/^Kode salah atau sudah dipakai/)).toBeVisible()
    await expectNoBarriers(visitor)
    await visitor.setViewportSize(viewport)
    await dialog(visitor, asking).getByLabel('Kode').fill('')
    // The current code is used up, but the next one is already valid.
    await give(visitor, asking, codeAt(Date.now() + STEP_MS))
    await visitor.waitForURL('**/admin/payments')

    // After a lost session, both are asked for in place.
    await page.goto('/admin/pengaturan')
    await page.getByLabel('Nama akademi').fill('Akademi Dua Langkah')
    await page.context().clearCookies({ name: 'lulus' })
    await button(page, 'Simpan Pengaturan').click()
    await give(page, 'Sesi Anda telah berakhir', ADMIN.password)
    await expectMessage(page, 'Berhasil', () => give(page, asking, first))

    await page.goto('/profile')
    await expect(page.getByText('Aktif. Kode pemulihan tersisa: 9.')).toBeVisible()
    await pressAt(page, button(page, 'Matikan'))
    await give(page, 'Matikan verifikasi dua langkah', second)
    await giveAdminPassword(page)
    await expect(button(page, 'Aktifkan')).toBeVisible()
    await page.context().close()
  })
}
