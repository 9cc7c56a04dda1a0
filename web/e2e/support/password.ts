import { expect, type Page } from '@playwright/test'
import { ADMIN } from './environment.ts'
import { expectFocusWithin } from './keyboard.ts'
import { send } from './people.ts'

export const passwordDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Masukkan kata sandi Anda lagi' })

/** Enters the admin's password by keyboard, where the dialog asks for it again. */
export function giveAdminPassword(page: Page): Promise<void> {
  return givePassword(page, ADMIN.password)
}

/** Enters a password by keyboard, where the dialog asks for it again. */
export async function givePassword(page: Page, password: string): Promise<void> {
  const dialog = passwordDialog(page)
  await expectFocusWithin(dialog)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

/** Confirms the admin's password over HTTP, for journeys about something else. */
export async function confirmAdminPassword(page: Page): Promise<void> {
  const { password } = ADMIN
  await send(page.context(), 'POST', '/users/konfirmasi-password', { password })
}
