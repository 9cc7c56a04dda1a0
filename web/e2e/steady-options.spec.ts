import {
  expect,
  test,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightWorkerArgs,
} from '@playwright/test'
import { SIZES } from './support/accessible.ts'
import { enrol } from './support/access.ts'
import { choose, goOn, question, waitUntilSaved } from './support/exam-driver.ts'
import { holdBack } from './support/hold-back.ts'
import { send } from './support/people.ts'
import { LIMITS } from './support/limits.ts'

/** A laptop, a tablet, and a phone in portrait and landscape. */
const WINDOWS = [...SIZES, { width: 768, height: 1024 }, { width: 800, height: 360 }]

/** What the first question loads besides its options and its player, whose code is there before the exam opens. */
const RECORDINGS = '**/uploads/audio/**'

/** Opens the first question of an exam that has just started. */
async function openFirstQuestion({
  browser,
  context,
  page,
}: Pick<PlaywrightTestArgs & PlaywrightWorkerArgs, 'browser' | 'context' | 'page'>): Promise<void> {
  const { account, paketId } = await enrol(browser, context)
  await send(context, 'PUT', '/soal/timers', { nohp: account.nohp, paketId })
  await page.goto(`/simulasi-toefl/${paketId}`)
  await goOn(page)
}

/** The positions of the first question's options in each window, in pixels from the page's top. */
async function topsOfOptions(page: Page): Promise<number[]> {
  const tops: number[] = []
  for (const size of [...WINDOWS].reverse()) {
    await page.setViewportSize(size)
    const option = question(page, 1).getByRole('radio').first()
    tops.push(await option.evaluate((at) => at.getBoundingClientRect().top + window.scrollY))
  }
  return tops
}

test('the options do not move while a recording loads, plays and ends and the network drops', async ({
  browser,
  context,
  page,
}) => {
  const releaseRecording = await holdBack(page, RECORDINGS)
  await openFirstQuestion({ browser, context, page })
  await expect(page.getByText('Loading audio...')).toBeVisible()
  const tops = await topsOfOptions(page)

  releaseRecording()
  const play = page.getByRole('button', { name: 'Putar', exact: true })
  await expect(play).toBeVisible()
  expect(await topsOfOptions(page)).toEqual(tops)

  await play.click()
  await expect(page.getByRole('button', { name: 'Memutar…' })).toBeVisible()
  expect(await topsOfOptions(page)).toEqual(tops)

  await expect(page.getByText('Audio hanya bisa diputar sekali')).toBeVisible({
    timeout: LIMITS.ownClock,
  })
  expect(await topsOfOptions(page)).toEqual(tops)

  await context.setOffline(true)
  await choose(page, 1, 2)
  await expect(page.getByText('Menunggu jaringan (1 jawaban)').first()).toBeVisible()
  expect(await topsOfOptions(page)).toEqual(tops)
})

/** Some machines render the same font slightly narrower. One line less in the player must not move the options. */
const NARROWER = '* { letter-spacing: -0.01em }'

for (const textSize of ['Teks kecil', 'Teks sedang', 'Teks besar']) {
  test(`the player takes the same space with and without its recording, whatever the text size: ${textSize}`, async ({
    browser,
    context,
    page,
  }) => {
    const releaseRecording = await holdBack(page, RECORDINGS)
    await openFirstQuestion({ browser, context, page })
    await page.getByRole('button', { name: textSize }).click()
    await page.addStyleTag({ content: NARROWER })
    await expect(page.getByText('Loading audio...')).toBeVisible()
    const tops = await topsOfOptions(page)

    releaseRecording()
    await expect(page.getByRole('button', { name: 'Putar', exact: true })).toBeVisible()
    expect(await topsOfOptions(page)).toEqual(tops)
  })
}

test('the options do not move when one of them is chosen', async ({ browser, context, page }) => {
  await openFirstQuestion({ browser, context, page })
  // A width at which an option's text just fits on its line.
  await page.setViewportSize({ width: 360, height: 800 })

  const cards = question(page, 1).locator('fieldset label')
  await expect(page.getByRole('button', { name: 'Putar', exact: true })).toBeVisible()
  const places = () =>
    cards.evaluateAll((all) => (all as HTMLElement[]).map((at) => [at.offsetTop, at.offsetHeight]))
  const before = await places()
  expect(before).toHaveLength(4)
  for (const option of [1, 2, 3, 4] as const) {
    await choose(page, 1, option)
    expect(await places()).toEqual(before)
  }
})

test('the exam header’s controls do not move while answers are saved', async ({
  browser,
  context,
  page,
}) => {
  await openFirstQuestion({ browser, context, page })
  await waitUntilSaved(page)
  // They load late, into reserved space.
  await expect(page.getByRole('button', { name: 'Teks besar' })).toBeVisible()

  const header = page.getByRole('banner').locator('button:visible, [role=timer]')
  const places = () =>
    header.evaluateAll((all) => all.map((at) => at.getBoundingClientRect().toJSON() as unknown))
  for (const [at, size] of WINDOWS.entries()) {
    await page.setViewportSize(size)
    const before = await places()
    const release = await holdBack(page, '**/soal/simpan-jawaban')
    await choose(page, 1, at + 1)
    await expect(page.getByText('Menyimpan…')).toBeVisible()
    expect(await places()).toEqual(before)
    release()
    await waitUntilSaved(page)
    expect(await places()).toEqual(before)
    await page.unrouteAll({ behavior: 'wait' })
  }
})
