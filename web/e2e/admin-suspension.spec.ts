import { expect, test, type Browser, type Page } from '@playwright/test'
import { enrol } from './support/access.ts'
import { expectClean, expectNoBarriers, expectReflow, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { answerSignedOut, choose, goOn, question, waitUntilSaved } from './support/exam-driver.ts'
import { pressAt } from './support/keyboard.ts'
import { expectMessage } from './support/messages.ts'
import { giveAdminPassword } from './support/password.ts'
import { browserOf, signIn, signUp } from './support/people.ts'

const REASON = 'Akun dipakai bersama.'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openUser(browser: Browser, nohp: string, viewport: (typeof SIZES)[number]) {
  const page = await browserOf(browser, ADMIN)
  await page.setViewportSize(viewport)
  await page.goto(`/admin/data-user?search=${nohp}`)
  return page
}

/** Opens the menu of the only user on the screen by keyboard and chooses an item. */
async function chooseAction(page: Page, item: string): Promise<void> {
  await pressAt(page, button(page, 'Tindakan lain'))
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  const at = (await items.allInnerTexts()).indexOf(item)
  // The focus moves a moment after the key.
  for (let position = 1; position <= at; position += 1) {
    await page.keyboard.press('ArrowDown')
    await expect(items.nth(position)).toBeFocused()
  }
  await expect(page.getByRole('menuitem', { name: item, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
}

for (const viewport of SIZES) {
  test(`at ${viewport.width} px an admin suspends an account and restores it`, async ({
    browser,
    context,
    page: learner,
  }) => {
    const account = await signUp(context)
    const login = { identifier: account.email, password: account.password }
    await learner.goto('/paket-saya')
    const admin = await openUser(browser, account.nohp, viewport)

    await chooseAction(admin, 'Tangguhkan')
    await admin.getByLabel('Alasan penangguhan').fill(REASON)
    await expectNoBarriers(admin)
    await admin.setViewportSize(viewport)
    await pressAt(admin, button(admin, 'Tangguhkan Akun'))
    await expectMessage(admin, 'Berhasil', () => giveAdminPassword(admin))
    await expect(admin.getByRole('alertdialog')).toHaveCount(0)
    await expect(admin.getByText('Ditangguhkan', { exact: true })).toBeVisible()
    await expect(admin.getByText(`Alasan: ${REASON}`)).toBeVisible()
    await expectClean(admin)
    await expectReflow(admin)

    await learner.reload()
    await learner.waitForURL('**/login')
    await learner.getByLabel(/Email atau Nomor HP/i).fill(account.email)
    await learner.getByLabel('Password', { exact: true }).fill(account.password)
    await button(learner, 'Login').click()
    await expect(learner.getByText('Akun Anda sedang ditangguhkan.').first()).toBeVisible()

    await chooseAction(admin, 'Pulihkan')
    await button(admin, 'Pulihkan').click()
    await expect(admin.getByText('Ditangguhkan', { exact: true })).toHaveCount(0)
    await signIn(context, login)
    await admin.context().close()
  })
}

test('a learner who is signed out everywhere during an exam resumes in place, and a suspension asks first', async ({
  browser,
  context,
  page,
}) => {
  const { account, paketId } = await enrol(browser, context)
  await page.goto(`/simulasi-toefl/${paketId}`)
  await button(page, 'Mulai Simulasi TOEFL').click()
  await button(page, 'Ya, Mulai').click()
  await goOn(page)
  await choose(page, 1, 2)
  await goOn(page)
  await waitUntilSaved(page)

  const admin = await openUser(browser, account.nohp, SIZES[0] ?? { width: 1366, height: 768 })
  await chooseAction(admin, 'Keluarkan dari semua perangkat')
  await expect(admin.getByRole('alertdialog')).toContainText('sedang mengerjakan simulasi')
  await expectMessage(admin, 'Berhasil', () => button(admin, 'Keluarkan').click())
  await expect(admin.getByRole('alertdialog')).toHaveCount(0)

  const login = await answerSignedOut(page, 2)
  await login.getByLabel('Password', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(login).toHaveCount(0)
  await waitUntilSaved(page)

  await chooseAction(admin, 'Tangguhkan')
  await admin.getByLabel('Alasan penangguhan').fill(REASON)
  await button(admin, 'Tangguhkan Akun').click()
  await giveAdminPassword(admin)
  const warning = admin.getByRole('alertdialog', { name: 'Ada simulasi yang sedang berjalan' })
  await expect(warning).toContainText('Waktunya tetap berjalan')
  await warning.getByRole('button', { name: 'Tetap Tangguhkan' }).click()
  await expect(admin.getByText('Ditangguhkan', { exact: true })).toBeVisible()

  await answerSignedOut(page, 2)
  await login.getByLabel('Password', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(login).toContainText('Akun Anda sedang ditangguhkan.')

  await chooseAction(admin, 'Pulihkan')
  await button(admin, 'Pulihkan').click()
  await expect(admin.getByText('Ditangguhkan', { exact: true })).toHaveCount(0)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(login).toHaveCount(0)
  await choose(page, 2, 4)
  await waitUntilSaved(page)
  await page.reload()
  await expect(question(page, 2).getByRole('radio', { checked: true })).toHaveAccessibleName(/^D\./)
  await admin.context().close()
})
