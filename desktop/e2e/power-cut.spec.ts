import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { choose, goOn, question, waitUntilSaved } from '../../web/e2e/support/exam-driver.ts'
import { SERVICE_CREDENTIAL } from '../src/main/recovery/key-guard.ts'
import { COPIES_PATH, RESTORE_PATH } from '../../web/src/platform/copied-stores.ts'
import { beginExam, signInAtKiosk } from './support/academy-screens.ts'
import { enrolLearner } from './support/academy.ts'
import { openLine } from './support/line.ts'
import { SERVER_ORIGIN } from './support/environment.ts'
import { setUp, test } from './support/kiosk-files.ts'
import { askForPin, givePin, openExam, presses } from './support/running-kiosk.ts'
import { runnersOf } from './support/runners.ts'
import { startSeat } from './support/seat.ts'
import { LIMITS } from '../../web/e2e/support/limits.ts'

/** Names and content of everything inside a folder. */
function bytesBelow(path: string): Buffer {
  if (!existsSync(path)) return Buffer.alloc(0)
  const parts = readdirSync(path, { withFileTypes: true, recursive: true }).map((entry) => {
    const file = join(entry.parentPath, entry.name)
    return Buffer.concat([Buffer.from(file), entry.isFile() ? readFileSync(file) : Buffer.alloc(0)])
  })
  return Buffer.concat(parts)
}

/** The first bytes of every recording of the demo. Fewer would also appear in megabytes of encrypted bytes by chance. */
function headOfRecordings(): Buffer {
  const folder = new URL('../../api/database/content/paket-a/audio/', import.meta.url)
  const recording = readdirSync(folder).find((name) => name.endsWith('.mp3')) ?? ''
  return readFileSync(new URL(recording, folder)).subarray(0, 20)
}

const secondsLeft = async (page: Page): Promise<number> => {
  const [hours = 0, minutes = 0, seconds = 0] = (
    (await page.getByRole('timer').first().textContent()) ?? ''
  )
    .match(/\d+/g)!
    .map(Number)
    .slice(-3)
  return hours * 3600 + minutes * 60 + seconds
}

test('a power cut during an outage loses no part of an exam, and nothing readable is on disk', async ({
  computer,
}) => {
  const folder = computer.path
  test.setTimeout(LIMITS.longJourney)
  const credentials = join(folder, 'credentials')
  mkdirSync(credentials)
  writeFileSync(join(credentials, SERVICE_CREDENTIAL), Buffer.alloc(64, 5))
  const disk = {
    folder: join(folder, 'kept'),
    credentials,
    restoreScript: join(dirname(computer.main), 'restore.js'),
  }
  const learner = await enrolLearner()
  await using line = await openLine(SERVER_ORIGIN)

  await using seat = await startSeat(line.origin, disk)
  const { page } = seat
  page.setDefaultTimeout(20_000)
  await page.goto(seat.origin)
  await signInAtKiosk(page, learner)
  expect(bytesBelow(disk.folder)).toHaveLength(0)
  await beginExam(page)
  await goOn(page)
  await choose(page, 1, 2)
  await waitUntilSaved(page)
  await page.getByRole('button', { name: 'Putar' }).click()
  await expect(page.getByText('Audio hanya bisa diputar sekali')).toBeVisible({
    timeout: LIMITS.ownClock,
  })
  // The recordings are prefetched while the network is up.
  await expect.poll(() => line.files.length, { timeout: LIMITS.ownClock }).toBeGreaterThan(3)

  line.cut()
  await goOn(page)
  await choose(page, 2, 3)
  await page.getByRole('checkbox', { name: 'Ragu-ragu' }).check()
  await expect(page.getByText(/Menunggu jaringan/).first()).toBeVisible({
    timeout: LIMITS.ownClock,
  })
  const login = (await page.context().cookies()).find(({ name }) => name === '__Host-lulus')
  const words = (await question(page, 2).innerText()).split('\n').find((text) => text.length > 12)
  // The position is reported every three seconds.
  await page.waitForResponse((response) => response.url().endsWith(COPIES_PATH))
  const left = await secondsLeft(page)
  const address = new URL(page.url()).pathname
  await seat.cutPower()

  const bytes = bytesBelow(disk.folder)
  expect(bytes.length).toBeGreaterThan(100_000)
  const secrets = [
    learner.nohp,
    learner.email,
    learner.nama,
    login?.value ?? 'x',
    words ?? 'x',
    line.keys[0] ?? 'x',
    headOfRecordings(),
    'jawaban',
    '"answer"',
    address,
  ]
  for (const secret of secrets) expect(bytes.includes(secret), String(secret)).toBe(false)
  for (const key of line.keys) expect(bytes.includes(Buffer.from(key, 'base64')), key).toBe(false)

  await using again = await startSeat(line.origin, disk)
  expect(again.resumes).toBe(address)
  again.page.setDefaultTimeout(20_000)
  await again.page.goto(again.origin + RESTORE_PATH)
  await again.page.waitForURL(`**${address}`)
  await expect(question(again.page, 2)).toBeVisible({ timeout: LIMITS.ownClock })
  await expect(question(again.page, 2).getByRole('radio', { name: /^C\. / })).toBeChecked()
  await expect(again.page.getByRole('checkbox', { name: 'Ragu-ragu' })).toBeChecked()
  const after = await secondsLeft(again.page)
  expect(after).toBeLessThanOrEqual(left)
  expect(after).toBeGreaterThan(left - 60)
  await expect.poll(() => again.stages.at(-1)).toBe('exam')
  await again.page.screenshot({ path: join(test.info().outputDir, 'resumed.png') })
  // Played recordings stay played, and unplayed ones play without a network.
  await again.page.getByRole('button', { name: 'Sebelumnya' }).click()
  await expect(again.page.getByText('Audio hanya bisa diputar sekali')).toBeVisible()
  await expect(question(again.page, 1).getByRole('radio', { name: /^B\. / })).toBeChecked()
  await goOn(again.page)
  await again.page.getByRole('button', { name: 'Putar' }).click()
  await expect(again.page.getByText('Audio hanya bisa diputar sekali')).toBeVisible({
    timeout: LIMITS.ownClock,
  })

  // The network is back: the same login delivers, without a password.
  const transferred = line.files.length
  line.mend()
  await waitUntilSaved(again.page)
  await expect
    .poll(() => line.files.length, { timeout: LIMITS.ownClock })
    .toBeGreaterThan(transferred)
  // The seat fetches no byte again that it has stored.
  expect(line.files.length).toBe(new Set(line.files).size)

  await again.page.evaluate('window.askToSignOut()')
  await again.page.waitForURL('**/login')
  await expect.poll(() => bytesBelow(disk.folder).length).toBe(0)
})

for (const { name, missing, start } of runnersOf('cage'))
  test.describe(name, () => {
    test.skip(missing !== null, missing ?? '')

    test('a kiosk that ended during an exam resumes it without server or operator', async ({
      browser,
      computer,
    }) => {
      test.setTimeout(LIMITS.journey)
      const learner = await enrolLearner()
      await using line = await openLine(SERVER_ORIGIN)
      await setUp(computer, line.origin)
      let address: string
      {
        await using kiosk = await start(browser, computer)
        await openExam(kiosk)
        const page = await kiosk.person.page()
        await signInAtKiosk(page, learner)
        await beginExam(page)
        await goOn(page)
        await choose(page, 1, 4)
        await waitUntilSaved(page)
        address = new URL(page.url()).pathname
        // A report with the screen is on disk once it is answered, and there is one every three seconds.
        await page.waitForResponse(
          (response) =>
            response.url().endsWith(COPIES_PATH) &&
            (response.request().postData() ?? '').endsWith(`"screen":"${address}"}`)
        )
        line.cut()
      }
      await using again = await start(browser, computer)
      await expect.poll(() => again.person.sees(), { timeout: LIMITS.ownClock }).toBe('kios')
      const page = await again.person.page()
      await page.waitForURL(`**${address}`)
      await expect(question(page, 1).getByRole('radio', { name: /^D\. / })).toBeChecked()
      await askForPin(again)
      await givePin(again)
      await presses(again, 'Kembali ke ujian')
      await expect.poll(() => again.person.sees()).toBe('kios')
    })
  })
