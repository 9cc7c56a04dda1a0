import { expect, type Locator, type Page } from '@playwright/test'
import {
  ANSWER_LETTERS,
  ANSWERS,
  groupStartOf,
  pagesOfGroup,
  pagesOfSession,
  type Session,
} from '@lulus/api/contracts/exam'
import { LIMITS } from './limits.ts'

/** Opens the next screen of the exam. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Selanjutnya' }).click()
}

/** The question of an exam page, if it is on the screen. */
export function question(page: Page, examPage: number): Locator {
  return page.locator(`section[data-page="${examPage}"]`)
}

/** Chooses an option (1-4) of a question by clicking it. */
export async function choose(page: Page, examPage: number, option: number): Promise<void> {
  const letter = ANSWER_LETTERS[ANSWERS[option - 1] ?? '1']
  const radio = question(page, examPage).getByRole('radio', { name: new RegExp(`^${letter}\\. `) })
  await radio.locator('xpath=ancestor-or-self::label').or(radio).first().click()
  await expect(radio).toBeChecked()
}

/**
 * Answers every question of a session by clicking, from its first screen on.
 * @param answerOf the option (1-4) for a page
 */
export async function answerSession(
  page: Page,
  session: Session,
  answerOf: (examPage: number) => number
): Promise<void> {
  for (const screen of screensOf(session)) {
    // Instruction pages come between the sections.
    while (!(await question(page, screen[0] ?? 0).isVisible())) await goOn(page)
    for (const examPage of screen) await choose(page, examPage, answerOf(examPage))
  }
}

/**
 * Answers a question after the login has ended, until the app notices. Prefetching may notice it first.
 * @returns the dialog that asks for the password
 */
export async function answerSignedOut(page: Page, examPage: number): Promise<Locator> {
  const login = page.getByRole('dialog', { name: 'Sesi Anda telah berakhir' })
  const label = question(page, examPage).locator('label').first()
  await expect(async () => {
    if (await login.isVisible()) return
    await label.click({ timeout: LIMITS.oneTry })
    await expect(login).toBeVisible({ timeout: LIMITS.oneTry })
  }).toPass()
  return login
}

/** Waits until the server has every answer. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await expect(page.getByText('Tersimpan', { exact: true }).first()).toBeVisible()
}

/** Ends the running session with 'Selesai' and the confirmation. */
export async function endSession(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Selesai', exact: true }).click()
  await page.getByRole('button', { name: 'Ya, Akhiri' }).click()
}

/** Moves on from the panel shown after a session. */
export async function moveOn(page: Page, toSession: 2 | 3): Promise<void> {
  await page.getByRole('button', { name: `Lanjut ke sesi ${toSession}` }).click()
  const confirmation = page.getByRole('alertdialog').getByRole('button', { name: /^Ya/ })
  await confirmation.click()
}

/** The pages of a session, grouped by screen. */
export function screensOf(session: Session): number[][] {
  return pagesOfSession(session)
    .filter((examPage) => (groupStartOf(examPage) ?? examPage) === examPage)
    .map((examPage) => pagesOfGroup(examPage))
}
