import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { EXAM_CHANNELS } from '../src/main/channels.ts'
import { signInAtKiosk } from './support/academy-screens.ts'
import { enrolLearner } from './support/academy.ts'
import { SERVER_ORIGIN } from './support/environment.ts'
import { setUp, test } from './support/kiosk-files.ts'
import { askForPin, CHORD, givePin, openExam, presses, sees } from './support/running-kiosk.ts'
import { runnersOf, standIn } from './support/runners.ts'

/** A port on which no server listens. */
const NOBODY = 'http://127.0.0.1:9'

test('pressing the operator chord twice at once, or holding it, opens a single PIN prompt', async ({
  browser,
  computer,
}) => {
  await setUp(computer)
  await using kiosk = standIn(browser, 'windows', computer)
  await openExam(kiosk)
  await Promise.all([kiosk.person.press(CHORD), kiosk.person.press(CHORD)])
  await sees(kiosk, 'operator', 'Operator')
  await kiosk.person.press(CHORD, 30)
  await givePin(kiosk)
  await sees(kiosk, 'operator', 'Menu operator')
  expect(kiosk.exitCode()).toBeNull()
})

for (const { name, missing, start } of runnersOf('cage'))
  test.describe(name, () => {
    test.skip(missing !== null, missing ?? '')

    test('the operator corrects a mistyped server address after a red check', async ({
      browser,
      computer,
    }) => {
      await setUp(computer, NOBODY)
      {
        await using wrong = await start(browser, computer)
        await sees(wrong, 'operator', 'BELUM SIAP')
        await askForPin(wrong)
        await presses(wrong, 'Kembali')
        await sees(wrong, 'operator', 'BELUM SIAP')
        await presses(wrong, 'Menu operator')
        await givePin(wrong)
        await presses(wrong, 'Periksa komputer')
        await sees(wrong, 'operator', 'BELUM SIAP')
        await presses(wrong, 'Kembali ke menu')
        await presses(wrong, 'Ubah pengaturan')
        await (await wrong.person.page()).getByLabel('Alamat server').fill(SERVER_ORIGIN)
        await presses(wrong, 'Simpan dan mulai ulang')
        expect(await wrong.ended).toBe(64)
      }
      await using mended = await start(browser, computer)
      await openExam(mended)
    })
  })

for (const { name, missing, start } of runnersOf('windows'))
  test.describe(name, () => {
    test.skip(missing !== null, missing ?? '')

    test('the operator revives a page that crashed too often, and the operator page recovers as well', async ({
      browser,
      computer,
    }) => {
      await setUp(computer)
      await using kiosk = await start(browser, computer)
      await openExam(kiosk)
      for (let crashes = 1; crashes <= 4; crashes += 1) {
        await kiosk.crash('kios')
        if (crashes < 4) await sees(kiosk, 'kios', 'Login')
      }
      await openExam(kiosk)
      await askForPin(kiosk)
      await kiosk.crash('operator')
      await givePin(kiosk)
      await sees(kiosk, 'operator', 'Menu operator')
    })
  })

test('the kiosk restarts after failing too often', async ({ browser, computer }) => {
  await setUp(computer)
  await using kiosk = standIn(browser, 'windows', computer)
  await openExam(kiosk)
  const fail = () => kiosk.process.emit('uncaughtException', new Error('nobody caught this'))
  for (let failures = 1; failures < 5; failures += 1) fail()
  expect(kiosk.exitCode()).toBeNull()
  fail()
  expect(await kiosk.ended).toBe(64)
})

test('under cage, a learner who left is signed out and one who only moves the mouse is not', async ({
  browser,
  computer,
}) => {
  const learner = await enrolLearner()
  await setUp(computer)
  await using kiosk = standIn(browser, 'cage', computer)
  await openExam(kiosk)
  const page = await kiosk.person.page()
  await signInAtKiosk(page, learner)
  await expect.poll(() => kiosk.lastCall(EXAM_CHANNELS.setStage)).toEqual(['choosing'])
  kiosk.clock.pass(4 * 60_000)
  kiosk.person.moveMouse()
  kiosk.clock.pass(4 * 60_000)
  await expect(page).toHaveURL(/\/paketsoal$/)
  kiosk.clock.pass(66_000)
  await page.waitForURL('**/login')
})

test('on Windows, the kiosk blacks out another display, covers another program, and lets the system shut down', async ({
  browser,
  computer,
}) => {
  await setUp(computer)
  await using kiosk = standIn(browser, 'windows', computer)
  await openExam(kiosk)
  kiosk.machine.displays.plug()
  expect(kiosk.person.sees(1)).toBe('cover')
  await sees(kiosk, 'kios')
  kiosk.openForeignWindow()
  expect(kiosk.person.sees()).toBe('foreign')
  await sees(kiosk, 'kios')
  expect(await kiosk.person.press('Tab')).toBe('kios')
  kiosk.app.quit()
  expect(await kiosk.ended).toBe(0)
})

test('on Windows, a system update waits while a learner is signed in or the seat is in use', async ({
  browser,
  computer,
}) => {
  const learner = await enrolLearner()
  await setUp(computer)
  const folder = join(computer.path, 'Lulus')
  mkdirSync(folder)
  writeFileSync(join(folder, 'perbarui.ps1'), '')
  const [at, token] = [Date.now(), '0f8fad5b-d9cb-469f-a165-70867728950e']
  const until = at + 40 * 60_000
  const notice = { state: 'waiting', version: '1.1.0', detail: '', token, until, at }
  writeFileSync(join(folder, 'pembaruan.json'), JSON.stringify(notice))
  await using kiosk = standIn(browser, 'windows', computer, { programData: computer.path })
  await sees(kiosk, 'operator')
  await expect((await kiosk.person.page()).getByText('Versi 1.1.0 menunggu.')).toBeVisible()
  await openExam(kiosk)
  await signInAtKiosk(await kiosk.person.page(), learner)
  await expect.poll(() => kiosk.lastCall(EXAM_CHANNELS.setStage)).toEqual(['choosing'])
  kiosk.clock.pass(4 * 60_000)
  kiosk.person.moveMouse()
  kiosk.clock.pass(4 * 60_000)
  expect(kiosk.exitCode()).toBeNull()
  // The learner has been signed out, and the seat is free.
  kiosk.clock.pass(66_000)
  await (await kiosk.person.page()).waitForURL('**/login')
  await expect.poll(() => kiosk.lastCall(EXAM_CHANNELS.setStage)).toEqual(['signed_out'])
  kiosk.person.moveMouse()
  kiosk.clock.pass(4 * 60_000)
  expect(kiosk.exitCode()).toBeNull()
  kiosk.clock.pass(66_000)
  expect(await kiosk.ended).toBe(0)
  expect(readFileSync(join(folder, 'izin/pembaruan.txt'), 'utf8')).toBe(token)
})

test('on Windows, another display stays black when its resolution or that of the main display changes', async ({
  browser,
  computer,
}) => {
  await setUp(computer)
  await using kiosk = standIn(browser, 'windows', computer)
  await openExam(kiosk)
  const { displays } = kiosk.machine
  displays.plug()
  displays.resize(1, { width: 3840, height: 2160 })
  expect(kiosk.person.sees(1)).toBe('cover')
  displays.resize(1, { width: 800, height: 600 })
  displays.resize(0, { width: 1920, height: 1080 })
  expect(kiosk.person.sees(1)).toBe('cover')
  await sees(kiosk, 'kios')
})

test('under cage, another display closes the exam until it is unplugged, because no window can cover it', async ({
  browser,
  computer,
}) => {
  await setUp(computer)
  await using kiosk = standIn(browser, 'cage', computer)
  await openExam(kiosk)
  kiosk.machine.displays.plug()
  await sees(kiosk, 'operator', 'BELUM SIAP')
  await expect((await kiosk.person.page()).getByText('Ada 2 layar.')).toBeVisible()
  kiosk.machine.displays.unplug()
  await openExam(kiosk)
  kiosk.app.quit()
  expect(await kiosk.ended).toBe(0)
})
