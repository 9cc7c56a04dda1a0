import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectNoBarriers } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { boardRow, scheduleEvent } from './support/events.ts'
import { goOn } from './support/exam-driver.ts'
import { browserOf, register, newAccount, type Account } from './support/people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PHONE = { width: 360, height: 800 }
const LAPTOP = { width: 1366, height: 768 }
const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })
const exactly = (within: Page | Locator, label: string) =>
  within.getByRole('textbox', { name: label, exact: true })

/** Opens the waiting room of an event without a token. */
async function wait(page: Page, id: number): Promise<void> {
  await page.goto(`/ujian/${id}`)
  await button(page, 'Masuk Ruang Tunggu').click()
  await expect(page.getByText('Menunggu mulai bersama')).toBeVisible()
}

/** The minutes left of the session on the screen. */
async function minutesLeft(page: Page): Promise<number> {
  await expect(
    page.getByRole('heading', { level: 1, name: 'Listening Comprehension' })
  ).toBeVisible()
  await goOn(page)
  const clock = page.getByRole('timer').first()
  await expect(clock).toHaveText(/\d+:\d\d/)
  const [minutes = '0'] = /\d+(?=:\d\d$)/.exec((await clock.textContent()) ?? '') ?? []
  return Number(minutes)
}

test('one learner gets extra time before the start and another is added after it, and both take the exam', async ({
  browser,
  context,
}) => {
  const [ayu, citra] = [newAccount(), newAccount()]
  for (const account of [ayu, citra]) await register(context, account)
  const of = ({ nohp, password }: Account) => browserOf(browser, { identifier: nohp, password })
  const admin = await browserOf(browser, ADMIN)
  await admin.setViewportSize(LAPTOP)
  const id = await scheduleEvent(admin, { name: `Susulan ${ayu.nohp}`, learners: [ayu.nohp] })
  await admin.goto(`/admin/jadwal/${id}`)

  const row = boardRow(admin, ayu)
  await row.getByRole('button', { name: /, rincian$/ }).click()
  await button(admin, 'Waktu Tambahan').click()
  const time = admin.getByRole('dialog', { name: 'Waktu tambahan' })
  await button(time, 'Simpan').click()
  await expect(time.getByText('Alasan waktu tambahan harus diisi.')).toBeVisible()
  await expectNoBarriers(admin)
  await admin.screenshot({ path: 'test-results/papan-waktu-tambahan.png' })
  await admin.setViewportSize(PHONE)
  await admin.screenshot({ path: 'test-results/papan-waktu-tambahan-360.png' })
  await time.getByLabel('Tambahan untuk setiap sesi').selectOption('25')
  await exactly(time, 'Alasan').fill('Disleksia, sesuai surat sekolah.')
  await button(time, 'Simpan').click()
  await expect(time).toBeHidden()
  await expect(row).toContainText('Waktu tambahan 25 %')
  await expect(admin.getByText('Waktu tambahan disimpan.')).toBeHidden()

  const first = await of(ayu)
  await first.setViewportSize(PHONE)
  await wait(first, id)
  await expect(first.getByText('Waktu tambahan 25 %')).toBeVisible()
  await button(admin, 'Mulai Bersama').click()
  await button(admin.getByRole('alertdialog'), 'Mulai Bersama').click()
  // A quarter more than the package's 30 minutes of listening, rounded up.
  expect(await minutesLeft(first)).toBeGreaterThanOrEqual(37)

  await expect(row).toContainText('Mengerjakan')
  await button(admin, 'Tambah Peserta').click()
  const added = admin.getByRole('dialog', { name: 'Tambah peserta' })
  await button(added, 'Tambahkan').click()
  await expect(added.getByText('Nomor HP harus diisi.')).toBeVisible()
  await expectNoBarriers(admin)
  await admin.screenshot({ path: 'test-results/papan-tambah-peserta.png' })
  await admin.setViewportSize(PHONE)
  await admin.screenshot({ path: 'test-results/papan-tambah-peserta-360.png' })
  await exactly(added, 'Nomor HP peserta').fill(citra.nohp)
  await exactly(added, 'Alasan').fill('Pindahan dari kelas lain.')
  await button(added, 'Tambahkan').click()
  await expect(added).toBeHidden()
  await expect(boardRow(admin, citra)).toContainText('Belum datang')

  const late = await of(citra)
  await late.goto('/paketsoal')
  const card = late.getByRole('listitem').filter({ hasText: `Susulan ${ayu.nohp}` })
  await card.getByRole('link', { name: /^Masuk/ }).click()
  await button(late, 'Masuk Ruang Tunggu').click()
  await button(late, 'Mulai Mengerjakan').click()
  const left = await minutesLeft(late)
  expect(left).toBeGreaterThanOrEqual(28)
  expect(left).toBeLessThanOrEqual(30)
  await expect(boardRow(admin, citra)).toContainText('Mengerjakan')
})
