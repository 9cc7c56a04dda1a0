import { expect, test, type Page } from '@playwright/test'
import { jpegPhoto } from '../../api/tests/support/pictures.ts'
import { expectReflow, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { expectMessage } from './support/messages.ts'
import { browserOf } from './support/people.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function save(page: Page): Promise<void> {
  await expectMessage(page, 'Pengaturan berhasil disimpan.', () =>
    pressAt(page, button(page, 'Simpan Pengaturan'))
  )
  await expect(page.getByRole('alertdialog')).toBeHidden()
}

/** Chooses a picture in the browser's file dialog, opened by keyboard. */
async function choosePicture(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  const buffer = await jpegPhoto({ width: 1200, height: 900 })
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer })
  await expect(page.getByAltText(`Pratinjau ${name}`)).toBeVisible()
}

for (const viewport of SIZES) {
  test(`at ${viewport.width} px a testimonial with a picture, added by keyboard in Pengaturan, is on the landing page until it is removed`, async ({
    browser,
    page: visitor,
  }) => {
    const name = `Peserta Baru ${viewport.width}`
    await visitor.setViewportSize(viewport)
    // Without motion, columns show each testimonial once.
    await visitor.emulateMedia({ reducedMotion: 'reduce' })
    const admin = await browserOf(browser, ADMIN)
    await admin.setViewportSize(viewport)
    // Listening only from the press on may be too late for the dialog that it opens.
    admin.on('filechooser', () => {})
    await admin.goto('/admin/pengaturan')

    await button(admin, 'Tambah testimoni').focus()
    await admin.keyboard.press('Enter')
    const fields = admin.getByRole('group', { name: /^Testimoni \d+$/ }).last()
    await expect(fields.getByLabel('Nama')).toBeFocused()
    await admin.keyboard.insertText(name)
    await tabTo(admin, fields.getByLabel('Isi'))
    await admin.keyboard.insertText('Contoh cerita dengan gambar.')
    await tabTo(admin, fields.getByLabel('Gambar', { exact: true }))
    await choosePicture(admin, 'pertama.jpg')
    await tabTo(admin, button(admin, 'Hapus gambar').last(), { backwards: true })
    await admin.keyboard.press('Enter')
    await expect(fields.getByLabel('Gambar', { exact: true })).toBeFocused()
    await choosePicture(admin, 'kedua.jpg')
    await tabTo(admin, fields.getByLabel('Keterangan gambar'))
    await admin.keyboard.insertText(`Foto ${name}`)
    await expectReflow(admin)
    await save(admin)

    await visitor.goto('/')
    const picture = visitor.getByRole('img', { name: `Foto ${name}` })
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('naturalWidth', 800)
    await expect(visitor.locator('figure').filter({ has: picture })).toContainText(
      'Contoh cerita dengan gambar.'
    )
    await expectReflow(visitor)
    const address = (await picture.getAttribute('src')) ?? ''

    const remove = fields.getByRole('button', { name: /^Hapus testimoni/ })
    await tabTo(admin, remove, { backwards: true })
    await admin.keyboard.press('Enter')
    await expect(button(admin, 'Tambah testimoni')).toBeFocused()
    await save(admin)
    await admin.context().close()
    await visitor.reload()
    await expect(visitor.getByText('Peserta Contoh 8')).toBeAttached()
    await expect(visitor.getByText(name)).toHaveCount(0)
    expect((await visitor.request.get(address)).status()).toBe(404)
  })
}
