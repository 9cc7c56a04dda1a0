import { expect, test, type Page } from '@playwright/test'
import { pngPicture } from '../../api/tests/support/pictures.ts'
import { expectReflow, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { expectMessage } from './support/messages.ts'
import { browserOf, newAccount, register, signUp } from './support/people.ts'
import { pagesOf } from './support/papers.ts'
import { pay } from './support/payments.ts'
import { LIMITS } from './support/limits.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The pages of what the browser prints, as texts. */
async function printed(page: Page): Promise<string[]> {
  return pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
}

test('a list is printed with all of its rows, the academy, page numbers and no buttons', async ({
  browser,
}) => {
  const guests = await browser.newContext()
  const family = `Cetakan ${process.pid}`
  const names = Array.from({ length: 60 }, (_, at) => `${family} ${String(at).padStart(2, '0')}`)
  for (const nama of names) await register(guests, { ...newAccount(), nama })
  await signUp(guests)
  await pay(guests)
  await guests.close()

  const admin = await browserOf(browser, ADMIN)
  for (const [path, heading, shown] of [
    [`data-user?limit=-1&search=${encodeURIComponent(family)}`, 'Data User', names],
    ['payments?limit=-1', 'Pembayaran', ['Rp']],
  ] as const) {
    await admin.goto(`/admin/${path}`)
    await expect(admin.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    await expect(admin.locator('[aria-busy="true"]')).toHaveCount(0)
    const pages = await printed(admin)
    const text = pages.join(' ')
    for (const part of shown) expect(text).toContain(part)
    expect(pages[0]).toContain(heading)
    expect(pages[0]).toContain(shown.at(-1))
    expect(pages.at(-1)).toContain(`Halaman ${pages.length} dari ${pages.length}`)
    for (const word of ['Langsung ke isi', 'Cetak ', 'Unduh Excel', 'Aksi', 'Tampilkan']) {
      expect(text).not.toContain(word)
    }
  }
  await admin.context().close()
})

for (const viewport of SIZES) {
  test(`at ${viewport.width} px the sample of a certificate follows the form, and what is saved is on it`, async ({
    browser,
  }) => {
    const admin = await browserOf(browser, ADMIN)
    await admin.setViewportSize(viewport)
    await admin.goto('/admin/pengaturan')
    const sample = admin.getByAltText('Contoh sertifikat')
    // The first paper of a server waits for its fonts.
    await expect(sample).toBeVisible({ timeout: LIMITS.paper })
    const address = () => sample.getAttribute('src')
    const before = await address()

    await admin.getByLabel('Nama penanda tangan').fill('Dra. Ratna Wulandari, M.Pd.')
    await admin.getByLabel('Jabatan').fill('Direktur')
    await admin.getByLabel('Masa berlaku').selectOption('2')
    await expect.poll(address, { timeout: LIMITS.paper }).not.toBe(before)
    await expectReflow(admin)
    const typed = await address()
    const stamp = { name: 'ttd.png', mimeType: 'image/png', buffer: await pngPicture() }
    await admin.getByLabel('Gambar tanda tangan').setInputFiles(stamp)
    await expect(button(admin, 'Hapus gambar tanda tangan')).toBeVisible()
    await expect.poll(address, { timeout: LIMITS.paper }).not.toBe(typed)
    const [message, bar] = await Promise.all([
      admin.getByText('Gambar tanda tangan berhasil disimpan.').boundingBox(),
      button(admin, 'Simpan Pengaturan').boundingBox(),
    ])
    expect(message && bar && message.y + message.height).toBeLessThan(bar?.y ?? 0)
    // The picture was saved, and the form still has what was typed.
    await expect(admin.getByLabel('Jabatan')).toHaveValue('Direktur')
    await expectMessage(admin, 'Pengaturan berhasil disimpan.', () =>
      button(admin, 'Simpan Pengaturan').click()
    )

    await button(admin, 'Hapus gambar tanda tangan').click()
    await button(admin, 'Hapus').click()
    await expect(button(admin, 'Hapus gambar tanda tangan')).toBeHidden()
    await admin.getByLabel('Nama penanda tangan').fill('')
    await admin.getByLabel('Jabatan').fill('')
    await admin.getByLabel('Masa berlaku').selectOption('')
    await expectMessage(admin, 'Pengaturan berhasil disimpan.', () =>
      button(admin, 'Simpan Pengaturan').click()
    )
    await admin.context().close()
  })
}
