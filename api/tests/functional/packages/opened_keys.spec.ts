import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { completePackage, MINUTE } from '#tests/support/exam'
import { adminBrowser } from '#tests/support/questions'
import { readSecurityLog } from '#tests/support/security_log'
import { stopClock } from '#tests/support/time_travel'

const ACTION = 'package.keys_opened'

test.group('Answer keys that the staff opens', (group) => {
  isolateDatabase(group)

  test('answer keys opened by staff leave an audit entry for each person and section, once an hour', async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await completePackage()
    const teacher = await BrowserSession.of(await createUser({ role: 'Guru' }))
    const other = await adminBrowser()
    const entries = async () => {
      const noted = await AuditEntry.query().where({ action: ACTION, subjectId: pack.id })
      return noted.map(({ actorId, details }) => [actorId, details.section]).toSorted()
    }
    using log = readSecurityLog()

    const [first] = (await teacher.get(`/admin/paket-soal/${pack.id}/soal-structure`)).body.data
    await teacher.get(`/admin/paket-soal/${pack.id}/soal-structure`)
    await teacher.get(`/admin/paket-soal/soal/${first.id}`)
    await teacher.get(`/admin/paket-soal/${pack.id}/structure/last`)
    assert.lengthOf(await entries(), 1)
    const line = log.lines.find(({ action }) => action === ACTION)
    assert.containSubset(line, { msg: 'audited', subjectId: pack.id })

    await teacher.get(`/admin/paket-soal/${pack.id}/soal-reading`)
    await other.get(`/admin/paket-soal/${pack.id}/soal-structure`)
    assert.lengthOf(await entries(), 3)
    time.pass(60 * MINUTE)
    await teacher.get(`/admin/paket-soal/${pack.id}/soal-reading`)
    assert.lengthOf(await entries(), 4)
  })
})
