import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_ACCOUNTS } from '#app/accounts/domain/demo_accounts'
import type { BrowserSession } from '#tests/support/browser_session'
import { runOnOneDatabase } from '#tests/support/database'
import { openStream } from '#tests/support/event_stream'
import { action } from '#tests/support/interventions'
import { LIMITS } from '#tests/support/limits'
import { hasMariadb, MariadbServer } from '#tests/support/mariadb_server'
import { openRoom, WATCHER, type Seated } from '#tests/support/process_room'
import { hasRedis, startRedis } from '#tests/support/redis_server'
import { ServerProcess } from '#tests/support/server_process'

const ADMIN = DEMO_ACCOUNTS[0]

test.group('An event over two processes', (group) => {
  runOnOneDatabase(group)
  group.each.timeout(LIMITS.processes)
  group.tap((each) => each.skip(!hasRedis, 'no redis-server on this machine'))

  for (const kind of ['SQLite', 'MariaDB'] as const) {
    test(`two invigilators who press at two processes act once, and each board shows what the other did (${kind})`, async ({
      assert,
      cleanup,
    }) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'lulus-two-'))
      const mariadb = kind === 'MariaDB' ? await MariadbServer.start() : null
      const redis = await startRedis()
      const settings = { ...mariadb?.environment, REDIS_URL: redis.url }
      const one = await ServerProcess.prepare(dataDir, settings)
      const two = await one.sibling()
      cleanup(async () => {
        await Promise.all([one.kill(), two.kill()])
        await Promise.all([redis.stop(), mariadb?.remove()])
        rmSync(dataDir, { recursive: true, force: true })
      })
      await Promise.all([one.start(), two.start()])
      const room = await openRoom([one.origin, two.origin], 1)
      const { path, admin, watcher } = room
      const [{ id: learnerId, browser: learner }] = room.learners as [Seated]
      const learnerAtTwo = learner.copy(two.origin)
      const give = (by: BrowserSession, more = {}) =>
        by.post(`${path}/tindakan`, action('tambah_waktu', [learnerId], { menit: 5, ...more }))

      const pressed = [
        { name: ADMIN.name, by: admin },
        { name: WATCHER, by: watcher },
      ]
      const replies = await Promise.all(
        pressed.map(async ({ name, by }) => ({ name, by, ...(await give(by)).body.hasil[0] }))
      )
      assert.sameMembers(
        replies.map(({ status }) => status),
        ['dilakukan', 'dilewati']
      )
      const first = replies.find(({ status }) => status === 'dilakukan')
      const second = replies.find(({ status }) => status === 'dilewati')
      assert.equal(second?.keterangan, `Baru saja dilakukan oleh ${first?.name}.`)
      const left = async () => (await learnerAtTwo.get('/soal/timers')).body.secondsRemaining
      assert.approximately(await left(), 35 * 60, 60)

      // Who came second may insist; the same press sent to both processes is one.
      const kunci = randomUUID()
      const by = second?.by as BrowserSession
      const [here, there] = await Promise.all([
        give(by.copy(one.origin), { kunci, paksa: true }),
        give(by.copy(two.origin), { kunci, paksa: true }),
      ])
      assert.equal(here.body.hasil[0].status, 'dilakukan')
      assert.deepEqual(there.body, here.body)
      assert.approximately(await left(), 40 * 60, 60)

      // A choice that is saved and a pulse that is taken at one process are on the other's stream.
      const stream = await openStream(watcher, `${path}/aliran`)
      cleanup(() => stream.close())
      const [begun] = (await stream.next(({ kind: name }) => name === 'papan')).data.peserta
      assert.equal(begun.terjawab, 0)
      const answer = [{ id: 1, answer: '1', seq: 1 }]
      const stored = await learner.post('/soal/simpan-jawaban', { answer })
      assert.equal(stored.status, 200, stored.body.message)
      const saved = await stream.next(({ data }) => data.terjawab === 1)
      assert.equal(saved.kind, 'baris')
      const pulse = { belumTerkirim: 3, baterai: 41, page: 2 }
      assert.equal((await learner.post('/soal/denyut', pulse)).status, 200)
      const heard = await stream.next(({ data }) => data.belumTerkirim === 3)
      assert.equal(heard.data.baterai, 41)
      const paused = await admin.post(`${path}/tindakan`, action('jeda', [learnerId]))
      assert.equal(paused.status, 200)
      assert.equal((await stream.next(({ data }) => data.dijeda)).data.keadaan, 'dijeda')
    }).skip(kind === 'MariaDB' && !hasMariadb, 'no mariadbd on this machine')
  }
})
