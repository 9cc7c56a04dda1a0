import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import {
  ANSWERS,
  pagesOfSession,
  SESSIONS,
  type Answer,
  type Session,
} from '@lulus/api/contracts/exam'
import { enrol } from './support/access.ts'
import { completeSession, leaveSession } from './support/attempts.ts'
import { question, screensOf, waitUntilSaved } from './support/exam-driver.ts'
import { send } from './support/people.ts'
import { LIMITS } from './support/limits.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const radios = (page: Page, examPage: number) => question(page, examPage).getByRole('radio')

/** Focusable elements besides the options, and how to focus each. */
const FOCUSES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  grid: (page) =>
    page.getByRole('toolbar', { name: 'Nomor soal' }).locator('button[tabindex="0"]').focus(),
  player: (page) => button(page, 'Putar').focus(),
  volume: (page) => page.getByRole('slider', { name: 'Volume' }).focus(),
  passage: (page) => button(page, 'Perbesar').focus(),
  nothing: (page) =>
    page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }),
}

const FOCUSES_OF: Readonly<Record<Session, readonly string[]>> = {
  listening: ['grid', 'player', 'volume', 'nothing'],
  written: ['grid', 'nothing'],
  reading: ['grid', 'passage', 'nothing'],
}

/** All of them at a session's ends, where navigation differs, and one after another in between. */
function focusesAt(session: Session, position: number, screens: number): readonly string[] {
  const focuses = FOCUSES_OF[session]
  if (position === 0 || position === screens - 1) return focuses
  return [focuses[position % focuses.length] ?? 'nothing']
}

/** Brings a new learner to a session over HTTP and opens its directions. */
async function openSession(
  context: BrowserContext,
  page: Page,
  { nohp, paketId }: { nohp: string; paketId: number },
  session: Session
): Promise<void> {
  await send(context, 'PUT', '/soal/timers', { nohp, paketId })
  for (const earlier of SESSIONS.slice(0, SESSIONS.indexOf(session))) {
    await completeSession(context, nohp, earlier)
    await leaveSession(context, nohp, earlier)
  }
  await page.goto(`/simulasi-toefl/${paketId}`)
  await expect(page.getByRole('timer')).toBeVisible()
}

async function savedIn(context: BrowserContext, session: Session) {
  const { data } = await send<{ data: { answer: { id: number; answer: string; seq: number }[] } }>(
    context,
    'GET',
    '/soal/ambil-jawaban'
  )
  const pages = pagesOfSession(session)
  return data.answer.filter(({ id }) => pages.includes(id))
}

/** The keys that choose on an option, and the resulting answer. Up and down do nothing when the focus is elsewhere. */
const KEYS: readonly [key: string, chosen: (before: Answer) => Answer][] = [
  ['ArrowDown', (before) => ANSWERS[ANSWERS.indexOf(before) + 1] ?? '1'],
  ['b', () => '2'],
  ['4', () => '4'],
  ['ArrowUp', (before) => ANSWERS[ANSWERS.indexOf(before) - 1] ?? '4'],
  ['C', () => '3'],
  ['1', () => '1'],
]

for (const session of SESSIONS) {
  test(`in ${session} ← and → change the question and no answer, wherever the focus is`, async ({
    browser,
    context,
    page,
  }) => {
    test.setTimeout(LIMITS.wholeExam)
    const { account, paketId } = await enrol(browser, context)
    await openSession(context, page, { nohp: account.nohp, paketId }, session)
    const chosen = new Map<number, Answer>()
    let choices = 0
    let turn = 0

    async function choose(examPage: number, hasSteps: boolean) {
      const before = chosen.get(examPage) ?? '1'
      const keys = hasSteps ? KEYS : KEYS.filter(([key]) => !key.startsWith('Arrow'))
      const [key, change] = keys[turn++ % keys.length] ?? ['a', () => '1']
      const after = change(before)
      await page.keyboard.press(key)
      await expect(radios(page, examPage).nth(Number(after) - 1)).toBeChecked()
      if (after !== before) choices += 1
      chosen.set(examPage, after)
    }

    /** Moves to the next screen and back with the arrows, setting the focus before each press. */
    async function goThereAndBack(
      at: number[],
      next: number[] | undefined,
      focus: () => Promise<void>
    ) {
      await focus()
      await page.keyboard.press('ArrowRight')
      if (next === undefined) {
        await expect(question(page, at[0] ?? 0)).toBeVisible()
        return
      }
      // The directions of written expression are between two questions.
      const isApart = at[0] === 66
      if (isApart) {
        await expect(page.getByRole('article')).toBeVisible()
        await page.keyboard.press('ArrowRight')
      }
      await expect(question(page, next[0] ?? 0)).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      if (isApart) await page.keyboard.press('ArrowLeft')
      await expect(question(page, at[0] ?? 0)).toBeVisible()
    }

    const screens = screensOf(session)
    for (const [position, at] of screens.entries()) {
      const next = screens[position + 1]
      while (!(await question(page, at[0] ?? 0).isVisible()))
        await page.keyboard.press('ArrowRight')

      for (const examPage of at) {
        await radios(page, examPage).first().focus()
        await page.keyboard.press('a')
        await expect(radios(page, examPage).first()).toBeChecked()
        chosen.set(examPage, '1')
        choices += 1
        await choose(examPage, true)
        const option = Number(chosen.get(examPage)) - 1
        await goThereAndBack(at, next, () => radios(page, examPage).nth(option).focus())
      }
      for (const name of focusesAt(session, position, screens.length)) {
        const focus = FOCUSES[name]
        if (!focus) throw new Error(`How does ${name} get the focus?`)
        const [only, ...others] = at
        if (only !== undefined && others.length === 0) {
          await focus(page)
          // If it chose an option, the count below would differ.
          await page.keyboard.press('ArrowDown')
          await page.keyboard.press('ArrowUp')
          await choose(only, false)
        }
        await goThereAndBack(at, next, () => focus(page))
      }
    }

    await waitUntilSaved(page)
    const saved = await savedIn(context, session)
    expect(saved.map(({ id, answer }) => [id, answer])).toEqual([...chosen])
    // Each choice increments the counter, so no other choice was made in between.
    const earlier = SESSIONS.slice(0, SESSIONS.indexOf(session)).flatMap(pagesOfSession).length
    expect(Math.max(...saved.map(({ seq }) => seq))).toBe(earlier + choices)
    if (session === 'listening')
      await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('100')
  })
}
