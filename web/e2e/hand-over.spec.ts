import { expect, test, type Page } from '@playwright/test'
import { expectClean, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { boardRow, scheduleEvent } from './support/events.ts'
import { choose, goOn, question, waitUntilSaved } from './support/exam-driver.ts'
import { LIMITS } from './support/limits.ts'
import { browserOf, newAccount, register, send } from './support/people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Seconds left of the session on the screen. */
async function secondsLeft(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').first().textContent()) ?? ''
  const [, minutes = '0', seconds = '0'] = /(\d+):(\d\d)$/.exec(text) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

async function heldPosition(page: Page): Promise<number> {
  const { positions } = await send<{ positions: Record<string, number> }>(
    page.context(),
    'GET',
    '/soal/ambil-audio'
  )
  return positions['2'] ?? 0
}

for (const size of SIZES) {
  test(`a learner goes on at another computer with the card's code, at the same question, time and second of the recording (${size.width} × ${size.height})`, async ({
    browser,
    context,
  }) => {
    const ayu = newAccount()
    await register(context, ayu)
    const admin = await browserOf(browser, ADMIN)
    const id = await scheduleEvent(admin, { name: `Pindah ${ayu.nohp}`, learners: [ayu.nohp] })
    const old = await browserOf(browser, { identifier: ayu.nohp, password: ayu.password })
    await old.goto(`/ujian/${id}`)
    await button(old, 'Masuk Ruang Tunggu').click()
    await expect(old.getByText('Menunggu mulai bersama')).toBeVisible()
    await send(admin.context(), 'POST', `/admin/jadwal/${id}/mulai`)
    await goOn(old)
    await choose(old, 1, 2)
    await button(old, 'Selanjutnya').click()
    await button(old, 'Putar').click()
    await waitUntilSaved(old)
    await expect.poll(() => heldPosition(old)).toBeGreaterThan(1)
    // The recording stops there, however long the rest takes.
    await old.evaluate(() => document.querySelector('audio')?.pause())
    await expect(button(old, 'Lanjutkan')).toBeVisible()
    await admin.goto(`/admin/jadwal/${id}`)

    // A reader of codes types what is in the card's code, and Enter.
    const next = await (await browser.newContext()).newPage()
    await next.setViewportSize(size)
    await next.goto('/login')
    const identifier = next.getByLabel('Email atau Nomor HP')
    await identifier.focus()
    const begun = Date.now()
    await next.keyboard.type(`${new URL(next.url()).origin}/login#${ayu.nohp}`)
    await next.keyboard.press('Enter')
    await expect(identifier).toHaveValue(ayu.nohp)
    await expect(next.getByLabel('Password', { exact: true })).toBeFocused()
    await next.keyboard.type(ayu.password)
    await next.keyboard.press('Enter')
    await next
      .getByRole('complementary', { name: 'Simulasi yang berjalan' })
      .getByRole('link', { name: 'Lanjutkan' })
      .click()
    await button(next, 'Lanjutkan di perangkat ini').click()
    await expect(question(next, 2)).toBeVisible()
    await expect(button(next, 'Lanjutkan')).toBeVisible()
    const took = Date.now() - begun
    test.info().annotations.push({ type: 'hand-over', description: `${took} ms` })

    await expect(next.getByText(ayu.nama)).toBeVisible()
    const left = await secondsLeft(next)
    expect(Math.abs(left - (await secondsLeft(old)))).toBeLessThanOrEqual(2)
    const resumed = await next.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)
    await button(next, 'Lanjutkan').click()
    await expect
      .poll(() => next.evaluate(() => document.querySelector('audio')?.currentTime ?? 0))
      .toBeGreaterThan(Math.max(1, resumed))

    // The old computer says why it stopped, and the board shows both.
    await expect(
      old.getByRole('heading', { name: 'Simulasi dibuka di perangkat lain' })
    ).toBeVisible({ timeout: LIMITS.ownClock })
    await expectClean(old)
    await next.screenshot({ path: `test-results/pindah-baru-${size.width}.png` })
    await old.screenshot({ path: `test-results/pindah-lama-${size.width}.png` })
    const row = boardRow(admin, ayu)
    await expect(row).toContainText('Mengerjakan')
    await row.getByRole('button', { name: /, rincian$/ }).click()
    await expect(admin.getByText('Melanjutkan di perangkat lain')).toBeVisible()
    await admin.screenshot({ path: `test-results/pindah-papan-${size.width}.png` })
  })
}
