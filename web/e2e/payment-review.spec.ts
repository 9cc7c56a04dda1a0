import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers } from './support/accessible.ts'
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

for (const [name, size] of [
  ['a desktop', { width: 1366, height: 768 }],
  ['a phone', { width: 360, height: 800 }],
] as const) {
  test(`twenty payments are decided one after the other in about twenty keys on ${name}`, async ({
    browser,
  }) => {
    test.setTimeout(LIMITS.wholeExam)
    const page = await browserOf(browser, ADMIN)
    await page.setViewportSize(size)
    const accounts = Array.from({ length: 20 }, (_, index) => ({
      ...newAccount(),
      nama: `Antre ${process.pid} ${String(index + 1).padStart(2, '0')}`,
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
    await page.context().close()
  })
}
