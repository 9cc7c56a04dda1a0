import { test } from '@japa/runner'
import { createResult } from '#database/factories/result_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { pdfText } from '#tests/support/pdf_text'
import { LIMITS } from '#tests/support/limits'
import { mainThreadShare } from '#tests/support/shared_work'

/** A name with many scripts takes longest. */
const SLOW_NAME = 'Ålesund Дмитрий Γιώργος محمد عبد الله 王小明 山田太郎 ศรีสุดา नीलम'

test.group('Certificates', (group) => {
  isolateDatabase(group)
  group.each.timeout(LIMITS.manyCalls)

  test("certificates are made outside of the server's main thread", async ({ assert }) => {
    const user = await createUser()
    const results: Awaited<ReturnType<typeof createResult>>[] = []
    for (let n = 0; n < 10; n++) {
      results.push(await createResult(user, { userName: `${SLOW_NAME} ${n}` }))
    }
    const browser = await BrowserSession.of(user)
    await browser.get(`/users/certificate/${(await createResult(user)).id}`)

    const share = await mainThreadShare(async () => {
      const replies = await Promise.all(
        results.map(({ id }) => browser.get(`/users/certificate/${id}`))
      )
      assert.isTrue(replies.every(({ status }) => status === 200))
    })
    assert.isBelow(share, 0.5)
  })

  test('certificates are made once and then cached', async ({ assert }) => {
    const user = await createUser()
    const result = await createResult(user, { userName: SLOW_NAME })
    const { id } = result
    const browser = await BrowserSession.of(user)
    const first = await browser.get(`/users/certificate/${id}`)
    // The application never changes a result; the test does, to show that the first PDF is cached.
    await result.merge({ userName: 'Orang Lain' }).save()
    const again = await browser.get(`/users/certificate/${id}`)
    const last = await browser.get('/users/lastScore/sertif')
    assert.isTrue(first.bytes.equals(again.bytes))
    assert.isTrue(first.bytes.equals(last.bytes))
    assert.include(await pdfText(first.bytes), 'Дмитрий')
  })

  test('certificates are limited to twenty per minute and user', async ({ assert }) => {
    const user = await createUser()
    const { id } = await createResult(user)
    const browser = await BrowserSession.of(user)
    for (let asked = 0; asked < 20; asked++) {
      assert.equal((await browser.get(`/users/certificate/${id}`)).status, 200)
    }
    assert.equal((await browser.get(`/users/certificate/${id}`)).status, 429)
    assert.equal((await browser.get('/users/lastScore/sertif')).status, 429)
    const other = await BrowserSession.of(await createUser())
    assert.equal((await other.get('/users/lastScore/sertif')).status, 404)
  })
})
