import { expect, test, type Locator, type Page } from '@playwright/test'
import { enrol } from './support/access.ts'
import { expectClean, SIZES } from './support/accessible.ts'
import { completeSession, leaveSession } from './support/attempts.ts'
import { goOn, question } from './support/exam-driver.ts'
import { expectFocusSeen } from './support/focus.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { send } from './support/people.ts'
import { takeShifts, watchShifts } from './support/shifts.ts'

const [, PHONE] = SIZES
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const line = (page: Page) => page.getByRole('complementary', { name: 'Simulasi yang berjalan' })

/** Double-clicks the start of a run of words, which may wrap across lines. */
async function selectFirstWord(run: Locator): Promise<void> {
  const place = await run.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    const text = document.createRange()
    text.setStart(element.firstChild ?? element, 0)
    text.setEnd(element.firstChild ?? element, 3)
    const { x, y, width, height } = text.getClientRects()[0] ?? element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  await run.page().mouse.dblclick(place.x, place.y)
}

/** The running line's time arrives from the server after the screen. */
async function expectLineMovesNothing(page: Page): Promise<void> {
  await watchShifts(page.context())
  const held = Promise.withResolvers<void>()
  await page.route('**/api/soal/cek-endtime', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/paketsoal')
  await expect(page.getByRole('link', { name: 'Chat Admin' })).toBeVisible()
  await expect(button(page, 'Lanjutkan')).toBeVisible()
  await takeShifts(page)
  held.resolve()
  await expect(line(page)).toBeVisible()
  expect(await takeShifts(page)).toEqual([])
  await expectFocusSeen(page)
}

/** Scrolls to the open question's last option and moves on, twice, because each question starts at its top. */
async function expectNextFromItsTop(page: Page): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    const shown = page.locator('section[data-page]')
    const option = shown.getByRole('radio').last()
    const heading = shown.getByRole('heading', { name: /^Nomor/ })
    const before = await heading.textContent()
    await option.hover({ force: true })
    await page.mouse.wheel(0, 2_000)
    await expect(option).toBeInViewport()
    await expect(heading).not.toBeInViewport()
    await goOn(page)
    await expect(heading).not.toHaveText(before ?? '')
    await expect(heading).toBeInViewport()
  }
}

test('a running exam is left only on purpose, and every page links back to it', async ({
  browser,
  context,
  page,
}) => {
  const { account, paketId } = await enrol(browser, context)
  await page.goto('/paketsoal')
  await button(page, 'Kerjakan Soal').first().click()
  await page.waitForURL('**/simulasi-toefl/*')
  // The sound check plays a sentence at the volume that will be used.
  await page.getByRole('slider', { name: 'Volume' }).press('PageDown')
  await button(page, 'Putar kalimat uji').click()
  await button(page, 'Terdengar').click()
  await expect(page.getByText('Suara siap.')).toBeVisible()
  const volume = await page.getByRole('slider', { name: 'Volume' }).inputValue()
  await button(page, 'Mulai Simulasi TOEFL').click()
  await button(page, 'Ya, Mulai').click()
  await goOn(page)
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue(volume)

  const asked = page.getByRole('alertdialog', { name: 'Tinggalkan simulasi?' })
  await page.goBack()
  await expect(asked).toBeVisible()
  await expectClean(page)
  await pressAt(page, asked.getByRole('button', { name: 'Tetap Mengerjakan' }))
  await expect(asked).toBeHidden()
  await expect(question(page, 1)).toBeVisible()
  const closing = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question1 = await closing
  expect(question1.type()).toBe('beforeunload')
  await question1.dismiss()
  await page.goBack()
  await asked.getByRole('button', { name: 'Ya, Tinggalkan' }).click()
  await page.waitForURL('**/paketsoal')

  if (PHONE) await page.setViewportSize(PHONE)
  await expect(line(page)).toHaveText(/^Paket A berjalan · (29|30):\d\dLanjutkan$/)
  await expectLineMovesNothing(page)
  await page.goto('/')
  await expect(line(page)).toBeVisible()
  await pressAt(page, line(page).getByRole('link', { name: 'Lanjutkan' }))
  await expect(question(page, 1)).toBeVisible()
  await expect(line(page)).toHaveCount(0)

  // A rest can be left without a confirmation, and shows until when it lasts.
  await completeSession(context, account.nohp, 'listening')
  await page.goto(`/simulasi-toefl/${paketId}`)
  await expect(page.getByRole('heading', { name: 'Sesi 1 selesai' })).toBeFocused()
  await expect(page.getByRole('timer')).toHaveCount(0)
  const until = (await page.getByText(/^sampai \d/).textContent()) ?? '-'
  await page.goBack()
  await expect(asked).toHaveCount(0)
  await expect(line(page)).toContainText(`Paket A beristirahat · ${until}`)
})

for (const viewport of SIZES) {
  test(`at ${viewport.width} px a passage and its question share the screen, with a divider, line numbers and a highlighter`, async ({
    browser,
    context,
    page,
  }) => {
    const isPhone = viewport === PHONE
    const { account, paketId } = await enrol(browser, context)
    const { nohp } = account
    await page.goto(`/simulasi-toefl/${paketId}`)
    await button(page, 'Mulai Simulasi TOEFL').click()
    await button(page, 'Ya, Mulai').click()
    await expect(button(page, 'Selanjutnya')).toBeVisible()
    for (const session of ['listening', 'written'] as const) {
      await completeSession(context, nohp, session)
      await leaveSession(context, nohp, session)
    }
    await page.setViewportSize(viewport)
    await page.reload()
    await goOn(page)
    const passage = page.getByRole('region', { name: 'Bacaan' })
    const divider = page.getByRole('separator', { name: 'Batas bacaan dan soal' })
    await expect(question(page, 94).getByRole('radio').first()).toBeInViewport()
    // The printed picture is shown where it is large enough.
    if (!isPhone) {
      await expect(passage.getByRole('img')).toBeInViewport()
      await button(page, 'Tampilkan teks').click()
    }
    await expect(passage.getByText('Until the end of the nineteenth century')).toBeInViewport()

    // The divider moves by keys and by dragging, and the device remembers it. Passages are above the question on
    // phones, else beside it.
    const room = async () =>
      Math.round((await passage.boundingBox())?.[isPhone ? 'height' : 'width'] ?? 0)
    const start = await room()
    await pressAt(page, divider, isPhone ? 'ArrowDown' : 'ArrowRight')
    await expect.poll(room).toBeGreaterThan(start)
    await expect(question(page, 94)).toBeVisible()

    // After a click, scrolling with the arrows changes no answer. Neither does the second press of a double click on
    // the divider, which has moved away; the double click resets the divider.
    const second = question(page, 94).getByRole('radio').nth(1)
    await second.click()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await pressAt(page, divider, 'End')
    await expect(divider).toHaveAttribute('aria-valuenow', '70')
    await divider.dblclick()
    await expect(divider).toHaveAttribute('aria-valuenow', isPhone ? '48' : '54')
    await expect.poll(room).toBe(start)
    await expect(second).toBeChecked()
    const grip = await divider.boundingBox()
    if (!grip) throw new Error('The divider has no place')
    const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(isPhone ? x : x - 200, isPhone ? y - 112 : y, { steps: 4 })
    await page.mouse.up()
    await expect.poll(room).toBeLessThan(start)
    const pulled = await room()

    // 'line 13' jumps to that line, even when the passage is shown as a picture.
    await button(page, 'Tampilkan gambar').click()
    await expect(passage.getByRole('img')).toBeVisible()
    const reference = page.getByRole('button', { name: 'line 13' })
    // The text renders before the button inside it.
    const text = page.locator('[data-page]').getByText('line 13').first()
    while (!(await text.isVisible())) await goOn(page)
    await pressAt(page, reference)
    await expect(passage.locator('[data-line="13"]')).toBeInViewport()
    await expect(page.getByRole('status').filter({ hasText: 'Baris 13: ' })).toBeAttached()

    // Words are highlighted by keys and by pointer, and both survive a reload.
    await tabTo(page, button(page, 'Stabilo'), { backwards: true })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(passage.locator('mark')).toHaveText(['Until the'])
    await selectFirstWord(passage.locator('[data-line="13"] [data-word]').first())
    await button(page, 'Stabilo').click()
    await expect(passage.locator('mark')).toHaveCount(2)
    const marked = await passage.locator('mark').allTextContents()
    await page.reload()
    await expect(passage.locator('mark')).toHaveText(marked)
    expect(await room()).toBe(pulled)

    // The dialog's text is larger, and A+ enlarges the passage.
    const size = (text: string) =>
      page
        .locator(text)
        .first()
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    const beside = await size('[data-line="1"]')
    await button(page, 'Perbesar').click()
    expect(await size('[role="dialog"] [data-line="1"]')).toBeGreaterThan(beside)
    await page.keyboard.press('Escape')
    if (isPhone) await page.getByRole('button', { name: /terjawab$/ }).click()
    await button(page, 'Teks besar').click()
    await page.keyboard.press('Escape')
    expect(await size('[data-line="1"]')).toBeGreaterThan(beside)

    // In a low window the question scrolls separately.
    await page.setViewportSize({ ...viewport, height: 420 })
    await expectNextFromItsTop(page)
  })
}

test('in a low window the next listening question starts at its top', async ({
  browser,
  context,
  page,
}) => {
  const { account, paketId } = await enrol(browser, context)
  await send(context, 'PUT', '/soal/timers', { nohp: account.nohp, paketId })
  await page.setViewportSize({ width: 360, height: 420 })
  await page.goto(`/simulasi-toefl/${paketId}`)
  await goOn(page)
  await expectNextFromItsTop(page)
})
