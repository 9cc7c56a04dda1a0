import { expect, type Page } from '@playwright/test'
import { choose } from '../../web/e2e/support/exam-driver.ts'

const WAITS = /^Menunggu jaringan/
/** The timeout for events that must come once a fault is over. */
export const AT_LAST = { timeout: 60_000 }

/** Opens the exam of a running attempt, in any session. */
export async function openExam(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Selanjutnya' })).toBeVisible(AT_LAST)
}

/** Goes to a listening question outside of the groups, and chooses an option (1-4). */
export async function answer(page: Page, examPage: number, option: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Nomor ${examPage}, `) }).click()
  await choose(page, examPage, option)
}

export async function untilWaiting(page: Page): Promise<void> {
  await expect(page.getByText(WAITS).first()).toBeVisible(AT_LAST)
}

export async function untilSaved(page: Page): Promise<void> {
  await expect(page.getByText('Tersimpan', { exact: true }).first()).toBeVisible(AT_LAST)
}

/** Signs in again where the profile has lost its login, and takes the attempt over where the page asks. */
export async function comeBack(
  page: Page,
  address: string,
  { email, password }: { email: string; password: string }
): Promise<'signed in' | 'had to sign in' | 'had to take over'> {
  await page.goto(address)
  const login = page.getByLabel('Email atau Nomor HP')
  const next = page.getByRole('button', { name: 'Selanjutnya' })
  const elsewhere = page.getByRole('button', { name: 'Lanjutkan di perangkat ini' })
  await expect(login.or(next).or(elsewhere).first()).toBeVisible(AT_LAST)
  let way: Awaited<ReturnType<typeof comeBack>> = 'signed in'
  if (await login.isVisible()) {
    way = 'had to sign in'
    await login.fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/login'))
    await page.goto(address)
    await expect(next.or(elsewhere).first()).toBeVisible(AT_LAST)
  }
  if (await elsewhere.isVisible()) {
    way = 'had to take over'
    await elsewhere.click()
    await expect(next).toBeVisible(AT_LAST)
  }
  return way
}
