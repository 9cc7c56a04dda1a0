import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { expectNoBarriers } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { pay } from './support/payments.ts'
import { browserOf, register, send, signIn, newAccount, type Account } from './support/people.ts'
import { LIMITS } from './support/limits.ts'

const SCREENS = [
  { name: 'a desktop', size: { width: 1366, height: 768 } },
  { name: 'a phone', size: { width: 360, height: 800 } },
]

/** Lists refresh every 15 seconds. */
const REFRESH = { timeout: LIMITS.ownClock }

async function learnerBrowser(page: Page): Promise<{ learner: BrowserContext; account: Account }> {
  const learner = await page.context().browser()?.newContext()
  if (!learner) throw new Error('The browser is gone')
  const account = { ...newAccount(), nama: `Sari Payung ${process.pid} ${Date.now() % 100_000}` }
  await register(learner, account)
  await signIn(learner, { identifier: account.email, password: account.password })
  return { learner, account }
}

/** The row of a learner's payment, which is a card on phones. */
const rowOf = (page: Page, { nama }: Pick<Account, 'nama'>) =>
  page.getByRole('row').filter({ hasText: nama })

async function search(page: Page, text: string) {
  await page.getByLabel('Cari pembayaran').fill(text)
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
}

for (const { name, size } of SCREENS) {
  test.describe(`on ${name}`, () => {
    let page: Page

    test.beforeEach(async ({ browser }) => {
      page = await browserOf(browser, ADMIN)
      await page.setViewportSize(size)
      await page.goto('/admin/payments')
    })

    test.afterEach(() => page.context().close())

    test('an admin rejects a payment with a reason, which the learner reads before paying again', async () => {
      const { learner, account } = await learnerBrowser(page)
      const packageId = await pay(learner)
      await search(page, account.nama)
      const row = rowOf(page, account)
      await expect(row).toContainText('Menunggu')

      await row.getByRole('button', { name: 'Lihat' }).click()
      await expect(page.getByAltText(`Bukti pembayaran ${account.nama}, Paket A`)).toBeVisible()
      await page.keyboard.press('Escape')

      await row.getByRole('button', { name: 'Tolak' }).click()
      const dialog = page.getByRole('dialog', { name: 'Tolak pembayaran' })
      await dialog.getByRole('button', { name: 'Tolak Pembayaran' }).click()
      const refusal = page.getByRole('alertdialog', { name: 'Dibatalkan' })
      await expect(refusal).toContainText('Alasan penolakan harus diisi.')
      await refusal.getByRole('button', { name: 'OK' }).click()
      const reason = 'Nominal transfer kurang dari harga paket.'
      await dialog.getByLabel('Alasan penolakan').fill(reason)
      await dialog.getByRole('button', { name: 'Tolak Pembayaran' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(row).toContainText('Ditolak')
      await expect(row).toContainText(`Alasan: ${reason}`)
      await expect(row.getByRole('button', { name: /Konfirmasi|Tolak/ })).toHaveCount(0)

      const learnerPage = await learner.newPage()
      await learnerPage.setViewportSize(size)
      await learnerPage.goto('/paket-saya')
      await expect(learnerPage.getByText(reason)).toBeVisible()
      await learnerPage.getByRole('link', { name: 'Unggah Ulang Bukti' }).press('Enter')
      await learnerPage.waitForURL(`**/bayar/${packageId}`)
      await expect(learnerPage.getByText('Pembayaran sebelumnya ditolak')).toBeVisible()
      await expect(learnerPage.getByRole('heading', { name: 'Unggah ulang bukti' })).toBeVisible()
      await expect(learnerPage.getByRole('img', { name: /QRIS/ })).toHaveCount(0)
      await expectNoBarriers(learnerPage)
      await learnerPage.getByRole('link', { name: 'Bayar Lagi' }).press('Enter')
      await expect(learnerPage.getByRole('img', { name: /QRIS/ })).toBeVisible()
      await pay(learner)

      await page.reload()
      await expect(rowOf(page, account)).toHaveCount(1)
      await page.getByRole('link', { name: 'Semua', exact: true }).click()
      await expect(rowOf(page, account)).toHaveCount(2)
      await learner.close()
    })

    test('confirming a payment opens the message to the learner', async () => {
      const { learner, account } = await learnerBrowser(page)
      const packageId = await pay(learner)
      // No request leaves this machine, because only the address matters.
      await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
      await search(page, account.nohp)
      const row = rowOf(page, account)

      await row.getByRole('button', { name: 'Konfirmasi' }).click()
      const question = page.getByRole('alertdialog', { name: 'Konfirmasi pembayaran ini?' })
      await expect(question).toContainText(`${account.nama} membayar Rp 20.000 untuk Paket A`)
      await question.getByRole('button', { name: 'Batal' }).click()
      await expect(row).toContainText('Menunggu')

      await row.getByRole('button', { name: 'Konfirmasi' }).click()
      const opened = page.context().waitForEvent('page')
      await page.getByRole('button', { name: 'Ya, Konfirmasi' }).click()
      const tab = await opened
      await tab.waitForURL('https://wa.me/**')
      const address = new URL(tab.url())
      expect(address.pathname).toBe(`/${account.nohp.replace(/^0/, '62')}`)
      expect(address.searchParams.get('text')).toContain(
        `Halo ${account.nama}, pembayaran Anda untuk Paket A sudah kami konfirmasi.`
      )
      await tab.close()
      await expect(row).toContainText('Dikonfirmasi')
      await expect(row.getByRole('button', { name: /Konfirmasi|Tolak/ })).toHaveCount(0)

      const access = await send<{ bolehAkses: boolean }>(
        learner,
        'GET',
        `/users/cek-akses/${packageId}`
      )
      expect(access.bolehAkses).toBe(true)
      await learner.close()
    })
  })
}

test("a new payment appears without a reload, and the admin's scroll position stays", async ({
  browser,
}) => {
  const page = await browserOf(browser, ADMIN)
  const family = `Laras ${process.pid}`
  const payers: BrowserContext[] = []
  const someoneOf = async (index: number) => {
    const context = await browser.newContext()
    payers.push(context)
    const account = { ...newAccount(), nama: `${family} ${index}` }
    await register(context, account)
    await signIn(context, { identifier: account.email, password: account.password })
    await pay(context)
  }
  for (let index = 1; index <= 11; index++) await someoneOf(index)

  // The new payment arrives while page two is scrolled and a reason is half written.
  await page.goto(
    `/admin/payments?status=semua&search=${encodeURIComponent(family)}&limit=5&page=2`
  )
  await expect(page.getByText('Halaman 2 dari 3')).toBeVisible()
  await expect(page.getByText('11 pembayaran')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  const row = rowOf(page, { nama: `${family} 5` })
  await row.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await row.boundingBox()
  await someoneOf(12)
  await expect(page.getByText('12 pembayaran')).toBeAttached(REFRESH)
  await expect(page.getByText('Halaman 2 dari 3')).toBeAttached()
  // The row that the admin is reading keeps its position below the new one.
  await expect(rowOf(page, { nama: `${family} 7` })).toBeAttached()
  expect((await row.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)

  await row.getByRole('button', { name: 'Tolak' }).click()
  await page.getByLabel('Alasan penolakan').fill('Bukti buram')
  await someoneOf(13)
  await expect(page.getByText('13 pembayaran')).toBeAttached(REFRESH)
  await expect(page.getByLabel('Alasan penolakan')).toHaveValue('Bukti buram')

  await page.context().close()
  for (const context of payers) await context.close()
})
