import { expect, test, type BrowserContext } from '@playwright/test'
import { enrol } from './support/access.ts'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { expectFocusWithin, pressAt } from './support/keyboard.ts'
import { IN_TIME, sitWithLateAnswers, TOO_LATE } from './support/late-answers.ts'
import { browserOf, send } from './support/people.ts'
import { LIMITS } from './support/limits.ts'

const REASON = 'Jaringan di rumah peserta terputus, dan catatan perangkatnya utuh.'

interface Sat {
  kode: string
  totalScore: number
}

async function lastSat(context: BrowserContext): Promise<Sat> {
  const { data } = await send<{ data: Sat[] }>(context, 'GET', '/users/riwayat-ujian')
  if (!data[0]) throw new Error('Nothing was sat')
  return data[0]
}

for (const size of SIZES) {
  test(`an admin examines and accepts late answers; the learner and the old certificate show it (${size.width} × ${size.height})`, async ({
    browser,
    context,
    page: learner,
  }) => {
    test.setTimeout(LIMITS.journey)
    const { account, paketId } = await enrol(browser, context)
    await sitWithLateAnswers(context, { nohp: account.nohp, paketId })
    const before = await lastSat(context)
    await learner.setViewportSize(size)
    await learner.goto('/riwayat-ujian')
    const report = learner.getByRole('region', { name: 'Jawaban terlambat' })
    await expect(report).toContainText('Menunggu keputusan')

    const admin = await browserOf(browser, ADMIN)
    await admin.setViewportSize(size)
    await admin.goto(`/admin/jawaban-terlambat?search=${account.nohp}`)
    const row = admin.getByRole('row').filter({ hasText: account.nama })
    await expect(row).toContainText('Menunggu keputusan')
    await expect(row).toContainText(String(IN_TIME + TOO_LATE))
    await expectClean(admin)
    await expectReflow(admin)

    await pressAt(admin, row.getByRole('link', { name: 'Periksa' }))
    await expect(
      admin.getByText('Catatan perangkat utuh: tidak ada yang diubah setelahnya.')
    ).toBeVisible()
    await expect(admin.getByText('Cocok dengan 50 jawaban yang sampai tepat waktu.')).toBeVisible()
    await expect(admin.getByText(`0 dari ${IN_TIME + TOO_LATE} jawaban terpilih.`)).toBeVisible()
    const tick = (number: number) =>
      admin.getByRole('checkbox', { name: `Nomor ${number}`, exact: true })
    await expect(tick(IN_TIME)).not.toBeChecked()
    await expectClean(admin)
    await expectReflow(admin)

    for (let number = 1; number <= IN_TIME + 1; number++) {
      await pressAt(admin, tick(number), 'Space')
    }
    await expect(
      admin.getByText(`${IN_TIME + 1} dari ${IN_TIME + TOO_LATE} jawaban terpilih.`)
    ).toBeVisible()
    const accept = admin.getByRole('button', { name: 'Terima jawaban terpilih' })
    await pressAt(admin, accept)
    await expect(admin.getByText('Alasan keputusan harus diisi.')).toBeVisible()
    await expect(admin.getByLabel('Alasan')).toBeFocused()
    await admin.keyboard.type(REASON)
    await pressAt(admin, accept)
    const asked = admin.getByRole('alertdialog', { name: `Terima ${IN_TIME + 1} jawaban?` })
    await expect(asked).toContainText('sertifikat lama tetap dapat diperiksa')
    await expectFocusWithin(asked)
    await expectClean(admin)
    await expectReflow(admin)
    await pressAt(admin, asked.getByRole('button', { name: 'Ya, Terima' }))

    const scores = admin.getByText(/^Skor total lama \d+, skor total baru \d+\.$/)
    await expect(scores).toBeVisible()
    await expect(admin.getByRole('alertdialog')).toHaveCount(0)
    await expect(admin.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(admin.getByText('Alasan keputusan')).toBeVisible()
    await expect(admin.getByRole('checkbox')).toHaveCount(0)
    await expectClean(admin)
    await expectReflow(admin)
    const after = await lastSat(context)
    expect(after.totalScore).toBeGreaterThan(before.totalScore)
    await expect(scores).toContainText(
      `lama ${before.totalScore}, skor total baru ${after.totalScore}.`
    )
    await admin.context().close()

    await learner.reload()
    await expect(report).toContainText('Diterima')
    await expect(report).toContainText(REASON)
    await expect(learner.getByRole('table', { name: 'Riwayat Simulasi' })).toContainText(
      String(after.totalScore)
    )
    await expectClean(learner)
    await expectReflow(learner)

    await learner.goto(`/verifikasi/${before.kode}`)
    await expect(learner.getByRole('heading', { name: 'Sertifikat sudah diganti' })).toBeVisible()
    await expect(learner.getByText('Sertifikat valid')).toHaveCount(0)
    await expect(learner.getByText(String(before.totalScore), { exact: true })).toBeVisible()
    await expectClean(learner)
    await expectReflow(learner)
    await learner.goto(`/verifikasi/${after.kode}`)
    await expect(learner.getByRole('heading', { name: 'Sertifikat valid' })).toBeVisible()
  })
}
