import { expect, test, type Page } from '@playwright/test'
import { expectClean, expectNoBarriers, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { scheduleEvent } from './support/events.ts'
import { pressAt } from './support/keyboard.ts'
import { browserOf, newAccount, register, type Account } from './support/people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const [LAPTOP, PHONE] = SIZES as [(typeof SIZES)[0], (typeof SIZES)[0]]

/** Chooses an option of every question with the keyboard. */
async function answerSample(page: Page): Promise<void> {
  for (const number of [1, 2, 3, 4, 5]) {
    const option = page.locator(`#soal-${number}-${(number % 4) + 1}`)
    await option.focus()
    await page.keyboard.press('Space')
    await expect(option).toBeChecked()
  }
}

async function sayHeard(page: Page, answer: 'Terdengar' | 'Tidak terdengar'): Promise<void> {
  await pressAt(page, button(page, 'Putar kalimat uji'))
  await pressAt(page, button(page, answer))
}

test('two learners check their devices by keyboard, and the board counts green and red with what to do', async ({
  browser,
  context,
}) => {
  const [ayu, budi, citra] = [newAccount(), newAccount(), newAccount()]
  for (const account of [ayu, budi, citra]) await register(context, account)
  const browserFor = (account: Account) =>
    browserOf(browser, { identifier: account.nohp, password: account.password })
  const admin = await browserOf(browser, ADMIN)
  const name = `Ujian ${ayu.nohp}`
  const learners = [ayu, budi, citra].map(({ nohp }) => nohp)
  const id = await scheduleEvent(admin, { name, learners })

  const phone = await browserFor(ayu)
  const asked: string[] = []
  phone.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await phone.setViewportSize(PHONE)
  await phone.goto('/paketsoal')
  const card = phone.getByRole('listitem').filter({ hasText: name })
  await pressAt(phone, card.getByRole('link', { name: 'Cek Perangkat' }))
  await expect(phone.getByRole('heading', { level: 1, name: 'Cek Perangkat' })).toBeVisible()
  await expect(phone.getByText('0 dari 5 soal dijawab; suara belum diuji.')).toBeVisible()
  await sayHeard(phone, 'Terdengar')
  await answerSample(phone)
  await expectNoBarriers(phone)
  await phone.setViewportSize(PHONE)
  await phone.screenshot({ path: 'test-results/cek-perangkat-soal-360.png', fullPage: true })
  await pressAt(phone, button(phone, 'Ukur dan Simpan'))
  await expect(phone.getByText('Hijau: perangkat ini siap.')).toBeVisible()
  await expect(phone.getByText(/^CP-[2-9A-Z]{8}$/)).toBeVisible()
  await phone.screenshot({ path: 'test-results/cek-perangkat-hijau-360.png', fullPage: true })
  expect(asked.filter((path) => /^\/api\/(soal$|uploads\/(audio|reading))/.test(path))).toEqual([])

  const laptop = await browserFor(budi)
  await laptop.setViewportSize(LAPTOP)
  await laptop.goto(`/cek-perangkat?ujian=${id}`)
  await sayHeard(laptop, 'Tidak terdengar')
  await answerSample(laptop)
  await pressAt(laptop, button(laptop, 'Ukur dan Simpan'))
  await expect(laptop.getByText('Merah: perangkat ini belum siap.')).toBeVisible()
  await expectClean(laptop)
  await laptop.setViewportSize(LAPTOP)
  await laptop.screenshot({ path: 'test-results/cek-perangkat-merah.png', fullPage: true })

  for (const [size, suffix] of [
    [LAPTOP, '1366'],
    [PHONE, '360'],
  ] as const) {
    await admin.setViewportSize(size)
    await admin.goto(`/admin/jadwal/${id}`)
    await expect(admin.getByText('1 hijau')).toBeVisible()
    await expect(admin.getByText('1 merah')).toBeVisible()
    await expect(admin.getByText('1 belum dicek')).toBeVisible()
    await pressAt(admin, button(admin, 'Lihat rincian'))
    const details = admin.getByRole('list', { name: 'Cek perangkat peserta' })
    await expect(details).toContainText('Tidak terdengar. Pasang headset atau earphone')
    await admin.screenshot({ path: `test-results/cek-perangkat-papan-${suffix}.png` })
  }
  await expectNoBarriers(admin)
})
