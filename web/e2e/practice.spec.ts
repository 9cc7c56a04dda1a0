import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { ADMIN } from './support/environment.ts'
import { LIMITS } from './support/limits.ts'
import { browserOf, send, signUp } from './support/people.ts'

const PHONE = { width: 360, height: 800 }

async function learner(browser: Browser, viewport = SIZES[0]): Promise<Page> {
  const context = await browser.newContext({ viewport: viewport ?? null })
  await signUp(context)
  return context.newPage()
}

const steps = (page: Page) => page.getByRole('navigation', { name: 'Soal hari ini' })
const verdict = (page: Page) =>
  page.getByRole('heading', { name: /Jawaban Anda benar|Jawaban yang benar: [A-D]/ })

for (const viewport of SIZES) {
  test(`the questions of the day are answered with the keyboard alone at ${viewport.width} px`, async ({
    browser,
  }) => {
    const page = await learner(browser, viewport)
    await page.goto('/latihan')
    await expect(page.getByText('0 dari 12 selesai')).toBeVisible()
    await expectClean(page)
    await tabTo(page, page.getByRole('radio').first())
    await page.keyboard.press('Space')
    await pressAt(page, page.getByRole('button', { name: 'Periksa jawaban' }))
    await expect(verdict(page)).toBeVisible()
    await expect(verdict(page)).toBeFocused()
    await expect(page.getByText(/^Mengapa [A-D] benar$/)).toBeVisible()
    await expect(page.getByText('1 dari 12 selesai')).toBeVisible()
    await expectClean(page)

    await pressAt(page, page.getByRole('button', { name: 'Soal berikutnya' }))
    await expect(page.getByRole('heading', { name: 'Soal 2 dari 12' })).toBeVisible()
    await page.reload()
    await pressAt(page, steps(page).getByRole('button', { name: /^Soal 1, (benar|salah)$/ }))
    await expect(verdict(page)).toBeVisible()
    await expectReflow(page)
  })
}

test('practice opens again without a network, and delivers its answers when there is one', async ({
  browser,
}) => {
  const page = await learner(browser)
  await page.goto('/latihan')
  await expect(page.getByText('0 dari 12 selesai')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lulus:pages')), {
      timeout: LIMITS.ownClock,
    })
    .toBe('/latihan')

  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('radio').first().check({ timeout: LIMITS.ownClock })
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await expect(page.getByText('1 jawaban menunggu terkirim.')).toBeVisible()
  await page.getByRole('button', { name: 'Soal berikutnya' }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await expect(page.getByText('2 jawaban menunggu terkirim.')).toBeVisible()

  await page.context().setOffline(false)
  await expect(page.getByText('2 dari 12 selesai')).toBeVisible()
  await expect(verdict(page)).toBeVisible({ timeout: LIMITS.ownClock })
  await expect(page.getByText('menunggu terkirim')).toHaveCount(0)
})

test('answers that waited are delivered from another screen', async ({ browser }) => {
  const page = await learner(browser)
  await page.goto('/latihan')
  await page.route('**/api/latihan/*/jawaban', (route) => route.abort())
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await expect(page.getByText('1 jawaban menunggu terkirim.')).toBeVisible()
  await page.unroute('**/api/latihan/*/jawaban')
  const delivered = page.waitForResponse((response) => response.url().endsWith('/jawaban'))
  await page.goto('/riwayat-ujian')
  expect((await delivered).status()).toBe(200)
})

test('a teacher assigns a drill, a learner does it with the network gone in between, and the teacher sees how', async ({
  browser,
}) => {
  const office = await browserOf(browser, ADMIN)
  const page = await learner(browser, PHONE)
  const { dataUser } = await send<{ dataUser: { nama: string; nohp: string } }>(
    page.context(),
    'GET',
    '/users/getAuth'
  )
  const name = `XII ${dataUser.nohp}`
  const { id } = await send<{ id: number }>(office.context(), 'POST', '/admin/kelas', {
    nama: name,
  })
  await send(office.context(), 'POST', `/admin/kelas/${id}/peserta`, {
    daftar: `Nama,Nomor HP\n${dataUser.nama},${dataUser.nohp}`,
  })

  await office.goto(`/admin/hasil-kelas/${id}/belajar?lihat=tugas`)
  await office.getByRole('button', { name: 'Beri tugas' }).click()
  const dialog = office.getByRole('dialog', { name: 'Beri tugas latihan' })
  await dialog.getByRole('checkbox', { name: /^Inversi/ }).check()
  await dialog.getByLabel('Banyak soal').fill('3')
  await dialog.getByLabel('Catatan untuk kelas').fill('Sebelum pertemuan kedua.')
  await expectClean(office)
  await dialog.getByRole('button', { name: 'Beri tugas' }).click()
  await expect(office.getByText('0 dari 1 peserta selesai')).toBeVisible()

  await page.goto('/paketsoal')
  const tasks = page.getByRole('region', { name: 'Tugas dari kelas' })
  await expect(tasks).toContainText('Sebelum pertemuan kedua.')
  await tasks.getByRole('link', { name: 'Kerjakan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Tugas ${name}` })).toBeVisible()
  await expectClean(page)
  const address = new URL(page.url()).pathname
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lulus:pages')), {
      timeout: LIMITS.ownClock,
    })
    .toContain(address)
  await page.context().setOffline(true)
  await page.reload()
  for (const number of [1, 2, 3]) {
    await page.getByRole('radio').first().check({ timeout: LIMITS.ownClock })
    await page.getByRole('button', { name: 'Periksa jawaban' }).click()
    await expect(page.getByText(`${number} jawaban menunggu terkirim.`)).toBeVisible()
    if (number < 3) await page.getByRole('button', { name: 'Soal berikutnya' }).click()
  }
  await page.context().setOffline(false)
  await expect(page.getByText(/^[0-3] dari 3 benar\./)).toBeVisible({ timeout: LIMITS.ownClock })
  await expectReflow(page)

  await office.reload()
  await expect(office.getByText('1 dari 1 peserta selesai')).toBeVisible()
  await office.getByRole('link', { name: 'Lihat hasil' }).click()
  await expect(
    office.getByRole('list', { name: `Jawaban ${dataUser.nama}` }).getByRole('listitem')
  ).toHaveCount(3)
  await office.getByRole('button', { name: /^Soal 1/ }).click()
  await expect(office.getByText('Kunci')).toBeVisible()
  await expectClean(office)
  await expectReflow(office)
  await office.getByRole('button', { name: 'Akhiri tugas' }).click()
  await office.getByRole('button', { name: 'Ya, Akhiri' }).click()
  await expect(office.getByText('Diakhiri')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Tugas ini tidak ada lagi.')).toBeVisible()
})
