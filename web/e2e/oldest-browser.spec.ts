import { expect, test, type Page } from '@playwright/test'
import { adminPaths } from '../src/lib/admin-paths.ts'
import { paths } from '../src/lib/paths.ts'
import { enrol } from './support/access.ts'
import { ADMIN } from './support/environment.ts'
import { choose, goOn, question, waitUntilSaved } from './support/exam-driver.ts'
import { layLine } from './support/line.ts'
import { LIMITS } from './support/limits.ts'
import { removeNewerFunctions } from './support/old-chrome.ts'
import { signIn } from './support/people.ts'
import { appIsCached } from './support/stored-session.ts'

const LEARNERS_SCREENS = [
  paths.packages,
  paths.myPackages,
  paths.history,
  paths.skillMap,
  paths.miniTest,
  paths.profile,
]
const ADMINS_SCREENS = Object.values(adminPaths).filter((path) => typeof path === 'string')

/** Opens screens and returns what went wrong on them. */
async function visit(page: Page, screens: readonly string[]): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`${page.url()} ${error.message}`))
  for (const screen of screens) {
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const failure = page.getByRole('heading', { name: 'Something went wrong!' })
    if (await failure.isVisible()) errors.push(`${screen} failed`)
  }
  return errors
}

test('on Chrome 109 screens open, an exam is sat, and signing out delivers its answers', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(LIMITS.longJourney)
  await removeNewerFunctions(context)
  await using line = await layLine()
  const { account } = await enrol(browser, context)
  expect(
    await visit(
      page,
      LEARNERS_SCREENS.map((screen) => line.origin + screen)
    )
  ).toEqual([])
  expect(await page.evaluate(() => 'toSorted' in Array.prototype || 'any' in AbortSignal)).toBe(
    false
  )

  await page.goto(`${line.origin}/paketsoal`)
  await page
    .getByRole('button', { name: /Kerjakan Soal/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Mulai Simulasi TOEFL' }).click()
  await page.getByRole('button', { name: 'Ya, Mulai' }).click()
  await goOn(page)
  await choose(page, 1, 2)
  await waitUntilSaved(page)
  await page.getByRole('button', { name: 'Putar' }).click()
  await expect(page.getByText('Audio hanya bisa diputar sekali')).toBeVisible({
    timeout: LIMITS.ownClock,
  })
  await appIsCached(page)
  line.cut()
  await goOn(page)
  await choose(page, 2, 3)
  await expect(page.getByText(/Menunggu jaringan/).first()).toBeVisible()
  await page.reload()
  await expect(question(page, 2).getByRole('radio', { name: /^C\. / })).toBeChecked()
  await page.goBack()
  await page.getByRole('button', { name: 'Ya, Tinggalkan' }).click()
  line.mend()
  await page.getByRole('banner').getByRole('button', { name: account.nama }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${line.origin}/`, { timeout: LIMITS.ownClock })
})

test('on Chrome 109 the admin screens open', async ({ context, page }) => {
  await removeNewerFunctions(context)
  await signIn(context, ADMIN)
  expect(await visit(page, ADMINS_SCREENS)).toEqual([])
})
