import type { Page } from '@playwright/test'
import type { Learner } from './academy.ts'

/** Signs a learner in on the login screen. */
export async function signInAtKiosk(page: Page, { email, password }: Learner): Promise<void> {
  await page.getByLabel(/Email atau Nomor HP/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/paketsoal')
}

/** Starts the learner's first package. */
export async function beginExam(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Kerjakan Soal/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Mulai Simulasi TOEFL' }).click()
  await page.getByRole('button', { name: 'Ya, Mulai' }).click()
}
