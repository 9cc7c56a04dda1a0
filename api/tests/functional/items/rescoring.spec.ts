import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import AuditEntry from '#app/audit/models/audit_entry'
import Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import Result from '#app/results/models/result'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { factoryKey } from '#database/factories/question_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import {
  answersOf,
  completePackage,
  heldAnswers,
  MINUTE,
  start,
  takeSeat,
} from '#tests/support/exam'
import { sitPackage } from '#tests/support/sat_packages'
import { ITEM_PAGES } from '#tests/support/simulated_sittings'
import { stopClock } from '#tests/support/time_travel'
import { ANOTHER_RESCORING, NOTHING_TO_UNDO, UNDO_TOO_LATE } from '#contracts/item_analysis'

const REASON = 'Kunci soal 5 salah ketik.'
const PAGE = 5
const KEY = Number(factoryKey(PAGE))
/** An option of that page that isn't the key. */
const OTHER = (KEY % 4) + 1

/** All right but page 5, where this option was chosen, 0 for a blank. */
function sheet(onPage: number): string {
  return ITEM_PAGES.map((page) => (page === PAGE ? String(onPage) : factoryKey(page))).join('')
}

type Body = Record<string, unknown>

async function rescore(pack: Package, body: Body, session?: BrowserSession, path = '') {
  const admin = session ?? (await BrowserSession.of(await createAdmin()))
  return admin.post(`/admin/paket-soal/${pack.id}/hitung-ulang${path}`, body)
}

const toOther = { periksa: false, alasan: REASON, koreksi: [{ page: PAGE, kunci: [OTHER] }] }

async function verify(code: string) {
  const visitor = await BrowserSession.visitor()
  return (await visitor.get(`/sertifikat/${code}`)).body
}

const counts = (listening: number, totalScore: number) => ({
  listening_correct: listening,
  written_correct: 40,
  reading_correct: 50,
  totalScore,
})

test.group('Re-scoring a package', (group) => {
  isolateDatabase(group)

  test('a corrected key changes exactly the results that it touches, with new codes, and their sheets stay', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const [right, other, blank] = await sitPackage(pack, [sheet(KEY), sheet(OTHER), sheet(0)])
    const before = (await heldAnswers()).map(({ attempt_id, page, answer, seq }) => [
      attempt_id,
      page,
      answer,
      seq,
    ])
    const preview = await rescore(pack, { ...toOther, periksa: true })
    assert.equal(preview.status, 200)
    const expected = [
      {
        riwayatId: right?.id,
        nama: 'Peserta 1',
        lama: counts(50, 677),
        baru: counts(49, 673),
        cefr: { lama: 'C1', baru: 'C1' },
      },
      {
        riwayatId: other?.id,
        nama: 'Peserta 2',
        lama: counts(49, 673),
        baru: counts(50, 677),
        cefr: { lama: 'C1', baru: 'C1' },
      },
    ]
    assert.deepEqual(preview.body.berubah, expected)
    await other?.refresh()
    assert.equal(other?.listeningCorrect, 49)

    const admin = await createAdmin({ name: 'Ibu Admin' })
    const done = await rescore(pack, toOther, await BrowserSession.of(admin))
    assert.equal(done.status, 200)
    assert.deepEqual(done.body, preview.body)
    const oldCode = other?.code ?? ''
    const untouched = blank?.code
    await Promise.all([other?.refresh(), right?.refresh(), blank?.refresh()])
    assert.deepEqual(
      [right?.totalScore, other?.totalScore, blank?.totalScore, blank?.code],
      [673, 677, 673, untouched]
    )
    assert.deepEqual(
      (await heldAnswers()).map(({ attempt_id, page, answer, seq }) => [
        attempt_id,
        page,
        answer,
        seq,
      ]),
      before
    )
    const [old, present] = [await verify(oldCode), await verify(other?.code ?? '')]
    assert.deepEqual([old.status, old.pengganti, old.totalScore], ['diganti', true, 673])
    assert.deepEqual([present.status, present.totalScore], ['berlaku', 677])
    const question = await Question.findByOrFail({ packageId: pack.id, page: PAGE })
    assert.equal(question.answerKey, OTHER)

    const entry = await AuditEntry.findByOrFail('action', 'package.rescored')
    assert.deepEqual(
      [entry.actorName, entry.details],
      ['Ibu Admin', { name: pack.name, pages: [PAGE], changed: 2, reason: REASON }]
    )
    const history = async (result: Result | undefined) => {
      const learner = await BrowserSession.of(await User.findOrFail(result?.userId))
      return (await learner.get('/users/riwayat-ujian')).body.data[0]
    }
    const rescoredAt = new Date(other?.rescoredAt ?? 0).toISOString()
    assert.deepInclude(await history(other), { totalScore: 677, dihitung_ulang: rescoredAt })
    assert.notProperty(await history(blank), 'dihitung_ulang')
  })

  test('the counts of right and wrong of the question follow', async ({ assert }) => {
    const pack = await completePackage()
    await sitPackage(pack, [sheet(KEY), sheet(OTHER), sheet(OTHER)])
    const admin = await BrowserSession.of(await createAdmin())
    await rescore(pack, toOther, admin)
    const { body } = await admin.get(`/admin/paket-soal/${pack.id}/soal-listening`)
    const row = body.data.find(({ page }: { page: number }) => page === PAGE)
    assert.deepEqual([row.benar, row.salah], [2, 1])
  })

  test('several keys are all right, and a dropped item is right for everybody, also for a blank', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const results = await sitPackage(pack, [sheet(KEY), sheet(OTHER), sheet(0)])
    const both = { ...toOther, koreksi: [{ page: PAGE, kunci: [KEY, OTHER] }] }
    const first = await rescore(pack, both)
    assert.deepEqual(
      first.body.berubah.map(({ riwayatId }: { riwayatId: number }) => riwayatId),
      [results[1]?.id]
    )
    const question = await Question.findByOrFail({ packageId: pack.id, page: PAGE })
    assert.equal(question.answerKey, KEY)

    const dropped = { ...toOther, koreksi: [{ page: PAGE, gugur: true }] }
    const second = await rescore(pack, dropped)
    assert.deepEqual(
      second.body.berubah.map(({ riwayatId }: { riwayatId: number }) => riwayatId),
      [results[2]?.id]
    )
    // A correction replaces the earlier one of its page.
    const third = await rescore(pack, { ...toOther, koreksi: [{ page: PAGE, kunci: [KEY] }] })
    assert.lengthOf(third.body.berubah, 2)
    const totals = await Result.query().where('packageId', pack.id).orderBy('id')
    assert.deepEqual(
      totals.map(({ listeningCorrect }) => listeningCorrect),
      [50, 49, 49]
    )
  })

  test('the same call again changes nothing and issues no code', async ({ assert }) => {
    const pack = await completePackage()
    const [, other] = await sitPackage(pack, [sheet(KEY), sheet(OTHER)])
    await rescore(pack, toOther)
    await other?.refresh()
    const { code } = other ?? {}
    const again = await rescore(pack, toOther)
    assert.deepEqual([again.status, again.body.berubah], [200, []])
    await other?.refresh()
    assert.equal(other?.code, code)
    assert.lengthOf(await AuditEntry.query().where('action', 'package.rescored'), 1)
  })

  test('an attempt that runs is scored by the corrected key at its end, and so is a later one', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    await seat.browser.post('/soal/simpan-jawaban', { index: 1, answer: answersOf('listening') })
    await rescore(seat.pack, toOther)
    time.pass(30 * MINUTE)
    await seat.browser.put('/soal/timers/next', { from: 'listening' })
    time.pass(25 * MINUTE)
    await seat.browser.put('/soal/timers/next', { from: 'written' })
    time.pass(56 * MINUTE)
    assert.equal((await seat.browser.post('/soal/jawaban', { answers: [] })).status, 200)
    const result = await Result.findByOrFail('userId', seat.user.id)
    assert.equal(result.listeningCorrect, 49)
    assert.isNull(result.rescoredAt)
  })

  test('who sat another question on that page keeps the score, and is counted', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const [earlier] = await sitPackage(pack, [sheet(OTHER)])
    const question = await Question.findByOrFail({ packageId: pack.id, page: PAGE })
    await question.merge({ option1: 'Quite another option' }).save()
    const [later] = await sitPackage(pack, [sheet(OTHER)])

    const { body } = await rescore(pack, toOther)
    assert.deepEqual(
      body.berubah.map(({ riwayatId }: { riwayatId: number }) => riwayatId),
      [later?.id]
    )
    assert.deepEqual(body.soalLain, [{ page: PAGE, peserta: 1 }])
    await earlier?.refresh()
    assert.equal(earlier?.listeningCorrect, 49)
  })

  test('undoing makes the codes before hold again, those in between replaced; a second time is refused', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const results = await sitPackage(pack, [sheet(KEY), sheet(OTHER)])
    const codes = results.map(({ code }) => code)
    await rescore(pack, toOther)
    await Promise.all(results.map((result) => result.refresh()))
    const between = results.map(({ code }) => code)

    const admin = await BrowserSession.of(await createAdmin())
    const undone = await rescore(pack, { alasan: 'Ternyata benar.' }, admin, '/batalkan')
    assert.equal(undone.status, 200)
    assert.deepEqual(
      undone.body.berubah.map(({ lama, baru }: Record<string, Body>) => [
        lama?.totalScore,
        baru?.totalScore,
      ]),
      [
        [673, 677],
        [677, 673],
      ]
    )
    await Promise.all(results.map((result) => result.refresh()))
    assert.deepEqual(
      results.map(({ code, totalScore, rescoredAt }) => [code, totalScore, rescoredAt]),
      [
        [codes[0], 677, null],
        [codes[1], 673, null],
      ]
    )
    for (const code of codes) assert.equal((await verify(code)).status, 'berlaku')
    for (const code of between) assert.equal((await verify(code)).status, 'diganti')
    const question = await Question.findByOrFail({ packageId: pack.id, page: PAGE })
    assert.equal(question.answerKey, KEY)
    assert.lengthOf(await db.from('key_corrections'), 0)
    const entry = await AuditEntry.findByOrFail('action', 'package.rescoring_undone')
    assert.deepEqual(entry.details, {
      name: pack.name,
      pages: [PAGE],
      changed: 2,
      reason: 'Ternyata benar.',
    })

    const again = await rescore(pack, { alasan: 'Sekali lagi.' }, admin, '/batalkan')
    assert.deepEqual([again.status, again.body.message], [409, NOTHING_TO_UNDO])
    assert.lengthOf((await rescore(pack, toOther, admin)).body.berubah, 2)
  })

  test('undoing is refused once another attempt has begun', async ({ assert }) => {
    const pack = await completePackage()
    await sitPackage(pack, [sheet(OTHER)])
    await rescore(pack, toOther)
    const user = await createUser()
    await grantAttempt(user, await Package.findOrFail(pack.id))
    const browser = await BrowserSession.of(user)
    assert.equal((await browser.put('/soal/timers', { nohp: user.nohp })).status, 200)
    const late = await rescore(pack, { alasan: 'Terlambat.' }, undefined, '/batalkan')
    assert.deepEqual([late.status, late.body.message], [409, UNDO_TOO_LATE])
  })

  test('a result that got another certificate meanwhile is scored again when the re-score is undone', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const [result] = await sitPackage(pack, [sheet(OTHER)])
    await rescore(pack, toOther)
    await Result.query()
      .where('id', result?.id ?? 0)
      .update({ code: 'ANOTHER' })
    const undone = await rescore(pack, { alasan: 'Dibatalkan.' }, undefined, '/batalkan')
    assert.lengthOf(undone.body.berubah, 1)
    await result?.refresh()
    assert.equal(result?.listeningCorrect, 49)
    assert.notEqual(result?.code, 'ANOTHER')
    assert.equal((await verify('ANOTHER')).message, 'Sertifikat tidak ditemukan.')
  })

  test('an excluded learner is scored again too, and has no certificate before or after', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const [result] = await sitPackage(pack, [sheet(OTHER)])
    await result?.merge({ excludedAt: 1 }).save()
    const code = result?.code ?? ''
    await rescore(pack, toOther)
    await result?.refresh()
    assert.deepEqual([result?.listeningCorrect, result?.code], [50, code])
    assert.equal((await verify(code)).message, 'Sertifikat tidak ditemukan.')
    await rescore(pack, { alasan: 'Dibatalkan.' }, undefined, '/batalkan')
    await result?.refresh()
    assert.deepEqual([result?.listeningCorrect, result?.code], [49, code])
    assert.equal((await verify(code)).message, 'Sertifikat tidak ditemukan.')
  })

  test('a re-score is refused: {what}')
    .with([
      { what: 'without a reason', body: { ...toOther, alasan: undefined } },
      { what: 'with a blank reason', body: { ...toOther, alasan: '   ' } },
      { what: 'without corrections', body: { ...toOther, koreksi: [] } },
      { what: 'with a page as text', body: { ...toOther, koreksi: [{ page: '5', kunci: [1] }] } },
      { what: 'with a key as text', body: { ...toOther, koreksi: [{ page: 5, kunci: ['1'] }] } },
      { what: 'with a fifth key', body: { ...toOther, koreksi: [{ page: 5, kunci: [5] }] } },
      { what: 'with a key twice', body: { ...toOther, koreksi: [{ page: 5, kunci: [1, 1] }] } },
      { what: 'without any key', body: { ...toOther, koreksi: [{ page: 5, kunci: [] }] } },
      {
        what: 'with keys of a dropped item',
        body: { ...toOther, koreksi: [{ page: 5, kunci: [1], gugur: true }] },
      },
      { what: 'with neither', body: { ...toOther, koreksi: [{ page: 5 }] } },
      { what: 'on an instruction page', body: { ...toOther, koreksi: [{ page: 51, kunci: [1] }] } },
      {
        what: 'with a page twice',
        body: {
          ...toOther,
          koreksi: [
            { page: 5, kunci: [1] },
            { page: 5, gugur: true },
          ],
        },
      },
      { what: 'with periksa as text', body: { ...toOther, periksa: 'false' } },
    ])
    .run(async ({ assert }, { body }) => {
      const pack = await completePackage()
      const { status } = await rescore(pack, body)
      assert.equal(status, 422)
      assert.lengthOf(await db.from('key_corrections'), 0)
    })

  test('a page without a question is named, an unknown package is not found, and only admins may', async ({
    assert,
  }) => {
    const pack = await completePackage()
    await Question.query().where({ packageId: pack.id, page: PAGE }).delete()
    const missing = await rescore(pack, toOther)
    assert.deepEqual(
      [missing.status, missing.body.message],
      [422, 'Tidak ada soal di halaman 5 pada paket ini.']
    )
    const admin = await BrowserSession.of(await createAdmin())
    assert.equal((await admin.post('/admin/paket-soal/99999/hitung-ulang', toOther)).status, 404)
    for (const role of ['Guru', 'User'] as const) {
      const other = await BrowserSession.of(await createUser({ role }))
      assert.equal((await rescore(pack, toOther, other)).status, 403, role)
      assert.equal((await rescore(pack, { alasan: REASON }, other, '/batalkan')).status, 403, role)
    }
  })

  test('the screen learns which keys count, what was decided last and whether it can be undone', async ({
    assert,
  }) => {
    const pack = await completePackage()
    await sitPackage(pack, [sheet(OTHER)])
    await rescore(pack, { ...toOther, koreksi: [{ page: PAGE, gugur: true }] })
    const admin = await BrowserSession.of(await createAdmin())
    const { body } = await admin.get(`/admin/paket-soal/${pack.id}/hitung-ulang`)
    const row = body.data.soal.find(({ page }: { page: number }) => page === PAGE)
    assert.deepEqual([row.kunci, row.gugur], [[KEY], true])
    const { id, waktu, ...last } = body.data.terakhir
    assert.deepEqual(last, {
      alasan: REASON,
      berubah: 1,
      halaman: [PAGE],
      dibatalkan: false,
      bisaDibatalkan: true,
    })
    assert.isAbove(Date.parse(waktu), 0)
    const stale = await rescore(pack, { ...toOther, terakhir: null }, admin)
    assert.deepEqual([stale.status, stale.body.message], [409, ANOTHER_RESCORING])
    assert.equal((await rescore(pack, { ...toOther, terakhir: id }, admin)).status, 200)
  })
})

test.group('Re-scoring a package | at the same time', (group) => {
  emptyDatabaseAfterEach(group)

  test('of two admins at once one is refused', async ({ assert }) => {
    const pack = await completePackage()
    await sitPackage(pack, [sheet(KEY), sheet(OTHER)])
    const admins = await Promise.all(
      ['A', 'B'].map(async (name) => BrowserSession.of(await createAdmin({ name })))
    )
    const dropped = { ...toOther, koreksi: [{ page: PAGE, gugur: true }] }
    const replies = await Promise.all([
      rescore(pack, toOther, admins[0]),
      rescore(pack, dropped, admins[1]),
    ])
    assert.sameMembers(
      replies.map(({ status }) => status),
      [200, 409]
    )
    const refused = replies.find(({ status }) => status === 409)
    assert.equal(refused?.body.message, ANOTHER_RESCORING)
    assert.lengthOf(await db.from('rescorings'), 1)
  })

  test('of two that undo at once one is refused', async ({ assert }) => {
    const pack = await completePackage()
    await sitPackage(pack, [sheet(OTHER)])
    const admin = await BrowserSession.of(await createAdmin())
    await rescore(pack, toOther, admin)
    const replies = await Promise.all(
      [1, 2].map(() => rescore(pack, { alasan: REASON }, admin, '/batalkan'))
    )
    assert.sameMembers(
      replies.map(({ status }) => status),
      [200, 409]
    )
  })
})
