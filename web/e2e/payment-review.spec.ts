import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers, expectReflow } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { Job, reportJobs } from './support/jobs.ts'
import { LIMITS } from './support/limits.ts'
import { pay } from './support/payments.ts'
import { browserOf, newAccount, register, send, signIn } from './support/people.ts'

interface Counted {
  keys: number
  focusMoves: number
}

/** Counts keys and moves of the focus from now on. */
async function count(page: Page): Promise<() => Promise<Counted>> {
  await page.evaluate(() => {
    const counted = { keys: 0, focusMoves: 0 }
    Object.assign(window, { counted })
    document.addEventListener('keydown', () => (counted.keys += 1), true)
    document.addEventListener('focusin', () => (counted.focusMoves += 1), true)
  })
  return () => page.evaluate(() => (window as unknown as { counted: Counted }).counted)
}

/** Other journeys on the same server leave payments behind. */
async function rejectWaiting(page: Page): Promise<void> {
  const { payments } = await send<{ payments: { id: number }[] }>(
    page.context(),
    'GET',
    '/admin/payments?status=pending&limit=-1'
  )
  for (const { id } of payments) {
    await send(page.context(), 'PUT', `/admin/payments/${id}/status`, {
      status: 'rejected',
      alasanPenolakan: 'Sisa uji.',
    })
  }
}

/** Tells the twenty buyers by WhatsApp: with one press each, and the focus goes on to the next. */
async function sendMessages(
  page: Page,
  accounts: readonly { nama: string }[],
  counted: () => Promise<Counted>,
  way: 'keys' | 'taps'
): Promise<void> {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.getByRole('link', { name: 'Buka Pesan' }).click()
  await page.getByLabel('Cari pesan').fill(`Antre ${page.viewportSize()?.width} ${process.pid}`)
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await expect(page.getByText('20 pesan', { exact: true })).toBeVisible()
  await look(page, 'pesan')
  const { keys: keysBefore } = await counted()
  let taps = 0
  const texts: string[] = []
  for (const [index, { nama }] of accounts.entries()) {
    const button = page
      .getByRole('row')
      .filter({ hasText: nama })
      .getByRole('button', { name: 'Kirim WhatsApp' })
    await expect(button).toBeVisible()
    const opened = page.context().waitForEvent('page')
    if (way === 'keys' && index > 0) {
      await expect(button).toBeFocused()
      await page.keyboard.press('Enter')
    } else {
      await button.click()
      taps += 1
    }
    const tab = await opened
    await tab.waitForURL('https://wa.me/**')
    texts.push(new URL(tab.url()).searchParams.get('text') ?? '')
    await tab.close()
  }
  await expect(page.getByText('Tidak ada pesan yang menunggu.')).toBeVisible()
  const { keys } = await counted()
  expect({ taps, keys: keys - keysBefore }).toEqual(
    way === 'keys' ? { taps: 1, keys: 19 } : { taps: 20, keys: 0 }
  )
  expect(texts.filter((text) => text.includes('sudah kami konfirmasi'))).toHaveLength(18)
  expect(texts.filter((text) => text.includes('belum dapat kami terima'))).toHaveLength(2)
  for (const [index, { nama }] of accounts.entries()) expect(texts[index]).toContain(nama)

  await page.getByRole('link', { name: 'Terkirim' }).click()
  await expect(page.getByText('20 pesan', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Dikirim /).first()).toBeVisible()
  await look(page, 'pesan-terkirim')
  await page.goto('/admin/pengaturan/pesan')
  await expect(page.getByRole('heading', { name: 'Sertifikat diterbitkan ulang' })).toBeVisible()
  await look(page, 'teks-pesan')
  const confirmed = page.getByRole('region', { name: 'Pembayaran dikonfirmasi' })
  await confirmed.getByRole('textbox', { name: 'Teks' }).fill('Hai {nama}, {harga}')
  await expect(
    confirmed.getByText('{harga} tidak dikenal di pesan ini', { exact: false })
  ).toBeVisible()
  await confirmed.getByRole('button', { name: 'Kembalikan teks bawaan' }).click()
  await expect(confirmed.getByText(/^Halo Ayu Lestari, pembayaran Anda/)).toBeVisible()
}

/** Looks at a screen as a person with a keyboard or a screen reader would, and keeps a picture of it. */
async function look(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1366, height: 768 }
  await expectNoBarriers(page)
  await page.setViewportSize(size)
  await expectReflow(page)
  await page.screenshot({ path: test.info().outputPath(`${name}-${size.width}.png`) })
}

for (const [name, size] of [
  ['a desktop', { width: 1366, height: 768 }],
  ['a phone', { width: 360, height: 800 }],
] as const) {
  test(`twenty payments are decided one after the other in about twenty keys on ${name}, and their buyers are told in twenty more`, async ({
    browser,
  }) => {
    test.setTimeout(LIMITS.wholeExam)
    const page = await browserOf(browser, ADMIN)
    await page.setViewportSize(size)
    const accounts = Array.from({ length: 20 }, (_, index) => ({
      ...newAccount(),
      nama: `Antre ${size.width} ${process.pid} ${String(index + 1).padStart(2, '0')}`,
    }))
    const total = async (status: string) =>
      (
        await send<{ total: number }>(
          page.context(),
          'GET',
          `/admin/payments?status=${status}&limit=1`
        )
      ).total
    await rejectWaiting(page)
    const rejectedBefore = await total('rejected')
    for (const account of accounts) {
      const context = await browser.newContext()
      await register(context, account)
      await signIn(context, { identifier: account.email, password: account.password })
      await pay(context)
      await context.close()
    }

    await page.goto('/admin/payments')
    await expect(page.getByRole('link', { name: 'Menunggu (20)' })).toBeVisible()
    await page.getByRole('link', { name: 'Periksa Berurutan' }).click()
    const inSight = (account: { nama: string }) => page.getByRole('heading', { name: account.nama })
    await expect(inSight(accounts[0] as { nama: string })).toBeVisible()
    await expectNoBarriers(page)
    const counted = await count(page)
    const job = new Job('Periksa Berurutan', page)
    for (const [index, account] of accounts.entries()) {
      await expect(inSight(account)).toBeVisible()
      const proof = page.getByAltText(`Bukti pembayaran ${account.nama}, Paket A`)
      await expect(proof).toBeVisible()
      expect(await proof.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
        0
      )
      if (index % 10 === 4) {
        await job.press('t')
        await job.press('1')
      } else {
        await job.press('k')
      }
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0)
    }
    await expect(page.getByText('Semua pembayaran sudah diperiksa.')).toBeVisible()
    await expect(page.getByText('18 dikonfirmasi, 2 ditolak.')).toBeVisible()
    job.done()
    reportJobs(name)
    expect(await counted()).toEqual({ keys: 22, focusMoves: 0 })
    expect(await total('pending')).toBe(0)
    expect(await total('rejected')).toBe(rejectedBefore + 2)
    // A check of accessibility before has left another size.
    await page.setViewportSize(size)
    await sendMessages(page, accounts, counted, size.width > 1000 ? 'keys' : 'taps')
    await page.context().close()
  })
}
