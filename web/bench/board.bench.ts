import { writeFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'

/** This machine, and one that is as slow as an old laptop. */
const SLOWER = [1, 4]
const SECONDS = 10

const { BENCH_COOKIES = '', BENCH_PAGE = '', BENCH_SEATS = '', BENCH_REPORT = '' } = process.env

/** The times between the frames while the board changes and is scrolled, in milliseconds. */
async function framesOf(page: Page, timesSlower: number): Promise<number[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
  const frames = await page.evaluate(
    (ms) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        const begun = performance.now()
        const next = (now: number) => {
          times.push(now)
          window.scrollBy(0, times.length % 240 < 120 ? 12 : -12)
          if (now - begun < ms) requestAnimationFrame(next)
          else resolve(times.slice(1).map((time, at) => time - (times[at] ?? 0)))
        }
        requestAnimationFrame(next)
      }),
    SECONDS * 1000
  )
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return frames
}

test('the frames of a board of many learners while they work', async ({
  context,
  page,
  baseURL,
}) => {
  const cookies = BENCH_COOKIES.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: baseURL ?? '' }
  })
  await context.addCookies(cookies)
  await page.goto(BENCH_PAGE)
  const more = page.getByRole('button', { name: /^Tampilkan/ })
  const rows = page.getByRole('button', { name: /, rincian$/ })
  await expect(rows.first()).toBeVisible()
  while (await more.isVisible()) await more.click()
  await expect(rows).toHaveCount(Number(BENCH_SEATS))
  const measured: { timesSlower: number; frames: number[] }[] = []
  for (const timesSlower of SLOWER) {
    measured.push({ timesSlower, frames: await framesOf(page, timesSlower) })
  }
  writeFileSync(BENCH_REPORT, JSON.stringify(measured))
})
