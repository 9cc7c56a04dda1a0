import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { RESCUE_AFTER_MS, RESCUE_NAME_PATTERN } from '../../api/contracts/rescue.ts'
import { choose, goOn } from '../../web/e2e/support/exam-driver.ts'
import { signInAtKiosk } from './support/academy-screens.ts'
import { enrolLearner, uploadRescue } from './support/academy.ts'
import { setUp, test } from './support/kiosk-files.ts'
import { askForPin, givePin, openExam, presses, sees } from './support/running-kiosk.ts'
import { standIn } from './support/runners.ts'

test('the operator saves undelivered answers to a rescue file, and the academy accepts it', async ({
  browser,
  computer,
}, testInfo) => {
  const learner = await enrolLearner()
  await setUp(computer)
  const stick = join(computer.path, 'stick.lulus')
  let offered = ''
  await using kiosk = standIn(browser, 'windows', computer, {
    chooseFile: async (name) => {
      offered = name
      // The dialog takes the keyboard from the window below, which otherwise keeps it.
      for (let turn = 0; turn < 3; turn += 1) await nextTurn()
      expect(await kiosk.person.press('KeyA')).toBe('dialog')
      return stick
    },
  })
  await openExam(kiosk)
  const page = await kiosk.person.page()
  await page.clock.install()
  await page.reload()
  await signInAtKiosk(page, learner)
  await page
    .getByRole('button', { name: /Kerjakan Soal/ })
    .first()
    .click()
  const handed = page.waitForResponse('**/api/soal/kunci-penyelamatan')
  await page.getByRole('button', { name: 'Mulai Simulasi TOEFL' }).click()
  await page.getByRole('button', { name: 'Ya, Mulai' }).click()
  expect((await handed).status()).toBe(200)
  await goOn(page)
  await askForPin(kiosk)
  await givePin(kiosk)
  await presses(kiosk, 'Simpan berkas penyelamatan')
  const outcome = (await kiosk.person.page()).getByRole('status')
  await expect(outcome).toContainText('Tidak ada')
  await presses(kiosk, 'Kembali ke ujian')
  await sees(kiosk, 'kios')

  await page.route('**/api/soal/simpan-jawaban', (route) => route.abort())
  await choose(page, 1, 2)
  await expect(page.getByText('Menunggu jaringan').first()).toBeVisible()
  await page.clock.fastForward(RESCUE_AFTER_MS)
  await expect(page.getByText('Beri tahu pengawas: operator dapat menyimpan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Simpan berkas penyelamatan' })).toHaveCount(0)
  await page.screenshot({ path: testInfo.outputPath('kios.png') })

  await askForPin(kiosk)
  await givePin(kiosk)
  await presses(kiosk, 'Simpan berkas penyelamatan')
  await expect(outcome).toContainText('Berkas disimpan')
  expect(offered).toMatch(RESCUE_NAME_PATTERN)
  expect(await uploadRescue(readFileSync(stick, 'utf8'))).toBe(
    '1 jawaban dari berkas disimpan untuk diperiksa.'
  )
})
