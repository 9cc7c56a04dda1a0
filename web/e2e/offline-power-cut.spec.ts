import { readdir, readFile, rm } from 'node:fs/promises'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test, type BrowserContext } from '@playwright/test'
import { enrol } from './support/access.ts'
import { BROWSER_FLAGS, ORIGIN } from './support/environment.ts'
import { choose, goOn, question, screensOf, waitUntilSaved } from './support/exam-driver.ts'
import { appIsCached, sessionIsStored } from './support/stored-session.ts'
import { send } from './support/people.ts'
import { expectRightTime } from './support/right-time.ts'
import { LIMITS } from './support/limits.ts'

/** A browser with its profile on disk, as users have it. */
function openProfile(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...BROWSER_FLAGS, '--autoplay-policy=no-user-gesture-required'],
    baseURL: ORIGIN,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 800 },
  })
}

/** Kills every process of the browser with this profile at once, as a power cut does. */
async function cutPower(profile: string): Promise<void> {
  const own: number[] = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    // The process may have ended meanwhile.
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    if (command.includes(`--user-data-dir=${profile}`)) own.push(Number(name))
  }
  expect(own.length).toBeGreaterThan(0)
  for (const pid of own) process.kill(pid, 'SIGKILL')
}

test('a power cut during an outage loses no answer, no recording and no minute', async ({
  browser,
}) => {
  test.setTimeout(LIMITS.wholeExam)
  const profile = await mkdtemp(join(tmpdir(), 'lulus-profile-'))
  const before = await openProfile(profile)
  const { account, paketId } = await enrol(browser, before)
  await send(before, 'PUT', '/soal/timers', { nohp: account.nohp, paketId })
  const page = await before.newPage()
  await page.goto(`/simulasi-toefl/${paketId}`)
  await goOn(page)
  await choose(page, 1, 1)
  await waitUntilSaved(page)
  await appIsCached(page)
  await sessionIsStored(page, screensOf('listening').length)

  await before.setOffline(true)
  await goOn(page)
  await choose(page, 2, 2)
  await page.getByRole('checkbox', { name: /Ragu/ }).click()
  await page.getByRole('button', { name: 'Putar', exact: true }).click()
  await expect(page.getByText('Menunggu jaringan (1 jawaban)').first()).toBeVisible()
  await page.waitForTimeout(1000)
  await cutPower(profile)
  await before.close().catch(() => undefined)

  const after = await openProfile(profile)
  await after.setOffline(true)
  const again = await after.newPage()
  await again.goto(`/simulasi-toefl/${paketId}`)
  await expect(question(again, 2).getByRole('radio', { checked: true })).toHaveValue('2', {
    timeout: LIMITS.ownClock,
  })
  await expect(again.getByRole('checkbox', { name: /Ragu/ })).toBeChecked()
  await expect(again.getByRole('button', { name: 'Putar', exact: true })).toHaveCount(0)
  await expect(again.getByText('Menunggu jaringan (1 jawaban)').first()).toBeVisible()
  await expectRightTime(after, again)
  await again.screenshot({ path: test.info().outputPath('after-the-cut.png') })

  await goOn(again)
  await again.getByRole('button', { name: 'Putar', exact: true }).click()
  await choose(again, 3, 3)
  await after.setOffline(false)
  await waitUntilSaved(again)
  await expect
    .poll(async () => {
      const { data } = await send<{
        data: { answer: { id: number; answer: string }[]; ragu: number[] }
      }>(after, 'GET', '/soal/ambil-jawaban')
      return [data.answer.map(({ id, answer }) => [id, answer]), data.ragu]
    })
    .toEqual([
      [
        [1, '1'],
        [2, '2'],
        [3, '3'],
      ],
      [2],
    ])
  await expect
    .poll(async () => (await send<{ data: string[] }>(after, 'GET', '/soal/ambil-audio')).data)
    .toEqual(['2', '3'])
  await after.close()
  await rm(profile, { recursive: true, force: true })
})
