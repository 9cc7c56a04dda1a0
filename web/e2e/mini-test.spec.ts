import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { expectFocusKept, pressAt, tabTo } from './support/keyboard.ts'
import { signUp } from './support/people.ts'
import { LIMITS } from './support/limits.ts'

/** The answer key of the specification, zero-based. */
const KEY = {
  listening: [2, 1, 3, 2, 3],
  structure: [2, 1, 0, 2, 3, 1, 1, 2, 1, 2],
  reading: [1, 3, 1, 2, 3],
}
const SECTIONS = ['listening', 'structure', 'reading'] as const

async function learner(browser: Browser, viewport = SIZES[0]): Promise<Page> {
  const context = await browser.newContext({ viewport: viewport ?? null })
  await signUp(context)
  return context.newPage()
}

const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('mini-test')))

async function expectTotal(page: Page, percentage: string): Promise<void> {
  const sheet = page.getByText('Total Score').locator('xpath=ancestor::div[1]')
  await expect(sheet.getByText(percentage, { exact: true })).toBeVisible()
}

/** Chooses an option (zero-based) by keyboard: Tab into the group, arrows inside it. */
async function chooseByKeys(page: Page, option: number): Promise<void> {
  const radios = page.getByRole('radio')
  // Tabbing backwards enters an unanswered group at its last option.
  await tabTo(page, radios.last(), { backwards: true })
  // The outline surrounds the whole card.
  await expect(radios.last()).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Space')
  for (let at = 3; at > option; at -= 1) await page.keyboard.press('ArrowUp')
  await expect(radios.nth(option)).toBeChecked()
}

/** Plays the recording of the open question at sixteen times its speed. */
async function hearByKeys(page: Page): Promise<void> {
  await pressAt(page, page.getByRole('button', { name: 'Putar' }))
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.playbackRate = 16
  })
  await expect(page.getByText('Audio hanya bisa diputar sekali')).toBeVisible({
    timeout: LIMITS.ownClock,
  })
  await expect(page.getByRole('region', { name: 'Rekaman' })).toBeFocused()
}

for (const viewport of SIZES) {
  test(`the Mini Test can be taken with the keyboard alone at ${viewport.width} px`, async ({
    browser,
  }) => {
    // Five recordings play to their end.
    test.setTimeout(LIMITS.longJourney)
    const page = await learner(browser, viewport)
    await page.goto('/mini-test')
    await expect(page.getByRole('heading', { name: 'MINI TEST TOEFL' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // Screens ask once a minute whether an exam is running.
      if (pathname.startsWith('/api/') && pathname !== '/api/soal/cek-endtime') calls.push(pathname)
    })

    await pressAt(page, page.getByRole('link', { name: 'Mulai Mini Test TOEFL' }))
    for (const section of SECTIONS) {
      await page.waitForURL(`**/${section}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      if (section === 'listening') await hearByKeys(page)
      for (const [position, right] of KEY[section].entries()) {
        // Two mistakes: a wrong answer and a skipped question.
        const isWrong = section === 'listening' && position === 0
        const isPassedOver = section === 'structure' && position === 9
        if (!isPassedOver) await chooseByKeys(page, isWrong ? (right + 1) % 4 : right)
        if (position === KEY[section].length - 1) break
        await pressAt(page, page.getByRole('button', { name: 'Selanjutnya' }))
        await expect(
          page.getByRole('heading', { name: `Nomor ${position + 2}`, exact: true })
        ).toBeVisible()
        await expectFocusKept(page)
      }
      await expect(page.getByRole('button', { name: /^Nomor 1, terjawab [A-D]$/ })).toBeVisible()
      expect(await stored(page)).toContain(`lulus:mini-test:${section}`)
      await tabTo(page, page.getByRole('button', { name: 'Selesai', exact: true }), {
        backwards: true,
      })
      await page.keyboard.press('Enter')
      if (section === 'structure') {
        const warning = page.getByRole('alertdialog', { name: 'Akhiri section ini?' })
        await expect(warning).toContainText('Belum terjawab: nomor 10.')
        await pressAt(page, warning.getByRole('button', { name: 'Ya, Akhiri' }))
      }
    }

    await page.waitForURL('**/finish')
    await expect(
      page.getByRole('heading', { name: 'Selamat, kamu telah berhasil menyelesaikan Mini Test' })
    ).toBeFocused()
    for (const row of [
      'Listening 4 / 5',
      'Structure and Written Expression 9 / 10',
      'Reading 5 / 5',
    ])
      await expect(page.getByRole('row', { name: row, exact: true })).toBeVisible()
    await expectTotal(page, '90%')
    await expect(page.getByText('18 dari 20 soal benar')).toBeVisible()
    expect(await stored(page)).toEqual(['lulus:mini-test:form'])
    await page.getByLabel('Hanya yang belum benar (2)').check()
    const review = page.getByRole('region', { name: 'Pembahasan' })
    await expect(review.getByRole('heading', { name: /^Nomor/ })).toHaveText([
      'Nomor 1',
      'Nomor 10',
    ])
    await expectClean(page)
    await expectReflow(page)
    expect(calls).toEqual([])

    await pressAt(page, page.getByRole('link', { name: 'Mulai Simulasi TOEFL' }))
    await page.waitForURL('**/paketsoal')
  })
}

test('← and → on an option of the Mini Test change the question and no answer', async ({
  browser,
}) => {
  const page = await learner(browser)
  await page.goto('/structure')
  const radios = page.getByRole('radio')
  await expect(radios).toHaveCount(4)
  await page.keyboard.press('b')
  await expect(radios.nth(1)).toBeChecked()
  await radios.nth(1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Nomor 2', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^Nomor 2, terjawab/ })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('heading', { name: 'Nomor 1', exact: true })).toBeVisible()
  await expect(radios.nth(1)).toBeChecked()
  await expect(radios.nth(1)).toBeFocused()
})

for (const viewport of SIZES) {
  test(`time, number and the end button of a section stay visible at ${viewport.width} px`, async ({
    browser,
  }) => {
    const page = await learner(browser, viewport)
    for (const section of SECTIONS) {
      await page.goto(`/${section}`)
      const bar = [
        page.getByRole('timer'),
        page.getByText(`Nomor 1 dari ${KEY[section].length}`),
        page.getByRole('button', { name: 'Selesai', exact: true }),
        page.getByRole('button', { name: 'Selanjutnya' }),
      ]
      for (const share of [0, 1]) {
        await page
          .locator('[data-scroller]')
          .evaluate((body, to) => body.scrollTo(0, to * body.scrollHeight), share)
        for (const part of bar) await expect(part).toBeInViewport({ ratio: 1 })
      }
      await expect(page.getByRole('button', { name: 'Nomor 5, belum terjawab' })).toBeInViewport()
    }
  })
}

test('a passage is beside its questions, or above them on a phone', async ({ browser }) => {
  const page = await learner(browser)
  await page.goto('/reading')
  const passage = page.getByRole('heading', { name: 'Reading passage' })
  const question = page.getByRole('region', { name: 'Nomor 1' })
  await expect(passage).toBeInViewport()
  await expect(question).toBeInViewport({ ratio: 1 })
  const beside = [await passage.boundingBox(), await question.boundingBox()]
  expect(beside[0]?.x).toBeLessThan(beside[1]?.x ?? 0)
  expect(Math.abs((beside[0]?.y ?? 0) - (beside[1]?.y ?? 0))).toBeLessThan(40)

  for (const size of SIZES.slice(1)) await page.setViewportSize(size)
  await expect(passage).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('What is the passage mainly about?')).toBeInViewport({ ratio: 1 })
})

test('a recording continues where a reload interrupted it, and is used up at its end', async ({
  browser,
}) => {
  const page = await learner(browser)
  await page.goto('/mini-test')
  await page.getByRole('link', { name: 'Mulai Mini Test TOEFL' }).click()
  await expect(page.getByRole('heading', { name: 'Nomor 1', exact: true })).toBeVisible()
  // The code for this key loads after the question's.
  await expect(async () => {
    await page.keyboard.press('r')
    await expect(page.getByRole('checkbox', { name: 'Ragu-ragu' })).toBeChecked({
      timeout: LIMITS.oneTry,
    })
  }).toPass()
  await page.keyboard.press('p')
  await expect(page.getByRole('button', { name: 'Memutar…' })).toBeVisible()
  await expect.poll(() => stored(page)).toContain('lulus:mini-test:heard')

  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Ragu-ragu' })).toBeChecked()
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.playbackRate = 16
  })
  await expect(page.getByText('Audio hanya bisa diputar sekali')).toBeVisible({
    timeout: LIMITS.ownClock,
  })
  await page.reload()
  await expect(page.getByText('Audio hanya bisa diputar sekali')).toBeVisible()
  await page.getByRole('button', { name: 'Selanjutnya' }).click()
  await expect(page.getByRole('button', { name: 'Putar' })).toBeVisible()
  // The run also continues from the intro, at the question that was open.
  await page.getByRole('link', { name: 'Keluar' }).click()
  await page.getByRole('link', { name: 'Lanjutkan Section 1' }).click()
  await expect(page.getByRole('heading', { name: 'Nomor 2', exact: true })).toBeVisible()
})

/** Seconds on the section's clock. */
async function shownSeconds(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').textContent()) ?? ''
  const [minutes, seconds] = text.split(':').map(Number)
  return (minutes ?? NaN) * 60 + (seconds ?? NaN)
}

test("a section's clock keeps running across reloads, back and forward, and while the page is closed", async ({
  browser,
}) => {
  const page = await learner(browser)
  await page.clock.install()
  await page.goto('/mini-test')
  await page.getByRole('link', { name: 'Mulai Mini Test TOEFL' }).click()
  // On a slow machine seconds pass before the check.
  await expect.poll(() => shownSeconds(page)).toBeGreaterThan(5 * 60 - 30)
  await page.clock.fastForward(60_000)
  await expect.poll(() => shownSeconds(page)).toBeLessThanOrEqual(240)

  await page.reload()
  expect(await shownSeconds(page)).toBeLessThanOrEqual(240)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'MINI TEST TOEFL' })).toBeVisible()
  await page.clock.fastForward(60_000)
  await page.goForward()
  await page.waitForURL('**/listening')
  expect(await shownSeconds(page)).toBeLessThanOrEqual(180)

  await page.goto('about:blank')
  await page.clock.fastForward(180_000)
  await page.goto('/listening')
  await page.waitForURL('**/structure')
  await expect.poll(() => shownSeconds(page)).toBeGreaterThan(10 * 60 - 30)
})

test('each section ends when its time is up, and unanswered sections score zero', async ({
  browser,
}) => {
  const page = await learner(browser)
  await page.clock.install()
  await page.goto('/mini-test')
  await page.getByRole('link', { name: 'Mulai Mini Test TOEFL' }).click()

  for (const [section, seconds, shown] of [
    ['listening', 300, '5:00'],
    ['structure', 600, '10:00'],
    ['reading', 600, '10:00'],
  ] as const) {
    await page.waitForURL(`**/${section}`)
    await expect(page.getByRole('timer')).toContainText(shown)
    let left: number = seconds
    for (const mark of [600, 300, 60].filter((one) => one <= seconds)) {
      await page.clock.fastForward((left - mark) * 1000)
      left = mark
      const spoken = page.getByRole('status').filter({ hasText: 'Sisa waktu' })
      await expect(spoken).toHaveText(`Sisa waktu ${mark / 60} menit`)
    }
    await page.clock.fastForward(61_000)
  }

  await page.waitForURL('**/finish')
  await expectTotal(page, '0%')
})

test('a repeated Mini Test has other questions', async ({ browser }) => {
  const page = await learner(browser)
  const titles: (string | null)[] = []
  for (let run = 0; run < 2; run += 1) {
    await page.goto('/mini-test')
    await page
      .getByRole('link', { name: /^Mulai/ })
      .last()
      .click()
    await page.waitForURL('**/listening')
    await page.goto('/reading')
    titles.push(await page.getByRole('img', { name: /^Bacaan/ }).getAttribute('alt'))
  }
  expect(new Set(titles).size).toBe(2)
})
