import { expect, test, type Page } from '@playwright/test'
import { jpegPhoto } from '../../api/tests/support/pictures.ts'
import { ADMIN } from './support/environment.ts'
import { Job, look, reportJobs } from './support/jobs.ts'
import { LIMITS } from './support/limits.ts'
import { pay } from './support/payments.ts'
import { browserOf, newAccount, register, send, signIn } from './support/people.ts'

/** A second package on sale, for a bundle: a copy of the first. */
async function secondPackage(admin: Page): Promise<string> {
  const { data } = await send<{
    data: { id: number; nama_paket: string; harga: number; status: string }[]
  }>(admin.context(), 'GET', '/admin/paket-soal')
  const onSale = data.filter(({ status }) => status === 'siap')
  const [first, second] = onSale
  if (!first) throw new Error('No package is on sale')
  if (second) return second.nama_paket
  const copy = await send<{ data: { id: number } }>(
    admin.context(),
    'POST',
    `/admin/paket-soal/${first.id}/salin`
  )
  const name = 'Paket Kedua'
  await send(admin.context(), 'PUT', `/admin/paket-soal/${copy.data.id}`, {
    nama_paket: name,
    harga: 25_000,
    status: 'siap',
  })
  return name
}

async function newLearner(page: Page) {
  const account = newAccount()
  const context = await (
    page.context().browser() as NonNullable<ReturnType<ReturnType<Page['context']>['browser']>>
  ).newContext()
  await register(context, account)
  await signIn(context, { identifier: account.email, password: account.password })
  return { account, context }
}

for (const [size, by, viewport] of [
  ['a laptop', 'mouse', { width: 1366, height: 768 }],
  ['a phone', 'keyboard', { width: 360, height: 800 }],
] as const) {
  test(`a week's money is done on ${size} by ${by} in few steps: cash, a receipt, a wrong confirmation, a refund, a promo code, a bundle, a statement and the month's report`, async ({
    browser,
  }) => {
    test.setTimeout(LIMITS.wholeExam)
    const admin = await browserOf(browser, ADMIN)
    await admin.setViewportSize(viewport)
    const other = await secondPackage(admin)
    const { account: cash } = await newLearner(admin)
    const row = (name: string) => admin.getByRole('row', { name: new RegExp(name) }).first()

    // Cash, by hand.
    await admin.goto('/admin/payments')
    await admin.goto('/admin/payments/catat')
    const entry = new Job('Catat Pembayaran', admin, by)
    await entry.fill(admin.getByRole('searchbox', { name: /Peserta/ }), cash.nohp)
    await expect(admin.getByRole('button', { name: `Pilih ${cash.nama}` })).toBeVisible()
    await entry.press('Enter')
    await entry.choose(admin.getByRole('combobox', { name: /^Paket/ }), { index: 1 })
    await look(admin, 'catat')
    await entry.click(entry.button('Catat Pembayaran'))
    await expect(admin.getByText('Pembayaran dicatat')).toBeVisible()
    expect(entry.done()).toEqual({ clicks: 1, fields: 2, keys: 1 })

    // Its receipt.
    await admin.goto(`/admin/payments?status=confirmed&search=${cash.nohp}`)
    await expect(row(cash.nama)).toBeVisible()
    const receipt = new Job('Kuitansi', admin, by)
    const paper = admin.waitForEvent('download', { timeout: LIMITS.paper })
    await receipt.click(row(cash.nama).getByRole('button', { name: 'Kuitansi' }))
    expect((await paper).suggestedFilename()).toMatch(/^Kuitansi-KW-\d{4}-\d{6}\.pdf$/)
    expect(receipt.done()).toEqual({ clicks: 1, fields: 0, keys: 0 })

    // Half of it goes back.
    const refund = new Job('Kembalikan dana', admin, by)
    await refund.click(row(cash.nama).getByRole('button', { name: 'Batalkan atau kembalikan' }))
    await refund.click(admin.getByRole('menuitem', { name: 'Kembalikan dana' }))
    await refund.fill(
      admin.getByRole('dialog').getByRole('textbox', { name: /^Catatan/ }),
      'Batal ikut'
    )
    await look(admin, 'kembalikan')
    await refund.click(refund.button('Catat Pengembalian'))
    await expect(admin.getByRole('dialog')).toHaveCount(0)
    expect(refund.done()).toEqual({ clicks: 3, fields: 1, keys: 0 })

    // A wrong confirmation.
    const { account: wrong, context } = await newLearner(admin)
    await pay(context)
    await admin.goto('/admin/payments/periksa')
    await expect(admin.getByRole('heading', { level: 2 }).first()).toBeVisible()
    const { payments } = await send<{ payments: { id: number; User: { nama: string } }[] }>(
      admin.context(),
      'GET',
      `/admin/payments?status=pending&search=${wrong.nohp}`
    )
    await send(admin.context(), 'PUT', `/admin/payments/${payments[0]?.id}/status`, {
      status: 'confirmed',
    })
    await admin.goto(`/admin/payments?status=confirmed&search=${wrong.nohp}`)
    const undo = new Job('Batalkan konfirmasi', admin, by)
    await undo.click(row(wrong.nama).getByRole('button', { name: 'Batalkan atau kembalikan' }))
    await undo.click(admin.getByRole('menuitem', { name: 'Batalkan konfirmasi' }))
    await undo.fill(admin.getByLabel(/Alasan pembatalan/), 'Salah klik')
    await undo.click(undo.button('Batalkan Konfirmasi'))
    await expect(admin.getByRole('dialog')).toHaveCount(0)
    expect(undo.done()).toEqual({ clicks: 3, fields: 1, keys: 0 })

    // A promo code.
    await admin.goto('/admin/promo')
    const promo = new Job('Kode promo', admin, by)
    await promo.click(promo.button('Buat Kode Promo'))
    const code = `HEMAT${viewport.width}-${process.pid}`
    await promo.fill(admin.getByRole('dialog').getByRole('textbox', { name: /^Kode/ }), code)
    await promo.fill(admin.getByRole('textbox', { name: /^Potongan/ }), '10')
    await look(admin, 'promo')
    await promo.click(promo.button('Buat Kode'))
    await expect(row(code)).toBeVisible()
    expect(promo.done()).toEqual({ clicks: 2, fields: 2, keys: 0 })

    // A bundle, and a learner who buys it.
    await admin.goto('/admin/bundel')
    const bundle = new Job('Paket bundel', admin, by)
    const name = `Hemat ${viewport.width}-${process.pid}`
    await bundle.click(bundle.button('Buat Paket Bundel'))
    await bundle.fill(admin.getByRole('textbox', { name: /^Nama bundel/ }), name)
    await bundle.click(admin.getByRole('checkbox', { name: /^Paket A/ }))
    await bundle.click(admin.getByRole('checkbox', { name: new RegExp(`^${other}`) }))
    await bundle.fill(admin.getByRole('textbox', { name: /^Harga bundel/ }), '35.000')
    await look(admin, 'bundel-baru')
    await bundle.click(bundle.button('Buat Bundel'))
    await expect(row(name)).toContainText('Dijual')
    await look(admin, 'bundel')
    expect(bundle.done()).toEqual({ clicks: 4, fields: 2, keys: 0 })

    const { account: buyer, context: buyers } = await newLearner(admin)
    const learner = await buyers.newPage()
    await learner.setViewportSize(viewport)
    await learner.goto('/paketsoal')
    const buying = new Job('Beli bundel (peserta)', learner, by)
    const card = learner.getByRole('listitem').filter({ hasText: name })
    await expect(card).toContainText('Rp 35.000')
    await card.scrollIntoViewIfNeeded()
    await look(learner, 'bundel-peserta')
    await buying.click(card.getByRole('link', { name: 'Beli Bundel' }))
    await expect(learner.getByRole('heading', { name: 'Pembayaran', exact: true })).toBeVisible()
    const buffer = await jpegPhoto({ width: 611 + viewport.width, height: 900 })
    await learner
      .getByLabel('Bukti pembayaran', { exact: true })
      .setInputFiles({ name: 'transfer.jpg', mimeType: 'image/jpeg', buffer })
    buying.fields += 1
    await expect(learner.getByAltText('Pratinjau transfer.jpg')).toBeVisible()
    await look(learner, 'bayar-bundel')
    await buying.click(buying.button('Kirim Bukti Pembayaran'))
    await learner.waitForURL('**/paketsoal')
    expect(buying.done()).toEqual({ clicks: 2, fields: 1, keys: 0 })

    // The statement that shows its money, and one line that nobody waits for.
    const now = new Date(Date.now() + 7 * 60 * 60 * 1000 - 60_000).toISOString()
    const at = `${now.slice(0, 10)} ${now.slice(11, 19)}`
    const lines = `Tanggal,Keterangan,Kredit\n${at},QRIS ${buyer.nama},35.000\n${at},LAIN ${viewport.width},77.${(process.pid % 900) + 100}\n`
    await admin.goto('/admin/mutasi')
    const statement = new Job('Cocokkan mutasi', admin, by)
    await admin.locator('input[type=file]').setInputFiles({
      name: `Mutasi ${viewport.width}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(lines),
    })
    statement.fields += 1
    const read = statement.button('Baca Mutasi')
    await expect(
      read.or(admin.getByRole('table', { name: 'Uang masuk menurut mutasi' }))
    ).toBeVisible()
    if (await read.isVisible()) await statement.click(read)
    await expect(row(buyer.nama)).toContainText('Cocok')
    await look(admin, 'mutasi')
    await statement.click(statement.button('Konfirmasi 1 yang Cocok'))
    await expect(row(buyer.nama)).toContainText('Dikonfirmasi')
    expect(statement.done().clicks).toBeLessThanOrEqual(2)

    await learner.goto('/paket-saya')
    const mine = learner.getByRole('listitem').filter({ hasText: name }).first()
    await expect(mine.getByRole('button', { name: 'Kerjakan Soal' })).toHaveCount(2)
    await look(learner, 'paket-saya')

    // The month.
    await admin.goto('/admin/dashboard')
    const month = new Job('Laporan bulan ini', admin, by)
    await admin.goto('/admin/laporan')
    await expect(row(`Bundel ${name}`)).toContainText('Rp 35.000')
    await expect(admin.getByRole('button', { name: 'Bulan ini' })).toHaveAttribute(
      'aria-pressed',
      'true'
    )
    await look(admin, 'laporan')
    for (const form of ['Unduh Excel', 'Unduh PDF']) {
      const file = admin.waitForEvent('download', { timeout: LIMITS.paper })
      await month.click(month.button(form))
      await file
    }
    expect(month.done()).toEqual({ clicks: 2, fields: 0, keys: 0 })

    reportJobs(size)
    await buyers.close()
    await context.close()
    await admin.context().close()
  })
}
