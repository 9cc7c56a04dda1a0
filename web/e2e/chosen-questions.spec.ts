import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { browserOf, send } from './support/people.ts'

/** The demo's whole package, which is copied. */
const FULL = 1
const AUDIO = new URL('../../api/database/content/paket-a/audio/', import.meta.url)

test.describe.configure({ mode: 'serial' })

let page: Page
let paketId: number

test.beforeAll(async ({ browser }) => {
  page = await browserOf(browser, ADMIN)
  const { data } = await send<{ data: { id: number } }>(
    page.context(),
    'POST',
    `/admin/paket-soal/${FULL}/salin`
  )
  paketId = data.id
})

test.afterAll(async () => {
  // Other journeys know one 'Paket A'.
  await send(page.context(), 'DELETE', `/admin/paket-soal/${paketId}`)
  await page.context().close()
})

const table = (section: string) => page.goto(`/admin/soal-simulasi/soal-${section}/${paketId}`)
const tick = (number: number) =>
  page.getByRole('checkbox', { name: `Pilih soal nomor ${number}`, exact: true }).check()

async function expectFree(): Promise<void> {
  for (const size of [...SIZES].reverse()) {
    await page.setViewportSize(size)
    await expectClean(page)
    await expectReflow(page)
  }
}

test('ticked questions are moved in five presses, with every place shown before', async () => {
  await table('structure')
  const sentence = await page.getByRole('row').nth(1).locator('p[lang=en]').innerText()
  await tick(1)
  await expect(page.getByText('1 soal dipilih')).toBeVisible()
  await expectFree()
  await page.getByRole('button', { name: 'Pindahkan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pindahkan soal' })
  await dialog.getByLabel('Ke nomor').fill('15')
  await expect(dialog.getByText('Nomor 15 → 1')).toBeVisible()
  await expectFree()
  await dialog.getByRole('button', { name: 'Pindahkan' }).click()
  await expect(page.getByText('2 soal berhasil dipindahkan!')).toBeVisible()
  await expect(page.getByText('2 soal berhasil dipindahkan!')).toBeHidden()
  await expect(page.getByRole('row').nth(15).locator('p[lang=en]')).toHaveText(sentence)
})

test('many recordings are matched by name, one mended by drag, and a bad one does not lose the others', async () => {
  await table('listening')
  await page.getByRole('button', { name: 'Unggah Banyak Rekaman' }).click()
  const dialog = page.getByRole('dialog', { name: 'Unggah banyak rekaman' })
  const recording = (name: string, from: string) => ({
    name,
    mimeType: 'audio/mpeg',
    buffer: readFileSync(new URL(from, AUDIO)),
  })
  await dialog
    .getByLabel('Rekaman', { exact: true })
    .setInputFiles([
      recording('01.mp3', '02.mp3'),
      recording('Part A no 2.mp3', '01.mp3'),
      { name: '03.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('not a recording') },
      recording('31-34.mp3', '04.mp3'),
    ])
  const place = (name: string) => dialog.getByLabel(`Tempat ${name}`)
  await expect(place('01.mp3')).toHaveValue('1')
  await expect(place('31-34.mp3')).toHaveValue('31')
  await dialog
    .getByText('01.mp3', { exact: true })
    .dragTo(dialog.getByText('Part A no 2.mp3', { exact: true }))
  await expect(place('01.mp3')).toHaveValue('2')
  await expect(place('Part A no 2.mp3')).toHaveValue('1')
  await expectFree()
  await dialog.getByRole('button', { name: 'Unggah 4 Rekaman' }).click()
  await expect(dialog.getByText(/terpasang, 1 gagal\.|terpasang\./)).toContainText('1 gagal')
  await expect(dialog.getByText('File harus berupa audio (mp3, m4a, ogg, wav).')).toBeVisible()
  await expectFree()
  await dialog.getByRole('button', { name: 'Buang 03.mp3' }).click()
  await dialog.getByRole('button', { name: 'Tutup' }).last().click()
  await expect(dialog).toBeHidden()
})

test('deleting from a package on sale names whom it stops, and leads to replacing the question', async () => {
  const pack = await send<{ data: { nama_paket: string } }>(
    page.context(),
    'GET',
    `/admin/paket-soal/${paketId}`
  )
  await send(page.context(), 'PUT', `/admin/paket-soal/${paketId}`, {
    nama_paket: pack.data.nama_paket,
    status: 'siap',
  })
  await table('reading')
  await page.getByRole('button', { name: 'Hapus soal nomor 3', exact: true }).click()
  const one = page.getByRole('dialog', { name: 'Yakin ingin menghapus soal ini?' })
  await expect(
    one.getByText('Belum ada peserta atau jadwal yang menunggu paket ini.')
  ).toBeVisible()
  await expectFree()
  await one.getByRole('link', { name: 'Ganti Soal' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Soal Reading' })).toBeVisible()

  await table('reading')
  await tick(1)
  await tick(2)
  await page.getByRole('button', { name: 'Hapus', exact: true }).click()
  const two = page.getByRole('dialog', { name: 'Yakin ingin menghapus 2 soal?' })
  await expect(two).toContainText('Nomor 1–2.')
  await two.getByRole('button', { name: 'Hapus' }).click()
  await expect(page.getByText('2 soal berhasil dihapus!')).toBeVisible()
  await expect(page.getByText(/48 dari 50 soal/)).toBeVisible()
})
