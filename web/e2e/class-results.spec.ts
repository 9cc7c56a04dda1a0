import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { expectClean, expectNoBarriers, expectReflow } from './support/accessible.ts'
import { sitExam } from './support/attempts.ts'
import { ADMIN } from './support/environment.ts'
import { cellsOf, downloadedBy, textOf } from './support/papers.ts'
import { confirmAdminPassword, giveAdminPassword } from './support/password.ts'
import { browserOf, send, signUp } from './support/people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const PHONE = { width: 360, height: 800 }

/** A class of two learners, one of whom has taken the package. */
async function classWithResult(browser: Browser, admin: BrowserContext) {
  const [taking, idle] = [await browser.newContext(), await browser.newContext()]
  const [ayu, budi] = [await signUp(taking), await signUp(idle)]
  const name = `XII ${ayu.nohp}`
  const { id } = await send<{ id: number }>(admin, 'POST', '/admin/kelas', { nama: name })
  const daftar = `Nama,Nomor HP\n${ayu.nama},${ayu.nohp}\n${budi.nama},${budi.nohp}`
  await send(admin, 'POST', `/admin/kelas/${id}/peserta`, { daftar })
  const { data } = await send<{ data: { id: number; status: string }[] }>(
    taking,
    'GET',
    '/paket-soal'
  )
  const paketId = data.find(({ status }) => status === 'siap')?.id ?? 0
  const peserta = await send<{ data: { peserta: { id: number }[] } }>(
    admin,
    'GET',
    `/admin/kelas/${id}`
  )
  await send(admin, 'POST', `/admin/kelas/${id}/akses`, {
    paket_soal_id: paketId,
    peserta: peserta.data.peserta.map((one) => one.id),
    alasan: 'Ujian kelas',
  })
  await sitExam(taking, { nohp: ayu.nohp, paketId })
  await taking.close()
  await idle.close()
  return { id, name, ayu, budi }
}

test("an admin views a class's results, saves them, and shares them with the school until the link is revoked", async ({
  browser,
}) => {
  test.slow()
  // A separate login, so that the other one still has to confirm its password.
  const office = await browserOf(browser, ADMIN)
  await confirmAdminPassword(office)
  const { id, name, ayu, budi } = await classWithResult(browser, office.context())
  await office.context().close()
  const admin = await browserOf(browser, ADMIN)

  await admin.goto(`/admin/kelas/${id}`)
  await admin.getByRole('main').getByRole('link', { name: 'Hasil Kelas' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: `Hasil ${name}` })).toBeVisible()
  await expect(admin.getByText('1 dari 2 peserta sudah ada hasil.')).toBeVisible()
  const row = admin.getByRole('table', { name: 'Daftar skor' }).getByRole('row', { name: ayu.nama })
  await expect(row).toBeVisible()
  await expect(admin.getByRole('row', { name: budi.nama })).toContainText(
    'Punya akses, belum mulai'
  )
  await admin.getByText('Lihat sebagai tabel').press('Enter')
  await expect(admin.getByRole('row', { name: /627–677 C1/ })).toBeVisible()
  await admin.getByLabel('Tampilkan peringkat').press('Space')
  await expect(admin.getByRole('columnheader', { name: 'Peringkat' })).toBeVisible()
  await expectNoBarriers(admin)

  const excel = await downloadedBy(admin, () => button(admin, 'Unduh Excel').click())
  expect(excel.suggestedFilename()).toBe(`Hasil ${name}.xlsx`)
  const [headings, first, last] = await cellsOf(excel)
  expect(headings?.slice(0, 3)).toEqual(['Peringkat', 'Nama', 'Listening'])
  expect(first?.slice(0, 2)).toEqual([1, ayu.nama])
  expect(first?.[5]).toBeGreaterThanOrEqual(310)
  expect(last?.filter((cell) => cell !== null)).toEqual([budi.nama, 'Punya akses, belum mulai'])
  const pdf = await downloadedBy(admin, () => button(admin, 'Unduh PDF').click())
  expect(await textOf(pdf)).toContain(`Per. Nama Listening`)

  await button(admin, 'Buat Tautan').click()
  await expect(admin.getByRole('heading', { name: 'Buat tautan untuk sekolah' })).toBeVisible()
  await expectClean(admin)
  await button(admin, 'Buat').click()
  await giveAdminPassword(admin)
  await expect(admin.getByText('Tautan dan kode ini hanya ditampilkan sekali.')).toBeVisible()
  await expectClean(admin)
  const link = (await admin.getByLabel('Tautan', { exact: true }).textContent()) ?? ''
  const code = (await admin.getByLabel('Kode akses').textContent()) ?? ''
  await button(admin, 'Sudah saya salin').click()
  await expect(admin.getByRole('row', { name: /Aktif/ })).toContainText('0 kali')

  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' })
  const school = await context.newPage()
  const opened = await school.goto(link)
  expect(opened?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'cache-control': 'no-store',
  })
  await school.getByLabel('Kode akses').fill('AAAAA-AAAAA')
  await button(school, 'Lihat Hasil').click()
  await expect(school.getByText(/Tautan ini tidak berlaku atau kode aksesnya salah/)).toBeVisible()
  await expectNoBarriers(school)
  await school.setViewportSize(PHONE)
  await school.getByLabel('Kode akses').fill(code.toLowerCase().replace('-', ' '))
  await school.keyboard.press('Enter')
  await expect(school.getByRole('heading', { level: 1, name: `Hasil ${name}` })).toBeVisible()
  await expect(school.getByText(ayu.nama)).toBeVisible()
  await expect(school.getByText(ayu.nohp, { exact: true })).toHaveCount(0)
  await expectNoBarriers(school)
  await school.setViewportSize(PHONE)
  await expectReflow(school)
  const shared = await downloadedBy(school, () => button(school, 'Unduh Excel').click())
  expect((await cellsOf(shared))[1]?.[0]).toBe(ayu.nama)
  await school.reload()
  await expect(school.getByRole('heading', { level: 1, name: `Hasil ${name}` })).toBeVisible()

  await admin.reload()
  await expect(admin.getByRole('row', { name: /Aktif/ })).toContainText('1 kali')
  await button(admin, 'Akhiri').click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Akhiri' }).click()
  await expect(admin.getByRole('row', { name: /Berakhir/ })).toBeVisible()
  await button(school, 'Unduh Excel').click()
  await expect(school.getByText(/Tautan ini tidak berlaku/)).toBeVisible()
  await expect(school.getByText(ayu.nama)).toHaveCount(0)
  await school.reload()
  await expect(school.getByText(/Tautan ini tidak berlaku/)).toBeVisible()
  await expectClean(school)
  await context.close()
  await admin.context().close()
})
