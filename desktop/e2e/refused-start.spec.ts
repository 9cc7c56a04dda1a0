import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { registerLab, reportedBy } from './support/academy.ts'
import { SERVER_ORIGIN } from './support/environment.ts'
import { setUp, test } from './support/kiosk-files.ts'
import { openExam } from './support/running-kiosk.ts'
import { standIn } from './support/runners.ts'

const OPEN_TO_OTHERS = ['--diawasi', '--remote-debugging-port=0']
/** Kiosks report every fifteen seconds. */
const DELIVERY_MS = 15_000

test('a start with a debugging port exits at once, and the next start reports it', async ({
  browser,
  computer,
}) => {
  const lab = await registerLab(`Lab Bahasa ${Date.now() % 100_000}`)
  await setUp(computer, SERVER_ORIGIN, lab)
  {
    await using refused = standIn(browser, 'windows', computer, { args: OPEN_TO_OTHERS })
    expect(await refused.ended).toBe(1)
    expect(refused.person.sees()).toBe('nothing')
  }
  await using kiosk = standIn(browser, 'windows', computer)
  await openExam(kiosk)
  kiosk.clock.pass(DELIVERY_MS)
  await expect
    .poll(() => reportedBy(lab.labId))
    .toContainEqual({ kind: 'start_refused', detail: 'remote-debugging-port' })
  expect(readdirSync(computer.data)).not.toContain('refused-starts.json')
})

test('a refused start exits even when it cannot be recorded', async ({ browser, computer }) => {
  await setUp(computer)
  // As with a full disk or a read-only folder: the draft can't be created.
  mkdirSync(join(computer.data, 'refused-starts.json.baru'))
  await using refused = standIn(browser, 'cage', computer, { args: OPEN_TO_OTHERS })
  expect(refused.exitCode()).toBe(1)
  expect(refused.person.sees()).toBe('nothing')
})
