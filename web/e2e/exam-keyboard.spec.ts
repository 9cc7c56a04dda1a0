import { expect, test, type Locator, type Page } from '@playwright/test'
import { groupStartOf, pagesOfSession, SESSIONS, type Session } from '@lulus/api/contracts/exam'
import { enrol } from './support/access.ts'
import { goOn, question, waitUntilSaved } from './support/exam-driver.ts'
import { expectFocusKept, pressAt, tabTo } from './support/keyboard.ts'
import { send } from './support/people.ts'
import { LIMITS } from './support/limits.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const LETTERS = ['a', 'b', 'c', 'd'] as const
/** A different answer (1-4) for each question. */
const answerOf = (examPage: number) => (examPage % 4) + 1
const letterOf = (examPage: number) => LETTERS[answerOf(examPage) - 1] ?? 'a'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const number = (page: Page, label: string) => button(page, `Nomor ${label}`)

/** Presses a button of a dialog with Tab and Enter. */
async function answerDialog(page: Page, title: string, choice: string): Promise<Locator> {
  const dialog = page.getByRole('alertdialog', { name: title })
  await pressAt(page, dialog.getByRole('button', { name: choice }))
  return dialog
}

/** Answers the rest of a session: letters choose, and the arrow moves on. */
async function answerByKeys(page: Page, session: Session, from: number): Promise<void> {
  for (const examPage of pagesOfSession(session).filter((one) => one >= from)) {
    const shown = question(page, examPage)
    if (groupStartOf(examPage) === null) {
      // The directions of written expression are between two questions.
      for (let turns = 0; turns < 2 && !(await shown.isVisible()); turns += 1)
        await page.keyboard.press('ArrowRight')
      await page.keyboard.press(letterOf(examPage))
    } else {
      if (groupStartOf(examPage) === examPage && !(await shown.isVisible()))
        await pressAt(page, button(page, 'Selanjutnya'))
      // Four questions share the screen, and keys apply to the focused one.
      await tabTo(page, shown.getByRole('checkbox', { name: 'Ragu-ragu' }))
      await page.keyboard.press(letterOf(examPage))
    }
    await expect(shown.getByRole('radio', { checked: true })).toHaveCount(1)
  }
}

async function endByKeys(page: Page, title: string): Promise<void> {
  await waitUntilSaved(page)
  await tabTo(page, button(page, 'Selesai'), { backwards: true })
  await page.keyboard.press('Enter')
  await answerDialog(page, title, 'Ya, Akhiri')
}

async function moveOnByKeys(page: Page, toSession: 2 | 3): Promise<void> {
  await expect(page.getByRole('heading', { name: `Sesi ${toSession - 1} selesai` })).toBeFocused()
  await pressAt(page, button(page, `Lanjut ke sesi ${toSession}`))
  await answerDialog(page, `Lanjut ke sesi ${toSession}?`, 'Ya, Lanjut')
  await expect(button(page, 'Selanjutnya')).toBeVisible()
  await expectFocusKept(page)
}

test('an exam can be taken with the keyboard alone', async ({ browser, context, page }) => {
  test.setTimeout(LIMITS.longJourney)
  await enrol(browser, context)
  await page.goto('/paketsoal')

  // Cancels the start once, after which the focus returns to the button.
  await pressAt(page, button(page, 'Kerjakan Soal').first())
  await page.waitForURL('**/simulasi-toefl/*')
  await expect(page.getByRole('heading', { name: 'Simulasi TOEFL' })).toBeFocused()
  const start = button(page, 'Mulai Simulasi TOEFL')
  await pressAt(page, start)
  await expect(button(page, 'Batal')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(start).toBeFocused()
  await page.keyboard.press('Enter')
  await answerDialog(page, 'Mulai Simulasi TOEFL?', 'Ya, Mulai')

  // Listening: hear a recording, answer, flag, jump.
  await expect(
    page.getByRole('heading', { level: 1, name: 'Listening Comprehension' })
  ).toBeVisible()
  await expectFocusKept(page)
  await page.keyboard.press('ArrowRight')
  await expect(number(page, '1, belum terjawab, sedang dibuka')).toBeVisible()
  await pressAt(page, button(page, 'Putar'))
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.playbackRate = 16
  })
  await expect(page.getByText('Audio hanya bisa diputar sekali')).toBeVisible({
    timeout: LIMITS.ownClock,
  })
  await expect(page.getByRole('region', { name: 'Rekaman' })).toBeFocused()
  await page.keyboard.press('b')
  await expect(number(page, '1, terjawab B, sedang dibuka')).toBeVisible()
  await pressAt(page, page.getByRole('checkbox', { name: 'Ragu-ragu' }), 'Space')
  await expect(number(page, '1, terjawab B, ragu-ragu, sedang dibuka')).toBeVisible()
  await page.keyboard.press('r')
  await expect(number(page, '1, terjawab B, sedang dibuka')).toBeVisible()
  await page.keyboard.press('r')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Pintasan keyboard' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(number(page, '1, terjawab B, ragu-ragu, sedang dibuka')).toBeVisible()

  await tabTo(page, number(page, '1, terjawab B, ragu-ragu, sedang dibuka'), { backwards: true })
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight')
  await expect(number(page, '7, belum terjawab, sedang dibuka')).toBeFocused()
  await expect(page.getByText('Nomor 7 dari 50')).toBeAttached()
  await page.keyboard.press('c')
  await expect(number(page, '7, terjawab C, sedang dibuka')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nomor 50: satu layar dengan nomor 47.').first()).toBeVisible()

  // Ending early is refused until all questions are answered. The dialog counts the flagged ones.
  await tabTo(page, button(page, 'Selesai'), { backwards: true })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Jawaban Belum Lengkap!' })).toContainText(
    'nomor 2–6, 8–50'
  )
  await page.keyboard.press('Enter')
  await expect(button(page, 'Selesai')).toBeFocused()
  await tabTo(page, number(page, '7, terjawab C, sedang dibuka'))
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(question(page, 1)).toBeVisible()
  await pressAt(page, button(page, 'Selanjutnya'))
  await answerByKeys(page, 'listening', 2)
  await waitUntilSaved(page)
  // Flagged questions are reviewed before the end.
  await pressAt(page, button(page, 'Periksa & Selesai'))
  const review = page.getByRole('dialog', { name: 'Periksa jawaban' })
  await pressAt(page, review.getByRole('button', { name: 'Buka nomor 1', exact: true }))
  await expect(question(page, 1).getByRole('heading')).toBeFocused()
  await tabTo(page, button(page, 'Selesai'), { backwards: true })
  await page.keyboard.press('Enter')
  const asked = page.getByRole('alertdialog', { name: 'Akhiri sesi Listening Comprehension?' })
  await expect(asked).toContainText('1 soal masih ditandai ragu-ragu.')
  await pressAt(page, asked.getByRole('button', { name: 'Ya, Akhiri' }))
  await moveOnByKeys(page, 2)

  await answerByKeys(page, 'written', 52)
  await endByKeys(page, 'Akhiri sesi Structure and Written Expression?')
  await moveOnByKeys(page, 3)

  await answerByKeys(page, 'reading', 94)
  await waitUntilSaved(page)
  const { data } = await send<{ data: { answer: { id: number; answer: string }[] } }>(
    context,
    'GET',
    '/soal/ambil-jawaban'
  )
  const kept = new Map(data.answer.map(({ id, answer }) => [id, Number(answer)]))
  for (const examPage of SESSIONS.flatMap(pagesOfSession))
    expect.soft(kept.get(examPage), `page ${examPage}`).toBe(answerOf(examPage))
  await endByKeys(page, 'Akhiri simulasi?')
  await expect(page.getByRole('heading', { name: 'Hasil simulasi' })).toBeFocused()
})

test('the time is announced at ten, five and one minute, and cannot be hidden in the last five', async ({
  browser,
  context,
  page,
}) => {
  const { paketId } = await enrol(browser, context)
  await page.clock.install()
  await page.goto(`/simulasi-toefl/${paketId}`)
  await button(page, 'Mulai Simulasi TOEFL').click()
  await button(page, 'Ya, Mulai').click()
  await goOn(page)
  await button(page, 'Sembunyikan sisa waktu').click()
  await page.reload()
  await expect(page.getByRole('timer', { name: 'Sisa waktu disembunyikan' })).toBeVisible()
  const announced = (text: string) => page.getByRole('status').filter({ hasText: text })
  // After a clock jump the page asks the server for the time, which hasn't changed.
  await page.route('**/api/soal/timers', (route) => route.abort())

  await page.clock.fastForward('19:30')
  await expect(announced('Sisa waktu')).toHaveCount(0)
  await page.clock.fastForward('00:35')
  await expect(announced('Sisa waktu 10 menit')).toBeAttached()
  await expect(page.getByRole('timer', { name: 'Sisa waktu disembunyikan' })).toBeVisible()
  await page.clock.fastForward('05:00')
  await expect(announced('Sisa waktu 5 menit')).toBeAttached()
  await expect(page.getByRole('timer', { name: /^Sisa waktu 4 menit/ })).toBeVisible()
  await expect(button(page, 'Tampilkan sisa waktu')).toHaveCount(0)
  await page.clock.fastForward('04:00')
  await expect(announced('Sisa waktu 1 menit')).toBeAttached()
})
