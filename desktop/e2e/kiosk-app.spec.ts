import { expect } from '@playwright/test'
import { SERVER_ORIGIN } from './support/environment.ts'
import { PIN, setUp, test } from './support/kiosk-files.ts'
import { askForPin, givePin, openExam, passCheck, presses, sees } from './support/running-kiosk.ts'
import { RUNNERS, runnersOf } from './support/runners.ts'

/** The exit code after which the launcher restarts the kiosk. */
const RESTART_CODE = 64

for (const { name, missing, start } of RUNNERS)
  test.describe(name, () => {
    test.skip(missing !== null, missing ?? '')

    test('an operator passes the check, opens the exam, and exits from the menu with the PIN', async ({
      browser,
      computer,
    }) => {
      await setUp(computer)
      await using kiosk = await start(browser, computer)
      await passCheck(kiosk)
      // The hidden exam has loaded by now.
      expect(kiosk.appeared() ?? ['operator']).toEqual(['operator'])
      await presses(kiosk, 'Buka ujian')
      await sees(kiosk, 'kios', 'Login')
      await askForPin(kiosk)
      await givePin(kiosk, '111112')
      await expect((await kiosk.person.page()).getByRole('alert')).toHaveText('PIN salah.')
      await givePin(kiosk)
      await sees(kiosk, 'operator', 'Menu operator')
      await presses(kiosk, 'Kembali ke ujian')
      await sees(kiosk, 'kios', 'Login')
      await askForPin(kiosk)
      await givePin(kiosk)
      await sees(kiosk, 'operator', 'Menu operator')
      await presses(kiosk, 'Keluar dari aplikasi')
      expect(await kiosk.ended).toBe(0)
    })
  })

// System-independent behaviour, tested with one stand-in and Electron.
for (const { name, missing, start } of runnersOf('windows'))
  test.describe(name, () => {
    test.skip(missing !== null, missing ?? '')

    test('a new computer is set up and keeps its settings', async ({ browser, computer }) => {
      {
        await using fresh = await start(browser, computer)
        await sees(fresh, 'operator', 'Pengaturan komputer ujian')
        const page = await fresh.person.page()
        await page.getByLabel('Alamat server').fill(SERVER_ORIGIN)
        await page.getByLabel('Nama lab').fill('Lab Bahasa 4')
        await page.getByLabel('Nomor kursi').fill('7')
        await page.getByLabel('PIN operator').fill('123456')
        await presses(fresh, 'Simpan dan mulai ulang')
        await expect(page.getByText(/PIN harus 6 sampai 12 angka/)).toBeVisible()
        await page.getByLabel('PIN operator').fill(PIN)
        await presses(fresh, 'Simpan dan mulai ulang')
        expect(await fresh.ended).toBe(RESTART_CODE)
      }
      await using kiosk = await start(browser, computer)
      await sees(kiosk, 'operator')
      await expect((await kiosk.person.page()).getByText('Lab Bahasa 4 · Kursi 7')).toBeVisible()
    })

    test('the exam has no Node, opens no windows, reaches no other host, and returns after a crash', async ({
      browser,
      computer,
    }) => {
      await setUp(computer)
      await using kiosk = await start(browser, computer)
      await openExam(kiosk)
      const exam = await kiosk.person.page()
      expect(await exam.evaluate('typeof require + typeof process + typeof lulusKiosk')).toBe(
        'undefinedundefinedobject'
      )
      await exam.evaluate("void (window.opened = window.open('/login'))")
      // Electron opens no window. The stand-in can only close it at once.
      await expect
        .poll(() => exam.evaluate('window.opened === null || window.opened.closed'))
        .toBe(true)
      await exam.evaluate(() => window.location.assign('https://evil.example/'))
      const answer = await exam.evaluate(() =>
        fetch('https://evil.example/').then(
          () => 'answered',
          () => 'refused'
        )
      )
      expect(answer).toBe('refused')
      await expect(exam).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/login$/)
      expect(await kiosk.opensDevTools()).toBe(false)
      await kiosk.crash('kios')
      await sees(kiosk, 'kios', 'Login')
    })
  })
