import { test } from '@japa/runner'
import { createLab } from '#database/factories/lab_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { scheduleEvent } from '#tests/support/events'
import { completePackage, HOUR } from '#tests/support/exam'
import { through } from '#tests/support/kiosk'
import { stopClock } from '#tests/support/time_travel'

const PATH = '/labs/pembaruan'

test.group('Updates of the seats of a lab', (group) => {
  isolateDatabase(group)

  test('a seat may be updated unless an event of its lab is near, which is named', async ({
    assert,
  }) => {
    using time = stopClock()
    const [here, there] = [await createLab(), await createLab()]
    const seatOf = ({ lab, key }: typeof here) =>
      through(new BrowserSession(), { labId: lab.id, key, seat: 'A1' })
    const ask = async (at: typeof here) => (await seatOf(at).get(PATH)).body.data
    const free = { boleh: true, ujian: null }
    assert.deepEqual(await ask(here), free)

    const event = await scheduleEvent(await completePackage(), time.now + 3 * HOUR, {
      labId: here.lab.id,
    })
    assert.deepEqual(await ask(here), free, 'three hours before')
    time.pass(HOUR)
    assert.deepEqual(await ask(here), { boleh: false, ujian: 'Ujian XII IPA 1' })
    assert.deepEqual(await ask(there), free, 'another lab')

    assert.equal((await event.admin.post(`${event.path}/batalkan`)).status, 200)
    assert.deepEqual(await ask(here), free, 'cancelled')
  })

  test('only a seat of a lab may ask', async ({ assert }) => {
    assert.equal((await (await BrowserSession.visitor()).get(PATH)).status, 403)
  })
})
