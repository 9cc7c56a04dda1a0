import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Contacts } from '#app/exam/calls/contacts'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { scheduleEvent } from '#tests/support/events'
import { completePackage, HOUR } from '#tests/support/exam'
import { createUser } from '#database/factories/user_factory'
import { clock } from '#app/platform/time/clock'

test.group('The pulse of a waiting room', (group) => {
  isolateDatabase(group)

  test("a waiting learner's pulse is answered without a session's time, and noted", async ({
    assert,
  }) => {
    const event = await scheduleEvent(await completePackage(), clock.now() + HOUR)
    const [learner] = event.learners
    const path = `/jadwal/${event.id}/denyut`
    const reply = await learner?.browser.post(path, { belumTerkirim: 0, terlihat: false })
    assert.equal(reply?.status, 200)
    assert.deepEqual(reply?.body, {
      sesi: null,
      secondsRemaining: null,
      dijeda: false,
      pemberitahuan: [],
    })
    const contacts = await app.container.make(Contacts)
    const userId = learner?.user.id ?? 0
    assert.deepInclude(contacts.waitingOf({ eventId: event.id, userId }), { isVisible: false })
    assert.equal((await learner?.browser.post(path, { belumTerkirim: null }))?.status, 422)
    // Only the framework sends cookies; a pulse that follows another is answered before it.
    const fast = await learner?.browser.post(path, { belumTerkirim: 0 })
    assert.deepEqual([fast?.status, fast?.headers.getSetCookie()], [200, []])
    const stranger = await BrowserSession.of(await createUser())
    assert.equal((await stranger.post(path, {})).status, 404)
    assert.equal((await (await BrowserSession.visitor()).post(path, {})).status, 401)
  })
})
