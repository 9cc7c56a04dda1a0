import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { sitExam } from './support/attempts.ts'
import { ADMIN } from './support/environment.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { LIMITS } from './support/limits.ts'
import { copyPackage, grantCopy } from './support/own-package.ts'
import { browserOf, send, signUp } from './support/people.ts'

const [LAPTOP, PHONE] = SIZES as [(typeof SIZES)[0], (typeof SIZES)[0]]

/** Size and number of different colours of a picture, as the browser decodes it. */
async function pictureOf(page: Page, path: string) {
  const png = (await readFile(path)).toString('base64')
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
    const blob = new Blob([bytes], { type: 'image/png' })
    const { width, height } = await createImageBitmap(blob)
    const canvas = new OffscreenCanvas(width, height)
    const pen = canvas.getContext('2d')
    pen?.drawImage(await createImageBitmap(blob), 0, 0)
    const pixels = new Uint32Array(pen?.getImageData(0, 0, width, height).data.buffer ?? [])
    return { width, height, colours: new Set(pixels).size }
  }, png)
}

test('a result is shared as a picture, and explained question by question with the keyboard, also without a network', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(LIMITS.wholeExam)
  const admin = await browserOf(browser, ADMIN)
  const paketId = await copyPackage(admin.context())
  const { nohp } = await signUp(context)
  await grantCopy(admin, { paketId, name: `Paket Bahas ${process.pid}`, nohp })
  await admin.context().close()
  await sitExam(context, { nohp, paketId })
  const { data } = await send<{ data: { id: number }[] }>(context, 'GET', '/users/riwayat-ujian')
  const id = data[0]?.id ?? 0
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/uploads/audio/')) fetched.push(request.url())
  })

  await page.goto(`/hasil/${id}`)
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Bagikan kartu skor' }).click()
    const path = test.info().outputPath(`card-${scheme}.png`)
    await (await saved).saveAs(path)
    const { width, height, colours } = await pictureOf(page, path)
    expect([width, height]).toEqual([1080, 1350])
    // Letters have soft edges; a blank picture has one colour.
    expect(colours).toBeGreaterThan(50)
  }
  await page.emulateMedia({ colorScheme: 'light' })

  for (const size of [PHONE, LAPTOP]) {
    await page.setViewportSize(size)
    await page.goto(`/hasil/${id}/pembahasan`)
    await expect(page.getByRole('article')).toBeVisible()
    await expectClean(page)
    await expectReflow(page)
    await page.screenshot({
      path: test.info().outputPath(`first-${size.width}.png`),
      fullPage: true,
    })
    await pressAt(page, page.getByRole('button', { name: 'Selanjutnya' }))
    await expect(page.getByRole('heading', { name: 'Listening nomor 2' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('heading', { name: 'Listening nomor 3' })).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: /^Putar baris:/ }).first())
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0), {
        timeout: LIMITS.ownClock,
      })
      .toBeGreaterThan(0)
    await page.goto(`/hasil/${id}/pembahasan?bagian=reading`)
    await expect(page.getByText(/^Bukti: /).first()).toBeVisible()
    await expectClean(page)
    await expectReflow(page)
    await page.screenshot({ path: test.info().outputPath(`reading-${size.width}.png`) })
  }
  // Nothing is fetched ahead: a phone may pay for it.
  expect(new Set(fetched).size).toBeLessThanOrEqual(3)

  await pressAt(page, page.getByRole('button', { name: 'Simpan untuk luring' }))
  await expect(
    page.getByText(/^Tersimpan untuk luring: teks dan 35 rekaman\.$/).first()
  ).toBeVisible({
    timeout: LIMITS.ownClock,
  })
  await page.screenshot({ path: test.info().outputPath('kept.png') })
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lulus:pages') ?? ''), {
      timeout: LIMITS.ownClock,
    })
    .toContain(`/hasil/${id}/pembahasan`)
  await context.setOffline(true)
  await page.goto(`/hasil/${id}/pembahasan?soal=47`)
  await expect(page.getByRole('heading', { name: 'Listening nomor 47' })).toBeVisible({
    timeout: LIMITS.ownClock,
  })
  await expect(page.getByLabel('Rekaman soal')).toBeVisible()
  await context.setOffline(false)
})
