import { expect, test, type Page } from '@playwright/test'
import { confirmPayment, enrol, rejectPayment } from './support/access.ts'
import { expectNoBarriers, expectNoBarriersAt, SIZES } from './support/accessible.ts'
import { answerAll, completeSession, sitExam } from './support/attempts.ts'
import { demoKeys } from './support/demo-package.ts'
import {
  choose,
  endSession,
  goOn,
  moveOn,
  question,
  waitUntilSaved,
} from './support/exam-driver.ts'
import { pay } from './support/payments.ts'
import { expectFocusSeen } from './support/focus.ts'
import { signUp } from './support/people.ts'
import { LIMITS } from './support/limits.ts'

const [LAPTOP, PHONE] = SIZES

test.use({ viewport: LAPTOP ?? null })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function expectNoBarriersUnder(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  await test.step(heading, () => expectNoBarriers(page))
}

/** Also checks the focus in a session, because bars and players surround the question. */
async function expectUsable(page: Page, heading: string): Promise<void> {
  await expectNoBarriersUnder(page, heading)
  await test.step(`${heading}: focus`, () => expectFocusSeen(page))
}

async function expectNoBarriersInDirections(page: Page): Promise<void> {
  await expect(page.getByRole('article')).toContainText('In this section you')
  await test.step('directions', () => expectNoBarriers(page))
  await test.step('directions: focus', () => expectFocusSeen(page))
}

/** Even at the last of four questions, their shared recording is still visible. */
async function expectPlayerStays(page: Page): Promise<void> {
  const last = question(page, 34).getByRole('radio').last()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await expect(page.getByRole('region', { name: 'Rekaman' })).toBeInViewport({ ratio: 0.9 })
  }
  if (LAPTOP) await page.setViewportSize(LAPTOP)
}

/** A tablet's header shows its title, and a phone in landscape shows an option. */
async function expectFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 800, height: 360 })
  await expect(page.getByRole('radio').first()).toBeInViewport({ ratio: 1 })
  if (LAPTOP) await page.setViewportSize(LAPTOP)
}

async function expectNoBarriersIn(page: Page, dialog: string): Promise<void> {
  await expect(
    page.getByRole('dialog', { name: dialog }).or(page.getByRole('alertdialog', { name: dialog }))
  ).toBeVisible()
  await test.step(dialog, () => expectNoBarriers(page))
}

test('no session of an exam has accessibility barriers', async ({ browser, context, page }) => {
  test.setTimeout(LIMITS.longJourney)
  const { account, paketId } = await enrol(browser, context)
  const { nohp } = account

  await expectNoBarriersAt(page, `/simulasi-toefl/${paketId}`, 'Simulasi TOEFL')
  await expectFocusSeen(page)
  await button(page, 'Mulai Simulasi TOEFL').click()
  await expectNoBarriersIn(page, 'Mulai Simulasi TOEFL?')
  await button(page, 'Ya, Mulai').click()

  await expectNoBarriersInDirections(page)
  await goOn(page)
  await expect(button(page, 'Putar')).toBeVisible()
  await expectUsable(page, 'Nomor 1')
  await expectFits(page)
  await button(page, 'Nomor 31, belum terjawab').click()
  await expectUsable(page, 'Nomor 31–34')
  await expectPlayerStays(page)
  await button(page, 'Selesai').click()
  await expectNoBarriersIn(page, 'Jawaban Belum Lengkap!')
  await page.keyboard.press('Escape')
  await completeSession(context, nohp, 'listening')
  await page.reload()
  await expectUsable(page, 'Sesi 1 selesai')
  await moveOn(page, 2)

  await expectNoBarriersInDirections(page)
  await goOn(page)
  await choose(page, 52, 2)
  await expectNoBarriersUnder(page, 'Nomor 1')
  await button(page, 'Nomor 16, belum terjawab').click()
  await choose(page, 68, 3)
  await page.getByRole('checkbox', { name: 'Ragu-ragu' }).check()
  await expectUsable(page, 'Nomor 16')
  await expectFits(page)
  await button(page, 'Nomor 40, belum terjawab').click()
  await button(page, 'Periksa & Selesai').click()
  await expectNoBarriersIn(page, 'Periksa jawaban')
  await page.keyboard.press('Escape')
  await completeSession(context, nohp, 'written')
  await page.reload()
  await moveOn(page, 3)

  await expectNoBarriersInDirections(page)
  await goOn(page)
  await expect(page.getByRole('img', { name: /^Bacaan: / })).toBeVisible()
  await expectFits(page)
  await choose(page, 94, 1)
  await page.getByRole('checkbox', { name: 'Ragu-ragu' }).check()
  await waitUntilSaved(page)
  await expectNoBarriersUnder(page, 'Nomor 1')
  await button(page, 'Tampilkan teks').click()
  await button(page, 'Stabilo').click()
  await page.keyboard.press('Enter')
  await expectUsable(page, 'Reading passage')
  await button(page, 'Perbesar').click()
  await expectNoBarriersIn(page, 'Bacaan')
  await page.keyboard.press('Escape')
  // On phones the number grid is a dialog.
  if (PHONE) await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: /terjawab$/ }).click()
  await expectNoBarriersIn(page, 'Daftar soal')
  await page.keyboard.press('Escape')
  await answerAll(context, 'reading')
  await page.reload()
  await button(page, 'Selesai').click()
  await expectNoBarriersIn(page, 'Akhiri simulasi?')
  await button(page, 'Batal').click()
  await endSession(page)
  await expectUsable(page, 'Hasil simulasi')
})

test('pages after exams and payments have no accessibility barriers', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(LIMITS.longJourney)
  const keys = demoKeys()
  const { nohp } = await signUp(context)
  // Fewer mistakes each time, so that the score line rises.
  for (const lapse of [2, 3, 9]) {
    const paketId = await pay(context)
    await confirmPayment(browser, context)
    await sitExam(context, { nohp, paketId }, (examPage) =>
      examPage % lapse === 0 ? 1 : (keys.get(examPage) ?? 1)
    )
  }
  const paketId = await pay(context)
  await rejectPayment(browser, context, 'Nominal transfer tidak sesuai.')

  await page.goto('/riwayat-ujian')
  await expect(page.getByRole('img', { name: /^Perkembangan skor/ })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Paket A' })).toHaveCount(3)
  await expectNoBarriersUnder(page, 'Riwayat Simulasi')
  await page.getByRole('link', { name: 'Verifikasi' }).first().click()
  await expectNoBarriersUnder(page, 'Sertifikat valid')
  await page.goto('/paketsoal')
  await expect(button(page, 'Unduh Sertifikat')).toBeVisible()
  await expectNoBarriersUnder(page, 'Simulasi TOEFL')
  await page.goto(`/bayar/${paketId}`)
  await expect(page.getByText('Nominal transfer tidak sesuai.')).toBeVisible()
  await expectNoBarriersUnder(page, 'Pembayaran')

  await pay(context)
  await page.goto('/paket-saya')
  for (const status of ['Menunggu', 'Ditolak', 'Dikonfirmasi'])
    await expect(page.getByText(status, { exact: true }).first()).toBeVisible()
  await expectNoBarriersUnder(page, 'Paket Saya')
})
