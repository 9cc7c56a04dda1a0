import { expect, test, type Browser, type Page } from '@playwright/test'
import { jpegPhoto } from '../../api/tests/support/pictures.ts'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { boardRow } from './support/events.ts'
import { Job, look, reportJobs } from './support/jobs.ts'
import { LIMITS } from './support/limits.ts'
import { browserOf, newAccount, register, send, signIn, type Account } from './support/people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function expectCleanInEverySize(page: Page) {
  for (const size of [...SIZES].reverse()) {
    await page.setViewportSize(size)
    await expectClean(page)
    await expectReflow(page)
  }
}

test('one payment covers a whole class, and its learner may start', async ({
  browser,
  context,
}) => {
  const learner = newAccount()
  await register(context, learner)
  await signIn(context, { identifier: learner.email, password: learner.password })

  const admin = await browserOf(browser, ADMIN)
  await admin.goto('/admin/kelas')
  await button(admin, 'Buat Kelas').first().click()
  const name = `XI IPS ${learner.nohp}`
  await admin.getByLabel('Nama Kelas').fill(name)
  await button(admin, 'Buat').click()
  await admin.getByRole('row', { name }).getByRole('link', { name: 'Lihat Kelas' }).click()
  await button(admin, 'Tambah Satu').click()
  await admin.getByLabel('Nama', { exact: true }).fill(learner.nama)
  await admin.getByLabel('Nomor HP').fill(learner.nohp)
  await button(admin, 'Tambahkan').click()
  await expect(admin.getByRole('row', { name: learner.nama })).toBeVisible()
  await expect(admin.getByRole('alertdialog')).toHaveCount(0)

  await button(admin, 'Beri Akses Paket').click()
  await expect(admin.getByRole('option', { name: /Paket A/ })).toBeAttached()
  await admin.getByLabel('Paket', { exact: true }).selectOption({ index: 1 })
  await expect(admin.getByText('1 peserta mendapat akses.')).toBeVisible()
  await expectCleanInEverySize(admin)
  await button(admin, 'Batal').click()

  await button(admin, 'Buat Pembayaran Kelas').click()
  await admin.getByLabel('Paket', { exact: true }).selectOption({ index: 1 })
  await expect(admin.getByRole('checkbox', { name: learner.nama })).toBeChecked()
  await admin.getByLabel('Jumlah (Rp)').fill('15.000')
  await expectCleanInEverySize(admin)
  await button(admin, 'Buat Pembayaran').click()
  await admin.waitForURL('**/admin/pembayaran-kelas/*')
  await expect(admin.getByText('Rp 15.000')).toBeVisible()
  await button(admin, 'Unggah Bukti').click()
  const buffer = await jpegPhoto({ width: 600, height: 900 })
  const proof = { name: 'transfer.jpg', mimeType: 'image/jpeg', buffer }
  await admin.getByLabel('Bukti pembayaran', { exact: true }).setInputFiles(proof)
  await expect(admin.getByAltText('Pratinjau transfer.jpg')).toBeVisible()
  await button(admin, 'Unggah').click()
  await expect(button(admin, 'Lihat Bukti')).toBeVisible()
  await expect(admin.getByRole('alertdialog')).toHaveCount(0)
  await expectCleanInEverySize(admin)

  await button(admin, 'Konfirmasi').click()
  await button(admin, 'Ya, Konfirmasi').click()
  await expect(admin.getByText('Dikonfirmasi', { exact: true })).toBeVisible()
  await expect(admin.getByRole('row', { name: learner.nama })).toContainText('Mendapat akses')
  await expect(button(admin, 'Konfirmasi')).toHaveCount(0)
  await expect(admin.getByRole('alertdialog')).toHaveCount(0)
  await admin.goto('/admin/pembayaran-kelas')
  await expect(admin.getByRole('row', { name })).toContainText('Rp 15.000')
  await expectCleanInEverySize(admin)
  await admin.context().close()

  const page = await context.newPage()
  await page.goto('/paket-saya')
  const item = page.getByRole('listitem').filter({ hasText: `Dari kelas ${name}` })
  await expect(item).toContainText('Tanpa pembayaran')
  await expectCleanInEverySize(page)
  await item.getByRole('button', { name: 'Kerjakan Soal' }).click()
  await page.waitForURL('**/simulasi-toefl/*')
})

/** A class of two learners with accounts of their own. */
async function classOfTwo(browser: Browser, admin: Page) {
  const learners = [newAccount(), newAccount()] as const
  const pages: Page[] = []
  for (const account of learners) {
    const context = await browser.newContext()
    await register(context, account)
    await signIn(context, { identifier: account.email, password: account.password })
    pages.push(await context.newPage())
  }
  const name = `XII Kedokteran ${learners[0].nohp}`
  const { id } = await send<{ id: number }>(admin.context(), 'POST', '/admin/kelas', { nama: name })
  const daftar = learners.map(({ nama, nohp }) => `${nama},${nohp}`).join('\n')
  const rows = { daftar: `Nama,Nomor HP\n${daftar}` }
  await send(admin.context(), 'POST', `/admin/kelas/${id}/peserta`, rows)
  return { id, name, learners, pages }
}

/** Enters the waiting room of an event with its token, and is ready. */
async function getReady(page: Page, event: string, token: string): Promise<void> {
  await page.goto('/paketsoal')
  const card = page.getByRole('listitem').filter({ hasText: event })
  await card.getByRole('link', { name: /^Masuk/ }).click()
  await page.getByLabel('Token').fill(token)
  await button(page, 'Masuk Ruang Tunggu').click()
  await expect(page.getByText('Terhubung ke server.')).toBeVisible()
  await button(page, 'Putar kalimat uji').click()
  await button(page, 'Terdengar').click()
  await button(page, 'Saya Siap').click()
  await expect(page.getByText('Perangkat Anda siap.')).toBeVisible()
}

async function download(job: Job, name: string, file: RegExp): Promise<void> {
  const paper = job.page.waitForEvent('download', { timeout: LIMITS.paper })
  await job.click(job.button(name))
  expect((await paper).suggestedFilename()).toMatch(file)
}

for (const [size, by, viewport] of [
  ['a laptop', 'mouse', { width: 1366, height: 768 }],
  ['a phone', 'keyboard', { width: 360, height: 800 }],
] as const) {
  test(`a class pays with an invoice and a receipt, and sits an event on that access: on ${size} by ${by}`, async ({
    browser,
  }) => {
    test.setTimeout(LIMITS.wholeExam)
    const admin = await browserOf(browser, ADMIN)
    await admin.setViewportSize(viewport)
    const { id, name, learners, pages } = await classOfTwo(browser, admin)
    const [, unpaid] = learners
    await admin.goto(`/admin/kelas/${id}`)

    const paying = new Job('Kelas membayar', admin, by)
    await paying.click(paying.button('Buat Pembayaran Kelas'))
    await paying.choose(admin.getByLabel('Paket', { exact: true }), { index: 1 })
    await paying.click(admin.getByRole('checkbox', { name: unpaid.nama }))
    await paying.click(paying.button('Buat Pembayaran'))
    await admin.waitForURL('**/admin/pembayaran-kelas/*')
    await download(paying, 'Unduh Faktur', /^Faktur-FK-\d{4}-\d{6}\.pdf$/)
    await paying.click(paying.button('Unggah Bukti'))
    const buffer = await jpegPhoto({ width: 640 + viewport.width, height: 900 })
    await admin
      .getByLabel('Bukti pembayaran', { exact: true })
      .setInputFiles({ name: 'transfer.jpg', mimeType: 'image/jpeg', buffer })
    paying.fields += 1
    await expect(admin.getByAltText('Pratinjau transfer.jpg')).toBeVisible()
    await paying.click(paying.button('Unggah'))
    await paying.click(paying.button('Konfirmasi'))
    await paying.click(paying.button('Ya, Konfirmasi'))
    await expect(admin.getByText('Dikonfirmasi', { exact: true })).toBeVisible()
    await download(paying, 'Unduh Kuitansi', /^Kuitansi-KW-\d{4}-\d{6}\.pdf$/)
    expect(paying.done()).toEqual({ clicks: 9, fields: 2, keys: 0 })

    await admin.goto('/admin/jadwal')
    const planning = new Job('Ujian dengan akses kelas', admin, by)
    const event = `Ujian ${name}`
    await planning.click(admin.getByRole('link', { name: 'Buat Jadwal' }).first())
    await planning.fill(admin.getByLabel('Nama Ujian'), event)
    await planning.choose(admin.getByLabel('Paket Soal'), { index: 1 })
    const soon = new Date(Date.now() + (7 * 60 + 10) * 60_000).toISOString().slice(0, 16)
    await planning.fill(admin.getByLabel('Tanggal dan jam mulai (WIB)'), soon)
    await planning.click(admin.getByRole('checkbox', { name }))
    await planning.click(planning.button('Simpan Konsep'))
    await expect(admin.getByRole('checkbox', { name: 'Pakai akses kelas' })).toBeChecked()
    const whoHasNot = admin.getByText('Belum bayar (1)')
    await planning.click(whoHasNot)
    await expect(admin.getByRole('listitem').filter({ hasText: unpaid.nama })).toBeVisible()
    await look(admin, 'akses-kelas-konsep')
    await planning.click(planning.button('Jadwalkan'))
    await expect(admin.getByText('1 dari 2 peserta memakai akses dari kelasnya.')).toBeVisible()
    await expect(whoHasNot).toBeVisible()
    await look(admin, 'akses-kelas')
    expect(planning.done()).toEqual({ clicks: 5, fields: 3, keys: 0 })

    const token = (await admin.getByLabel('Token', { exact: true }).textContent()) ?? ''
    for (const page of pages) await getReady(page, event, token)
    const sitting = new Job('Kelas masuk ujian', admin, by)
    for (const account of learners) await expect(boardRow(admin, account)).toContainText('Siap')
    await sitting.click(sitting.button('Mulai Bersama'))
    await sitting.click(
      admin.getByRole('alertdialog').getByRole('button', { name: 'Mulai Bersama' })
    )
    for (const page of pages) {
      await expect(
        page.getByRole('heading', { level: 1, name: 'Listening Comprehension' })
      ).toBeVisible({ timeout: LIMITS.ownClock })
    }
    expect(sitting.done()).toEqual({ clicks: 2, fields: 0, keys: 0 })
    // One access for both: none is left beside the exam.
    for (const account of learners) await expectNothingLeft(admin, account)
    reportJobs(size)
    for (const page of [admin, ...pages]) await page.context().close()
  })
}

/** Asserts that a learner holds no access that isn't used. */
async function expectNothingLeft(admin: Page, { nohp }: Account): Promise<void> {
  const { users } = await send<{ users: { id: number }[] }>(
    admin.context(),
    'GET',
    `/admin/user?search=${nohp}&limit=5`
  )
  const { data } = await send<{ data: { akses: { digunakan: string | null }[] } }>(
    admin.context(),
    'GET',
    `/admin/user/${users[0]?.id}`
  )
  expect(data.akses).toHaveLength(1)
}
