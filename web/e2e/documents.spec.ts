import { expect, test, type Page } from '@playwright/test'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { scheduleEvent } from './support/events.ts'
import { cellsOf, downloadedBy, textOf } from './support/papers.ts'
import { browserOf, register, send, newAccount } from './support/people.ts'
import { invigilator } from './support/staff.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Reaches a document button by keyboard and saves the document. */
async function take(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  await button.focus()
  return downloadedBy(page, () => page.keyboard.press('Enter'))
}

for (const viewport of SIZES) {
  test(`at ${viewport.width} px an invigilator downloads the list before an exam and the minutes after it`, async ({
    browser,
    page: guest,
  }) => {
    test.slow()
    const learner = newAccount()
    await register(guest.context(), learner)
    const admin = await browserOf(browser, ADMIN)
    await admin.setViewportSize(viewport)
    const { id: watcher, email, password, nama } = await invigilator(admin, guest)
    const name = `Dokumen ${learner.nohp}`
    const id = await scheduleEvent(admin, {
      name,
      learners: [learner.nohp],
      invigilators: [watcher],
    })

    const page = await browserOf(browser, { identifier: email, password })
    await page.setViewportSize(viewport)
    await page.goto(`/admin/jadwal/${id}`)
    await expect(page.getByRole('heading', { level: 2, name: 'Dokumen' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Sertifikat/ })).toHaveCount(0)
    await expectClean(page)
    await expectReflow(page)
    await page.screenshot({ path: `test-results/dokumen-${viewport.width}.png`, fullPage: true })

    const list = await take(page, 'Daftar Hadir (PDF)')
    expect(list.suggestedFilename()).toBe(`Daftar Hadir ${name}.pdf`)
    const listText = await textOf(list)
    for (const part of ['DAFTAR HADIR PESERTA', learner.nama, learner.nohp, nama]) {
      expect(listText).toContain(part)
    }
    const sheet = await take(page, 'Daftar Hadir (Excel)')
    expect(sheet.suggestedFilename()).toBe(`Daftar Hadir ${name}.xlsx`)
    const [listed] = (await cellsOf(sheet)).slice(-1)
    expect(listed?.slice(0, 3)).toEqual([1, learner.nama, learner.nohp])
    expect(await textOf(await take(page, 'Berita Acara (PDF)'))).toContain('SEMENTARA')

    // From then on nobody can start an attempt in it.
    await send(admin.context(), 'POST', `/admin/jadwal/${id}/batalkan`)
    const minutes = await textOf(await take(page, 'Berita Acara (PDF)'))
    expect(minutes).not.toContain('SEMENTARA')
    expect(minutes).toContain('tetapi dibatalkan.')
    expect(minutes).toContain(`Tidak hadir : 1 peserta: ${learner.nama}`)

    // In WhatsApp a plain link downloads the file, without leaving the page.
    await page.addInitScript(() => {
      const agent = `${navigator.userAgent} WhatsApp/2.24.20`
      Object.defineProperty(navigator, 'userAgent', { get: () => agent })
    })
    await page.reload()
    const linked = await take(page, 'Daftar Hadir (PDF)')
    expect(new URL(linked.url()).pathname).toBe(`/api/admin/jadwal/${id}/daftar-hadir`)
    expect(linked.suggestedFilename()).toBe(`Daftar Hadir ${name}.pdf`)
    await expect(page.getByRole('button', { name: 'Daftar Hadir (PDF)' })).toBeVisible()

    await admin.goto(`/admin/jadwal/${id}`)
    await admin.getByRole('button', { name: 'Sertifikat Peserta' }).press('Enter')
    const dialog = admin.getByRole('dialog', { name: 'Sertifikat peserta' })
    await expect(dialog.getByText('Tanpa sertifikat: 1 peserta')).toBeVisible()
    await expect(dialog.getByText('Belum mengerjakan')).toBeVisible()
    await expectClean(admin)
    await admin.screenshot({ path: `test-results/dokumen-sertifikat-${viewport.width}.png` })
    await admin.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    // Teachers, who don't watch events, take them from the results.
    await admin.goto(`/admin/hasil-kelas/ujian/${id}`)
    await admin.getByRole('button', { name: 'Sertifikat Peserta' }).press('Enter')
    await expect(dialog.getByText('Tanpa sertifikat: 1 peserta')).toBeVisible()
  })
}
