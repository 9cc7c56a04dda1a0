import { test } from '@japa/runner'
import Attempt from '#app/exam/models/attempt'
import Entitlement from '#app/enrolment/models/entitlement'
import { createLab } from '#database/factories/lab_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import {
  answersOf,
  completePackage,
  start,
  startIn,
  takeSeat,
  type Seat,
} from '#tests/support/exam'
import { through, type Kiosk } from '#tests/support/kiosk'
import { stopClock } from '#tests/support/time_travel'

const SENTENCE =
  'Paket ini hanya dapat dikerjakan di komputer lab akademi. Silakan datang ke lab untuk mengerjakannya.'
const REFUSED = { bolehAkses: false, pending: true, alasan: SENTENCE, butuhLab: true }

async function openKiosk(seat = '07'): Promise<Kiosk> {
  const { lab, key } = await createLab()
  return { labId: lab.id, key, seat }
}

const labPackage = () => completePackage({ labOnly: true })
/** A learner with a grant, outside of a lab. */
const atHome = async () => takeSeat(await labPackage())
/** The same login from a seat in a lab. */
const inLab = ({ browser, ...seat }: Seat, kiosk: Kiosk): Seat => ({
  ...seat,
  browser: through(browser.copy(), kiosk),
})

test.group('A lab-only package', (group) => {
  isolateDatabase(group)

  test('a lab-only package is refused in an ordinary browser, and the grant stays', async ({
    assert,
  }) => {
    const seat = await atHome()
    const reply = await start(seat)
    assert.equal(reply.status, 403)
    assert.equal(reply.body.code, 'khusus_lab')
    assert.equal(reply.body.message, SENTENCE)
    assert.lengthOf(await Attempt.all(), 0)
    assert.isNull((await Entitlement.findByOrFail('userId', seat.user.id)).usedAt)
  })

  test('a lab-only package starts in a lab, and the attempt stores its seat', async ({
    assert,
  }) => {
    using time = stopClock()
    const kiosk = await openKiosk()
    const seat = inLab(await atHome(), kiosk)
    assert.equal((await start(seat)).status, 200)

    const attempt = await Attempt.findByOrFail('userId', seat.user.id)
    assert.isTrue(attempt.labOnly)
    assert.equal(attempt.startedLabId, kiosk.labId)
    assert.equal(attempt.startedSeat, '07')
    assert.equal(attempt.seenLabId, kiosk.labId)
    assert.equal(attempt.seenSeat, '07')
    assert.equal(attempt.seenAt, time.now)
  })

  test('a lab-only package is announced before payment and start, outside of a lab only', async ({
    assert,
  }) => {
    const pack = await labPackage()
    const buyer = await BrowserSession.of(await createUser())
    const path = `/users/cek-akses/${pack.id}`
    assert.deepEqual((await buyer.get(path)).body, { ...REFUSED, pending: false })
    assert.isTrue((await buyer.get(`/paket-soal/${pack.id}`)).body.data.hanya_lab)

    const seat = await takeSeat(pack)
    assert.deepEqual((await seat.browser.get(path)).body, REFUSED)
    assert.deepEqual((await seat.browser.get('/users/cek-akses')).body, {
      bolehAkses: false,
      paketId: pack.id,
    })
    const { browser } = inLab(seat, await openKiosk())
    assert.deepEqual((await browser.get(path)).body, {
      bolehAkses: true,
      pending: false,
      alasan: null,
    })
    assert.isTrue((await browser.get('/users/cek-akses')).body.bolehAkses)
  })

  test("a lab-only package can't be read, answered, moved on or taken over outside of the lab", async ({
    assert,
  }) => {
    const home = await atHome()
    const lab = inLab(home, await openKiosk())
    await start(lab)
    const audio = (await lab.browser.get('/soal')).body.soal[0].audio as string

    const { browser, user, pack } = home
    const answer = [{ id: 1, answer: '1' }]
    const calls = {
      resume: () => browser.put('/soal/timers', { nohp: user.nohp }),
      takeover: () => browser.put('/soal/timers', { takeover: true }),
      read: () => browser.get('/soal'),
      keep: () => browser.get('/soal/kunci'),
      listen: () => browser.get(audio),
      save: () => browser.post('/soal/simpan-jawaban', { answer }),
      report: () => browser.post('/soal/simpan-audio', { audio: ['1'] }),
      next: () => browser.put('/soal/timers/next', { from: 'listening' }),
      end: () => browser.put('/soal/timers-to-zero', {}),
      submit: () => browser.post('/soal/jawaban', { answers: [] }),
    }
    for (const [name, call] of Object.entries(calls)) {
      const reply = await call()
      assert.equal(reply.status, 403, name)
      assert.equal(reply.body.code, 'khusus_lab', name)
    }
    // The remaining time may be read anywhere.
    assert.equal((await browser.get('/soal/timers')).status, 200)
    assert.deepEqual((await browser.get(`/users/cek-akses/${pack.id}`)).body, REFUSED)
    assert.equal((await lab.browser.post('/soal/simpan-jawaban', { answer })).status, 200)
  })

  test('a lab-only package continues at another seat after a takeover', async ({ assert }) => {
    const kiosk = await openKiosk('07')
    const home = await atHome()
    await start(inLab(home, kiosk))
    const elsewhere = inLab(
      { ...home, browser: await BrowserSession.of(home.user) },
      {
        ...kiosk,
        seat: '08',
      }
    )
    assert.equal((await start(elsewhere)).body.code, 'dipakai_di_perangkat_lain')
    const taken = await elsewhere.browser.put('/soal/timers', { takeover: true })
    assert.equal(taken.status, 200)
    const attempt = await Attempt.findByOrFail('userId', home.user.id)
    assert.equal(attempt.seenSeat, '08')
    assert.equal(attempt.startedSeat, '07')
  })

  test('a lab-only package continues anywhere after an admin removed the restriction', async ({
    assert,
  }) => {
    const home = await atHome()
    await start(inLab(home, await openKiosk()))
    assert.equal((await start(home)).status, 403)
    await home.pack.merge({ labOnly: false }).save()
    assert.equal((await start(home)).status, 200)
  })

  test('a package that becomes lab-only does not restrict running attempts', async ({ assert }) => {
    using time = stopClock()
    const home = await takeSeat()
    await startIn(home, 'reading', time)
    await home.pack.merge({ labOnly: true }).save()

    assert.isTrue((await home.browser.get(`/users/cek-akses/${home.pack.id}`)).body.bolehAkses)
    const answers = answersOf('reading')
    assert.equal((await home.browser.post('/soal/jawaban', { answers })).status, 200)
    const next = await takeSeat(home.pack)
    assert.equal((await start(next)).body.code, 'khusus_lab')
  })

  test('other packages start in a lab as ordinary ones', async ({ assert }) => {
    const kiosk = await openKiosk()
    const seat = inLab(await takeSeat(), kiosk)
    assert.equal((await start(seat)).status, 200)
    const attempt = await Attempt.findByOrFail('userId', seat.user.id)
    assert.isFalse(attempt.labOnly)
    assert.equal(attempt.startedLabId, kiosk.labId)
  })
})
