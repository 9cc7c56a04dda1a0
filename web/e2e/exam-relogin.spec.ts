import { expect, test } from '@playwright/test'
import { enrol } from './support/access.ts'
import { expectNoBarriers, SIZES } from './support/accessible.ts'
import { answerSignedOut, choose, goOn, question, waitUntilSaved } from './support/exam-driver.ts'
import { expectFocusWithin } from './support/keyboard.ts'
import { browserOf, send } from './support/people.ts'

const NEW_PASSWORD = 'sandi-baru-9'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: SIZES[0] ?? null })

test('an exam whose login expired continues after signing in again, with every answer', async ({
  browser,
  context,
  page,
}) => {
  const { account, paketId } = await enrol(browser, context)
  await page.goto(`/simulasi-toefl/${paketId}`)
  await page.getByRole('button', { name: 'Mulai Simulasi TOEFL' }).click()
  await page.getByRole('button', { name: 'Ya, Mulai' }).click()
  await goOn(page)
  await choose(page, 1, 2)
  await goOn(page)
  await waitUntilSaved(page)

  // The server ends a login in the same way when it expires.
  const elsewhere = (
    await browserOf(browser, { identifier: account.email, password: account.password })
  ).context()
  await send(elsewhere, 'PUT', '/users/update-password', {
    oldPassword: account.password,
    newPassword: NEW_PASSWORD,
  })
  await send(elsewhere, 'POST', '/users/logout')

  const login = await answerSignedOut(page, 2)
  await expectFocusWithin(login)
  await expectNoBarriers(page)
  await page.keyboard.type(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(login).toHaveCount(0)
  await choose(page, 2, 4)
  await waitUntilSaved(page)

  await page.reload()
  await expect(question(page, 2).getByRole('radio', { checked: true })).toHaveAccessibleName(/^D\./)
  await page.getByRole('button', { name: /^Nomor 1, / }).click()
  await expect(question(page, 1).getByRole('radio', { checked: true })).toHaveAccessibleName(/^B\./)
  await elsewhere.close()
})
