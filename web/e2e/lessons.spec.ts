import { expect, test } from '@playwright/test'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { pressAt } from './support/keyboard.ts'
import { LIMITS } from './support/limits.ts'
import { signUp } from './support/people.ts'

for (const viewport of SIZES) {
  test(`a lesson is found from practice with the keyboard alone at ${viewport.width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    await signUp(context)
    const page = await context.newPage()
    await page.goto('/latihan')
    await pressAt(page, page.getByRole('link', { name: 'Materi', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: 'Materi' })).toBeFocused()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(29)
    await expectClean(page)
    await pressAt(page, page.getByRole('link', { name: 'Inversi' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Inversi' })).toBeFocused()
    await expectClean(page)
    await expectReflow(page)
  })
}

test('a lesson that was read opens again without a network', async ({ browser }) => {
  const context = await browser.newContext()
  await signUp(context)
  const page = await context.newPage()
  await page.goto('/materi/structure_inversion')
  await expect(page.getByRole('heading', { level: 1, name: 'Inversi' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lulus:pages')), {
      timeout: LIMITS.ownClock,
    })
    .toContain('/materi/structure_inversion')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Inversi' })).toBeVisible()
})
