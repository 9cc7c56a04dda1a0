import { expect, test, type Page } from '@playwright/test'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { downloadedBy, textOf, workbook } from './support/papers.ts'
import { giveAdminPassword } from './support/password.ts'
import { browserOf, newAccount } from './support/people.ts'
import { LIMITS } from './support/limits.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const [LAPTOP, PHONE] = SIZES as [(typeof SIZES)[0], (typeof SIZES)[0]]

/** Checks an admin screen in both sizes. */
async function expectCleanInEverySize(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectClean(page)
    await expectReflow(page)
  }
}

/** The password on a learner's card. */
function passwordOn(cards: string, name: string, nohp: string): string {
  const card = new RegExp(`${name} .*?${nohp} Password ([2-9a-z]{11}) `)
  const [, password = ''] = card.exec(cards) ?? []
  expect(password).not.toBe('')
  return password
}

/** Signs in through the card's QR code, and chooses a new password. */
async function signInByCard(learner: Page, nohp: string, password: string): Promise<void> {
  await learner.goto(`/login#${nohp}`)
  await expect(learner.getByLabel('Email atau Nomor HP')).toHaveValue(nohp)
  await learner.getByLabel('Password', { exact: true }).fill(password)
  await button(learner, 'Login').click()
  await expect(learner.getByRole('heading', { name: 'Buat password baru' })).toBeVisible()
  await expect(learner.getByLabel('Password Baru', { exact: true })).toBeFocused()
  await expectClean(learner)
  await expectReflow(learner)
  await learner.getByLabel('Password Baru', { exact: true }).fill('kopi-tubruk-pagi')
  await button(learner, 'Simpan dan Lanjutkan').click()
  await expect(learner).toHaveURL(/\/paketsoal$/)
  await learner.reload()
  await expect(learner).toHaveURL(/\/paketsoal$/)
}

test('an Excel list is corrected, its learners get login cards, and sign in on a phone and a laptop', async ({
  browser,
}) => {
  const [ayu, budi] = [newAccount(), newAccount()]
  const admin = await browserOf(browser, ADMIN)
  await admin.goto('/admin/kelas')
  await button(admin, 'Buat Kelas').first().click()
  const name = `Kartu ${ayu.nohp}`
  await admin.getByLabel('Nama Kelas').fill(name)
  await button(admin, 'Buat').click()
  await admin.getByRole('row', { name }).getByRole('link', { name: 'Lihat Kelas' }).click()

  // Excel has dropped the zero of one number, and digits of another.
  await button(admin, 'Tambah dari Daftar').click()
  const buffer = workbook([
    ['DATA SISWA'],
    ['No', 'Nama Siswa', 'No. HP'],
    ['1', 'Ayu Lestari', ayu.nohp],
    ['2', 'Budi', budi.nohp.slice(0, 6)],
  ])
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const cells = admin.getByLabel('Tempel sel dari Excel')
  await admin
    .getByLabel('Atau berkas Excel atau CSV')
    .setInputFiles({ name: 'siswa.xlsx', mimeType, buffer })
  const broken = `Budi\t${Number(budi.nohp.slice(0, 6))}`
  await expect(cells).toHaveValue(new RegExp(broken), { timeout: LIMITS.paper })
  await button(admin, 'Periksa').click()
  await expect(admin.getByRole('status').getByText('1 salah')).toBeVisible()
  await expect(admin.getByRole('row', { name: /^4 Budi/ })).toContainText('Nomor HP tidak valid')
  await expectClean(admin)
  await cells.fill((await cells.inputValue()).replace(broken, `Budi\t${budi.nohp}`))
  await button(admin, 'Periksa').click()
  await button(admin, 'Tambahkan 2 Peserta').click()
  await expect(admin.getByText('2 akun dibuat dan 0 akun yang sudah ada bergabung.')).toBeVisible()
  await expect(admin.getByRole('row', { name: /Ayu Lestari/ })).toContainText('Belum ada')
  await expect(admin.getByRole('alertdialog')).toHaveCount(0)

  await button(admin, 'Cetak Kartu').click()
  await expect(admin.getByRole('radio', { name: /belum punya password \(2\)/ })).toBeChecked()
  // Leaves a phone's size for the next steps.
  await expectCleanInEverySize(admin)
  await button(admin, 'Buat Kartu').click()
  await giveAdminPassword(admin)
  await expect(admin.getByText('2 kartu siap, 2 dengan password baru.')).toBeVisible({
    timeout: LIMITS.paper,
  })
  await expectCleanInEverySize(admin)
  const download = await downloadedBy(admin, () => button(admin, 'Simpan PDF').click())
  expect(download.suggestedFilename()).toBe(`Kartu Peserta ${name}.pdf`)
  const cards = await textOf(download)
  await button(admin, 'Selesai').click()
  await expect(admin.getByRole('row', { name: /Ayu Lestari/ })).toContainText('Dari kartu')
  await expectReflow(admin)
  await admin.context().close()

  for (const [viewport, learner, { nohp }] of [
    [PHONE, 'Ayu Lestari', ayu],
    [LAPTOP, 'Budi', budi],
  ] as const) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    await signInByCard(await context.newPage(), nohp, passwordOn(cards, learner, nohp))
    await context.close()
  }
})
