import { expect, test, type BrowserContext } from '@playwright/test'
import { enrol } from './support/access.ts'
import { choose, goOn, question, screensOf, waitUntilSaved } from './support/exam-driver.ts'
import { send } from './support/people.ts'
import { LIMITS } from './support/limits.ts'

async function answersHeld(context: BrowserContext): Promise<number> {
  const { data } = await send<{ data: { answer: unknown[] } }>(
    context,
    'GET',
    '/soal/ambil-jawaban'
  )
  return data.answer.length
}

test('a listening session can be played and answered to its end offline after its first question', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(LIMITS.longJourney)
  const { account, paketId } = await enrol(browser, context)
  await send(context, 'PUT', '/soal/timers', { nohp: account.nohp, paketId })
  const screens = screensOf('listening')
  const fetched = new Set<string>()
  page.on('requestfinished', (request) => {
    if (request.url().includes('/uploads/audio/')) fetched.add(request.url())
  })

  await page.clock.install()
  await page.goto(`/simulasi-toefl/${paketId}`)
  await goOn(page)
  await choose(page, 1, 1)
  await waitUntilSaved(page)
  // The recordings are fetched with pauses between them.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(2500)
        return fetched.size
      },
      { timeout: LIMITS.fetchedAhead, intervals: [50] }
    )
    .toBe(screens.length)

  await context.setOffline(true)
  for (const [index, screen] of screens.entries()) {
    if (index > 0) await goOn(page)
    const play = page.getByRole('button', { name: 'Putar', exact: true })
    await expect(play).toBeEnabled()
    await play.click()
    for (const examPage of screen) await choose(page, examPage, (examPage % 4) + 1)
  }
  await expect(question(page, 50).getByRole('radio', { checked: true })).toBeVisible()
  await expect(page.getByText('Menunggu jaringan (50 jawaban)').first()).toBeVisible()
  expect(await answersHeld(context)).toBe(1)
  await page.screenshot({ path: test.info().outputPath('offline.png') })

  await context.setOffline(false)
  await waitUntilSaved(page)
  expect(await answersHeld(context)).toBe(50)
})
