import { test } from '@japa/runner'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { HOUR, SECOND } from '#tests/support/exam'
import { stopClock } from '#tests/support/time_travel'

async function isSignedIn(browser: BrowserSession): Promise<boolean> {
  return (await browser.get('/users/getAuth')).status === 200
}

test.group('A login', (group) => {
  isolateDatabase(group)

  test('lasts as long as it is used, and twelve hours more', async ({ assert }) => {
    using time = stopClock()
    const browser = await BrowserSession.of(await createUser())
    for (let hours = 0; hours < 24; hours += 8) {
      time.pass(8 * HOUR)
      assert.isTrue(await isSignedIn(browser))
    }
    time.pass(12 * HOUR - SECOND)
    assert.isTrue(await isSignedIn(browser))
    time.pass(12 * HOUR + SECOND)
    assert.isFalse(await isSignedIn(browser))
  })
})
