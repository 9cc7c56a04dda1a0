import { expect, test } from '@playwright/test'
import { completeSession, leaveSession } from './support/attempts.ts'
import { expectClean } from './support/accessible.ts'
import { demoPassages, demoPassageLines } from './support/demo-package.ts'
import { ADMIN } from './support/environment.ts'
import { goOn } from './support/exam-driver.ts'
import { LIMITS } from './support/limits.ts'
import { copyPackage, grantCopy } from './support/own-package.ts'
import { browserOf, send, signUp } from './support/people.ts'

const PASSAGE = demoPassages()[0]

test('an admin types a passage, which learners then read in numbered lines at any width', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(LIMITS.longJourney)
  const admin = await browserOf(browser, ADMIN)
  const office = admin.context()
  const paketId = await copyPackage(office)

  await admin.goto(`/admin/soal-simulasi/add-soal-reading/${paketId}`)
  await admin.getByRole('button', { name: 'Edit', exact: true }).first().click()
  const dialog = admin.getByRole('dialog', { name: 'Edit Question Reading' })
  await dialog.getByLabel('Teks bacaan').fill(demoPassageLines(0).join('\n'))
  await dialog.getByRole('button', { name: 'Hapus gambar' }).click()
  await expect(dialog.getByRole('region', { name: 'Seperti dilihat peserta' })).toContainText(
    '(line 20)'
  )
  await expectClean(admin)
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog).toBeHidden()
  await admin.getByRole('button', { name: `Baca ${PASSAGE?.title}` }).click()
  await expect(admin.getByRole('dialog', { name: `Bacaan: ${PASSAGE?.title}` })).toBeVisible()

  const account = await signUp(context)
  const { nohp } = account
  await grantCopy(admin, { paketId, name: `Paket Ketik ${process.pid}`, nohp })
  await office.close()
  await send(context, 'PUT', '/soal/timers', { nohp, paketId })
  for (const session of ['listening', 'written'] as const) {
    await completeSession(context, nohp, session)
    await leaveSession(context, nohp, session)
  }

  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/uploads/reading/')) pictures.push(request.url())
  })
  page.on('dialog', (one) => void one.accept())
  await page.goto(`/simulasi-toefl/${paketId}`)
  await goOn(page)
  const passage = page.getByRole('region', { name: 'Bacaan' })
  await expect(passage.getByText(PASSAGE?.opening ?? '')).toBeVisible()
  await expect(passage.getByText('(line 20)')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Tampilkan gambar' })).toBeHidden()
  const font = await passage
    .locator('[data-line="1"]')
    .evaluate((line) => getComputedStyle(line).fontFamily)
  expect(font).toContain('Source Serif')
  await expectClean(page)

  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: 'Perbesar' }).click()
  await expect(page.getByRole('dialog').getByText(PASSAGE?.opening ?? '')).toBeVisible()
  await expectClean(page)
  expect(pictures.length).toBeLessThan(demoPassages().length)
})
