import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { numberOfPage } from '@lulus/api/contracts/exam'
import { enrol } from './support/access.ts'
import { completeSession, leaveSession } from './support/attempts.ts'
import { demoPassages } from './support/demo-package.ts'
import { choose, goOn, question, waitUntilSaved } from './support/exam-driver.ts'
import { appIsCached, sessionIsStored } from './support/stored-session.ts'
import { layLine } from './support/line.ts'
import { send } from './support/people.ts'
import { LIMITS } from './support/limits.ts'

const PASSAGES = demoPassages()
const FIRST = PASSAGES[0]?.firstPage ?? 0
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function answersHeld(context: BrowserContext): Promise<Record<string, string>> {
  const { data } = await send<{ data: { answer: { id: number; answer: string }[] } }>(
    context,
    'GET',
    '/soal/ambil-jawaban'
  )
  return Object.fromEntries(data.answer.map(({ id, answer }) => [id, answer]))
}

/** Asserts that the passage can be read: its picture, also enlarged, and its text. */
async function expectReadable(page: Page, { title, opening }: (typeof PASSAGES)[0]): Promise<void> {
  const passage = page.getByRole('region', { name: 'Bacaan' })
  const width = () =>
    page
      .getByRole('img', { name: `Bacaan: ${title}` })
      .last()
      .evaluate((picture: HTMLImageElement) => picture.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  await button(page, 'Perbesar').click()
  await expect(page.getByRole('dialog', { name: 'Bacaan' })).toBeVisible()
  await expect.poll(width).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await button(page, 'Tampilkan teks').click()
  await expect(passage.getByText(opening)).toBeInViewport()
  await button(page, 'Tampilkan gambar').click()
}

test('a reading session can be read and answered after an offline reload, and is delivered later', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(LIMITS.longJourney)
  await using line = await layLine()
  const { account, paketId } = await enrol(browser, context)
  const { nohp } = account
  await send(context, 'PUT', '/soal/timers', { nohp, paketId })
  for (const session of ['listening', 'written'] as const) {
    await completeSession(context, nohp, session)
    await leaveSession(context, nohp, session)
  }
  // The browser asks before leaving while an answer waits.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`${line.origin}/simulasi-toefl/${paketId}`)
  await goOn(page)
  await expect(question(page, FIRST)).toBeVisible()
  await appIsCached(page)
  await sessionIsStored(page, PASSAGES.length)

  line.cut()
  await choose(page, FIRST, 1)
  await expect(page.getByText('Menunggu jaringan (1 jawaban)').first()).toBeVisible()
  await page.reload()
  await expect(question(page, FIRST).getByRole('radio', { checked: true })).toHaveValue('1', {
    timeout: LIMITS.ownClock,
  })
  for (const [at, passage] of PASSAGES.entries()) {
    const { firstPage } = passage
    if (at > 0) await button(page, `Nomor ${numberOfPage(firstPage)}, belum terjawab`).click()
    await expectReadable(page, passage)
    await choose(page, firstPage, at === 0 ? 2 : 3)
  }
  await expect(page.getByText('Menunggu jaringan (5 jawaban)').first()).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('offline.png') })
  const before = await answersHeld(context)
  for (const { firstPage } of PASSAGES) expect(before).not.toHaveProperty(String(firstPage))

  line.mend()
  await waitUntilSaved(page)
  const after = await answersHeld(context)
  expect(PASSAGES.map(({ firstPage }) => after[firstPage])).toEqual(['2', '3', '3', '3', '3'])
})
