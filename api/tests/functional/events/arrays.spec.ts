import { test } from '@japa/runner'
import { createUser } from '#database/factories/user_factory'
import { isolateDatabase } from '#tests/support/database'
import { eventForm, scheduleEvent } from '#tests/support/events'
import { completePackage, MINUTE } from '#tests/support/exam'
import { action, startedEvent } from '#tests/support/interventions'
import { LIMITS } from '#tests/support/limits'
import { adminBrowser } from '#tests/support/questions'
import type { Reply } from '#tests/support/browser_session'

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const TOO_MANY = upTo(5_001)

/** Refused with a sentence that names the field, not with an error of the server. */
function isRefused({ status, body }: Reply, field: string): boolean {
  return (
    status === 422 &&
    typeof body.message === 'string' &&
    body.message !== '' &&
    !/\b(the|field|must)\b/i.test(body.message) &&
    body.errors.some((error: { field: string; msg: string }) => error.field.startsWith(field))
  )
}

test.group('Lists in bodies of an event', (group) => {
  isolateDatabase(group)
  group.each.timeout(LIMITS.manyRuns)

  test('an event with repeated or more than 5,000 learners, classes or invigilators is refused in words', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const admin = await adminBrowser()
    const { id } = await createUser()
    const form = eventForm(pack, Date.now() + 60 * MINUTE, { peserta: [id] })
    const created = await admin.post('/admin/jadwal', form)
    assert.equal(created.status, 201)
    const path = `/admin/jadwal/${created.body.id}`
    for (const field of ['peserta', 'kelas', 'pengawas']) {
      for (const list of [[id, id], TOO_MANY, [[id]], [null], ['x'], [1.5], [2 ** 53], { 0: id }]) {
        for (const reply of [
          await admin.post('/admin/jadwal', { ...form, [field]: list }),
          await admin.put(path, { ...form, [field]: list }),
        ]) {
          const told = `${field} ${JSON.stringify(list).slice(0, 40)}: ${reply.status}`
          assert.isTrue(isRefused(reply, field), told)
        }
      }
    }
    // As many as are allowed, of people who aren't there: no crash, and said in words.
    const most = await admin.post('/admin/jadwal', { ...form, peserta: upTo(5_000) })
    assert.equal(most.status, 422, most.body.message)
    assert.isNotEmpty(most.body.message)
  })

  test('an action takes repeated learners once, and refuses more than 5,000, none and strange ones in words', async ({
    assert,
  }) => {
    const event = await startedEvent({ count: 2 })
    await event.begin(...event.learners)
    const twice = await event.act('tambah_waktu', [...event.ids, ...event.ids], { menit: 1 })
    assert.equal(twice.status, 200)
    assert.lengthOf(twice.body.hasil, 2)
    const many = Array.from({ length: 2_500 }, () => event.ids).flat()
    assert.equal((await event.act('pesan', many, { pesan: 'Halo' })).status, 200)
    const post = (peserta: unknown) =>
      event.admin.post(`${event.path}/tindakan`, { ...action('jeda', 'semua'), peserta })
    for (const list of [[], TOO_MANY, [...many, 1], [null], ['1'], [[1]], {}, 'sebagian']) {
      const reply = await post(list)
      assert.isTrue(isRefused(reply, 'peserta'), JSON.stringify(list).slice(0, 40))
    }
  })

  test('decisions about late answers and the seats of a plan are refused with repeats and too many entries', async ({
    assert,
  }) => {
    const event = await scheduleEvent(await completePackage(), Date.now() + MINUTE)
    const decide = (body: object) =>
      event.admin.put(`${event.path}/jawaban-terlambat`, {
        alasan: 'Listrik padam.',
        terima: [],
        tolak: [],
        ...body,
      })
    for (const list of [[1, 1], TOO_MANY, [null], ['1'], {}]) {
      for (const field of ['terima', 'tolak']) {
        const reply = await decide({ [field]: list })
        assert.isTrue(isRefused(reply, field), `${field} ${JSON.stringify(list).slice(0, 40)}`)
      }
    }
    assert.isTrue(isRefused(await decide({ terima: [1], tolak: [1] }), 'tolak'))
    const place = (baris: number, nama = 'A1') => ({ nama, baris, kolom: 0 })
    const tooMany = TOO_MANY.map((one) => place(0, `A${one}`))
    for (const kursi of [tooMany, [null], [[]], {}]) {
      const reply = await event.admin.put(`${event.path}/denah`, { kursi })
      assert.isTrue(isRefused(reply, 'kursi'), JSON.stringify(kursi).slice(0, 40))
    }
  })
})
