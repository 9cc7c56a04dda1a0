import { expect, type Locator } from '@playwright/test'
import { SERVER_ORIGIN } from './support/environment.ts'
import { setUp, test } from './support/kiosk-files.ts'
import { openLine } from './support/line.ts'
import { passCheck, presses, sees, type RunningKiosk } from './support/running-kiosk.ts'
import { runnersOf } from './support/runners.ts'

/** Thirty seats need 2.4 Mbit/s. */
const NARROW = 1_500_000

async function lineOfCheck({ person }: RunningKiosk): Promise<Locator> {
  return (await person.page()).getByRole('listitem').filter({ hasText: 'Jalur ke server' })
}

for (const { name, missing, start } of runnersOf('windows'))
  test.describe(name, () => {
    test.skip(missing !== null, missing ?? '')

    test('a slow line causes a warning, is measured again after it improved, and does not block the exam', async ({
      browser,
      computer,
    }) => {
      await using line = await openLine(SERVER_ORIGIN)
      line.narrow(NARROW)
      await setUp(computer, line.origin, { line: { seats: 30 } })
      await using kiosk = await start(browser, computer)
      await passCheck(kiosk)
      const found = await lineOfCheck(kiosk)
      await expect(found).toContainText('Perhatian')
      await expect(found).toContainText(/\d Mbit\/s; 30 kursi perlu 2,4 Mbit\/s\. Ukur lagi/)

      line.narrow(null)
      await presses(kiosk, 'Nada terdengar')
      await sees(kiosk, 'operator', 'SIAP')
      await expect(found).toContainText('Perhatian')
      await presses(kiosk, 'Periksa lagi')
      await expect(found).toContainText('Baik')

      line.narrow(NARROW)
      await presses(kiosk, 'Periksa lagi')
      await expect(found).toContainText('Perhatian')
      await sees(kiosk, 'operator', 'SIAP')
      await presses(kiosk, 'Buka ujian')
      await sees(kiosk, 'kios', 'Login')
    })
  })
