import { expect, test, type Page } from '@playwright/test'
import { SIZES } from './support/accessible.ts'
import { enrol } from './support/access.ts'
import { choose, goOn, question } from './support/exam-driver.ts'
import { send } from './support/people.ts'

/** A laptop, a tablet, and a phone upright and sideways. */
const WINDOWS = [...SIZES, { width: 768, height: 1024 }, { width: 800, height: 360 }]

/** Where the first question's options are in each window, in pixels from the page's top. */
async function topsOfOptions(page: Page): Promise<number[]> {
  const tops: number[] = []
  for (const size of [...WINDOWS].reverse()) {
    await page.setViewportSize(size)
    const option = question(page, 1).getByRole('radio').first()
    tops.push(await option.evaluate((at) => at.getBoundingClientRect().top + window.scrollY))
  }
  return tops
}

test('the options stay where they are while a recording loads, plays and ends and the network goes', async ({
  browser,
  context,
  page,
}) => {
  const { account, paketId } = await enrol(browser, context)
  await send(context, 'PUT', '/soal/timers', { nohp: account.nohp, paketId })
  const mayArrive = Promise.withResolvers<void>()
  await page.route('**/uploads/audio/**', async (route) => {
    await mayArrive.promise
    await route.continue()
  })

  await page.goto(`/simulasi-toefl/${paketId}`)
  await goOn(page)
  await expect(page.getByText('Loading audio...')).toBeVisible()
  const tops = await topsOfOptions(page)

  mayArrive.resolve()
  const play = page.getByRole('button', { name: 'Putar', exact: true })
  await expect(play).toBeVisible()
  expect(await topsOfOptions(page)).toEqual(tops)

  await play.click()
  await expect(page.getByRole('button', { name: 'Memutar…' })).toBeVisible()
  expect(await topsOfOptions(page)).toEqual(tops)

  await expect(page.getByText('Audio hanya bisa diputar sekali')).toBeVisible({ timeout: 30_000 })
  expect(await topsOfOptions(page)).toEqual(tops)

  await context.setOffline(true)
  await choose(page, 1, 2)
  await expect(page.getByText('Menunggu jaringan (1 jawaban)').first()).toBeVisible()
  expect(await topsOfOptions(page)).toEqual(tops)
})
