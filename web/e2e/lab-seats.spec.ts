import { gunzipSync } from 'node:zlib'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { ADMIN, ORIGIN } from './support/environment.ts'
import { pressAt } from './support/keyboard.ts'
import { browserOf, register, send, newAccount } from './support/people.ts'
import { confirmAdminPassword } from './support/password.ts'
import { pageInSeb } from './support/safe-exam-browser.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SEB_EXAM_KEY = 'e0'.repeat(32)

for (const size of SIZES) {
  test(`a seat gets its own key and loses only that one (${size.width} × ${size.height})`, async ({
    browser,
    request,
  }) => {
    const admin = await browserOf(browser, ADMIN)
    await admin.emulateMedia({ reducedMotion: 'reduce' })
    await admin.setViewportSize(size)
    await confirmAdminPassword(admin)
    const name = `Lab Kursi ${Date.now() % 1_000_000}`
    const { data } = await send<{ data: { id: number } }>(admin.context(), 'POST', '/admin/lab', {
      nama: name,
    })
    await admin.goto(`/admin/lab/${data.id}`)
    const keys = admin.getByRole('region', { name: 'Kunci kursi' })
    await expect(keys).toContainText('masih memakai satu kunci bersama')
    await expectClean(admin)
    await expectReflow(admin)

    await pressAt(admin, admin.getByRole('button', { name: 'Daftarkan Kursi' }))
    const question = admin.getByRole('dialog', { name: 'Daftarkan kursi' })
    await question.getByLabel('Jumlah kursi').fill('0')
    await admin.keyboard.press('Enter')
    await expect(question).toContainText('Jumlah kursi harus antara 1 dan 100.')
    await expectClean(admin)
    await question.getByLabel('Jumlah kursi').fill('2')
    await admin.keyboard.press('Enter')
    const shown = admin.getByRole('dialog', { name: 'Kode pendaftaran kursi' })
    const code = (await shown.getByLabel('Kode', { exact: true }).textContent()) ?? ''
    await expect(shown).toContainText('untuk 2 kursi')
    await expectClean(admin)
    await admin.screenshot({ path: `test-results/kode-kursi-${size.width}.png` })

    // The computers redeem the code, as kiosk:provision does.
    for (const seat of ['07', '08']) {
      const answer = await request.post(`${ORIGIN}/api/labs/kursi`, {
        data: { kode: code.toLowerCase(), kursi: seat },
      })
      expect(answer.status()).toBe(201)
    }
    await pressAt(admin, shown.getByRole('button', { name: 'Tutup' }))

    const seat = keys.getByRole('row', { name: /^(Kursi )?07/ })
    await expect(seat).toContainText('Kunci sendiri')
    await expectReflow(admin)
    await pressAt(admin, seat.getByRole('button', { name: 'Cabut' }))
    const warning = admin.getByRole('alertdialog', { name: 'Cabut kunci kursi 07?' })
    await expect(warning).toContainText('Kursi lain tidak terganggu.')
    await expectClean(admin)
    await pressAt(admin, warning.getByRole('button', { name: 'Cabut Kunci' }))
    await expect(seat).toContainText('Dicabut')
    await expect(keys.getByRole('row', { name: /^(Kursi )?08/ })).toContainText('Kunci sendiri')
    await expect(admin.getByRole('alertdialog')).toHaveCount(0)
    await expectClean(admin)
    await admin.screenshot({ path: `test-results/kunci-kursi-${size.width}.png`, fullPage: true })

    const configKey = await makeSebFile(admin, size.width)
    if (size.width > 1000) await entersInSeb(browser, admin, { configKey, lab: name })
    await admin.context().close()
  })
}

/** Creates a file for Safe Exam Browser and adds a version. Returns the file's Config Key. */
async function makeSebFile(admin: Page, width: number): Promise<string> {
  const section = admin.getByRole('region', { name: 'Safe Exam Browser' })
  await pressAt(admin, section.getByRole('button', { name: 'Buat Berkas SEB' }))
  const dialog = admin.getByRole('dialog', { name: 'Berkas Safe Exam Browser' })
  await dialog.getByLabel(/^Kata sandi keluar/).fill('keluar')
  await admin.keyboard.press('Enter')
  await expect(dialog).toContainText('Kata sandi minimal 10 karakter.')
  await expectClean(admin)
  await expectReflow(admin)
  await admin.screenshot({ path: `test-results/seb-kata-sandi-${width}.png` })
  await dialog.getByLabel(/^Kata sandi keluar/).fill('keluar dari SEB')
  await dialog.getByLabel(/^Kata sandi berkas/).fill('pembuka berkas')
  await admin.keyboard.press('Enter')

  const download = admin.waitForEvent('download')
  await pressAt(admin, dialog.getByRole('button', { name: /^Unduh Lab-Kursi-.*\.seb$/ }))
  const file = await (await download).createReadStream()
  const bytes = Buffer.concat(await file.toArray())
  expect(gunzipSync(bytes).subarray(0, 4).toString()).toBe('pswd')
  const configKey = (await dialog.getByLabel('Config Key', { exact: true }).textContent()) ?? ''
  await expectClean(admin)
  await admin.screenshot({ path: `test-results/seb-berkas-${width}.png` })
  await pressAt(admin, dialog.getByRole('button', { name: 'Sudah saya simpan' }))

  await pressAt(admin, section.getByRole('button', { name: 'Daftarkan Versi SEB' }))
  const version = admin.getByRole('dialog', { name: 'Daftarkan versi SEB' })
  await version.getByLabel(/^Nama versi/).fill('Windows 3.9, 64-bit')
  await version.getByLabel(/^Browser Exam Key/).fill(SEB_EXAM_KEY)
  await expectClean(admin)
  await admin.screenshot({ path: `test-results/seb-versi-${width}.png` })
  await admin.keyboard.press('Enter')
  await expect(section.getByRole('listitem')).toContainText('Windows 3.9, 64-bit')
  await expectClean(admin)
  await expectReflow(admin)
  await admin.screenshot({ path: `test-results/seb-lab-${width}.png`, fullPage: true })
  return configKey
}

/** A learner who signs in in Safe Exam Browser is in the lab until the admin revokes its file. */
async function entersInSeb(
  browser: Browser,
  admin: Page,
  { configKey, lab }: { configKey: string; lab: string }
): Promise<void> {
  const page = await pageInSeb(browser, { config: configKey, exam: SEB_EXAM_KEY })
  const account = newAccount()
  await register(page.context(), account)
  await page.goto('/seb')
  await page.getByLabel(/Email atau Nomor HP/i).fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/paketsoal')
  const ownLab = () =>
    page.evaluate(async () => {
      const answer = await fetch('/api/seb')
      return ((await answer.json()) as { data: { lab: string | null } }).data.lab
    })
  expect(await ownLab()).toBe(lab)

  await pressAt(admin, admin.getByRole('button', { name: 'Cabut Berkas SEB' }))
  await pressAt(admin, admin.getByRole('button', { name: 'Cabut Berkas', exact: true }))
  await expect(admin.getByRole('button', { name: 'Buat Berkas SEB', exact: true })).toBeVisible()
  expect(await ownLab()).toBeNull()
  await page.goto('/seb')
  await expect(page.getByRole('alert')).toContainText('berkas labnya sudah diganti')
  await expectClean(page)
  await page.screenshot({ path: 'test-results/seb-ditolak.png' })
  await page.context().close()
}
