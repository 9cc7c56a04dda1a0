import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { scheduleEvent } from '#tests/support/events'
import { completePackage } from '#tests/support/exam'
import { action } from '#tests/support/interventions'

const TRIES = 10

test.group('Token locks', (group) => {
  isolateDatabase(group)

  test('an own invigilator opens the lock of wrong tokens, and the right one is taken at once', async ({
    assert,
  }) => {
    const user = await createUser({ role: 'Pengawas' })
    const { path, learners } = await scheduleEvent(await completePackage(), Date.now(), {
      count: 2,
      pengawas: [user.id],
    })
    const watcher = await BrowserSession.of(user)
    const [locked, other] = learners
    if (!locked || !other) throw new Error('two learners are needed')
    const enter = (tokenUjian: string) =>
      locked.browser.post(path.replace('/admin', '') + '/masuk', { tokenUjian })
    const act = (...ids: number[]) => watcher.post(`${path}/tindakan`, action('buka_token', ids))
    const early = await act(locked.user.id)
    assert.equal(early.body.hasil[0].keterangan, 'Tokennya tidak terkunci.')

    for (let tried = 0; tried < TRIES; tried += 1) await enter('AAAAAA')
    const { body } = await watcher.get(`${path}/papan`)
    const token = body.data.token.kode
    assert.equal((await enter(token)).status, 429)
    const { hasil } = (await act(locked.user.id, other.user.id)).body
    const statusOf = (id: number) =>
      hasil.find(({ userId }: { userId: number }) => userId === id).status
    assert.equal(statusOf(locked.user.id), 'dilakukan')
    assert.equal(statusOf(other.user.id), 'dilewati')
    assert.equal((await enter(token)).status, 200)
    const entries = await AuditEntry.query().where('action', 'event.intervened')
    assert.lengthOf(entries, 1)
    assert.deepInclude(entries[0]?.details, { kind: 'buka_token', userId: locked.user.id })
  })
})
