import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import { readVersions } from '#app/packages/rows/question_versions'
import { createPackage } from '#database/factories/package_factory'
import { isolateDatabase } from '#tests/support/database'
import { completePackage } from '#tests/support/exam'
import { adminBrowser, questionOn } from '#tests/support/questions'
import { wavRecording } from '#tests/support/recordings'

test.group('The recording of a page', (group) => {
  isolateDatabase(group)

  const upload = async (packageId: number, page: number | string, data: Buffer) =>
    (await adminBrowser()).upload(
      'PUT',
      `/admin/paket-soal/${packageId}/rekaman/${page}`,
      {},
      { audio: { data, filename: '01.wav' } }
    )

  test('a recording replaces the one of its page, with a version and an audit entry, and the same file changes nothing', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const before = await questionOn(pack.id, 1)
    const reply = await upload(pack.id, 1, wavRecording(2))
    assert.equal(reply.status, 200)
    assert.deepEqual(reply.body, { message: 'Rekaman berhasil dipasang!', sama: false })
    const after = await questionOn(pack.id, 1)
    assert.notEqual(after.audio, before.audio)
    assert.equal(after.audioMs, 2000)
    assert.equal((await readVersions(after.id)).at(-1)?.content.audio, after.audio)

    const again = await upload(pack.id, 1, wavRecording(2))
    assert.isTrue(again.body.sama)
    assert.lengthOf(await AuditEntry.query().where('action', 'question.edited'), 1)
  })

  test('a page without a recording of its own, without a question or a file that is none is refused', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const empty = await createPackage({ status: 'belum' })
    assert.equal((await upload(pack.id, 32, wavRecording(1))).status, 422)
    assert.equal((await upload(pack.id, 94, wavRecording(1))).status, 422)
    assert.equal((await upload(pack.id, 'x', wavRecording(1))).status, 422)
    assert.equal((await upload(empty.id, 1, wavRecording(1))).status, 404)
    assert.equal((await upload(pack.id, 1, Buffer.from('not a recording'))).status, 415)
    const browser = await adminBrowser()
    const path = `/admin/paket-soal/${pack.id}/rekaman/1`
    assert.equal((await browser.upload('PUT', path, {}, {})).status, 422)
  })
})
