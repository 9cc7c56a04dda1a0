import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { strFromU8, unzipSync } from 'fflate'
import AuditEntry from '#app/audit/models/audit_entry'
import { Analyser } from '#app/items/analysis/analyser'
import type { StoredSittings } from '#app/items/domain/analyse_package'
import { itemFigures, reliabilities } from '#app/items/domain/item_figures'
import { itemWarnings } from '#app/items/domain/item_warnings'
import type Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { completePackage } from '#tests/support/exam'
import { queriesOf } from '#tests/support/queries'
import { sitPackage } from '#tests/support/sat_packages'
import { mainThreadShare } from '#tests/support/shared_work'
import { ITEM_PAGES, simulatedSittings, withKey } from '#tests/support/simulated_sittings'
import { NOT_ENOUGH_ATTEMPTS } from '#contracts/item_analysis'

/** A package whose keys are all A, as the simulation has it, but on the planted page. */
async function simulatedPackage(planted: { page: number; key: number } | null): Promise<Package> {
  const pack = await completePackage()
  await Question.query().where('packageId', pack.id).update({ answer_key: 1 })
  if (planted) {
    const { page, key } = planted
    await Question.query().where({ packageId: pack.id, page }).update({ answer_key: key })
  }
  return pack
}

async function analysisOf(pack: Package, session?: BrowserSession) {
  const browser = session ?? (await BrowserSession.of(await createAdmin()))
  return browser.get(`/admin/paket-soal/${pack.id}/analisis`)
}

test.group('Item analysis of a package', (group) => {
  isolateDatabase(group)

  test('the dashboard names packages with questions whose key may be wrong, and analyses again only after a change', async ({
    assert,
  }) => {
    const [page, key] = [60, 3]
    const pack = await simulatedPackage({ page, key })
    const { attempts } = withKey(simulatedSittings(60, 5), page, key)
    const session = await BrowserSession.of(await createAdmin())
    const shown = async () => (await session.get('/admin/dashboard/soal-lemah')).body.data
    assert.deepEqual(await shown(), [])
    await sitPackage(
      pack,
      attempts.map(({ answers }) => answers)
    )
    const serious = (await analysisOf(pack, session)).body.data.flatMap(
      ({ peringatan }: { peringatan: { jenis: string }[] }) => peringatan[0]?.jenis ?? []
    )
    const count = (kind: string) => serious.filter((one: string) => one === kind).length
    const expected = {
      paketId: pack.id,
      nama_paket: pack.name,
      kunciMungkinSalah: count('kunci_salah'),
      dayaPembedaNegatif: count('daya_negatif'),
    }
    assert.isAtLeast(expected.kunciMungkinSalah, 1)
    assert.deepEqual(await shown(), [expected])
    const again = await queriesOf(shown)
    assert.isFalse(again.some((sql) => sql.includes('attempt_answers')))
    await pack.merge({ archivedAt: Date.now() }).save()
    assert.deepEqual(await shown(), [])
  })

  test('a planted mis-key among 60 learners is found first, with figures that nothing rounds', async ({
    assert,
  }) => {
    const [page, key] = [60, 3]
    const pack = await simulatedPackage({ page, key })
    const sat = withKey(simulatedSittings(60, 5), page, key)
    await sitPackage(
      pack,
      sat.attempts.map(({ answers }) => answers)
    )

    const { status, body } = await analysisOf(pack)
    assert.equal(status, 200)
    assert.equal(body.peserta, 60)
    assert.lengthOf(body.data, 140)
    const [first] = body.data
    assert.deepEqual([first.page, first.peringatan[0].jenis], [page, 'kunci_salah'])
    const expected = itemFigures(sat)
    for (const row of body.data) {
      const item = expected[ITEM_PAGES.indexOf(row.page)]
      assert.deepEqual(
        [row.kesukaran, row.dayaPembeda, row.korelasi],
        [item?.difficulty, item?.discrimination, item?.correlation]
      )
    }
    const { listening, written, reading } = reliabilities(sat)
    const shown = ({ kr20, sem, items }: typeof listening) => ({ kr20, sem, butir: items })
    assert.deepEqual(body.keandalan, {
      listening: shown(listening),
      structure: shown(written),
      reading: shown(reading),
    })
    const question = await Question.findByOrFail({ packageId: pack.id, page })
    assert.equal(first.soalId, question.id)
    assert.deepEqual(
      first.pengecoh.map(({ pilihan }: { pilihan: number }) => pilihan),
      [1, 2, 3, 4]
    )
    const warned = itemWarnings(expected).filter((some) => some.length > 0).length
    const isWarned = body.data.map(
      ({ peringatan }: { peringatan: unknown[] }) => peringatan.length > 0
    )
    assert.equal(isWarned.lastIndexOf(true), warned - 1)
  })

  test('the time of an item is the median of what passed since the answer before it, where that is known', async ({
    assert,
  }) => {
    const pack = await simulatedPackage(null)
    const results = await sitPackage(
      pack,
      simulatedSittings(12, 1).attempts.map(() => '1'.repeat(140))
    )
    for (const [at, { attemptId }] of results.entries()) {
      // Learner 0 takes 20 s for each question, learner 1 takes 21 s, and so on.
      let [seq, moment] = [0, 1_800_000_000_000]
      for (const page of ITEM_PAGES) {
        const isOffline = page >= 60 && page <= 62
        seq += page === 55 ? 2 : 1
        moment += page === 52 ? 900_000 : isOffline ? 0 : (20 + at) * 1000
        await db
          .from('attempt_answers')
          .where({ attempt_id: attemptId, page })
          .update({ seq, saved_at: moment })
      }
    }
    const session = await BrowserSession.of(await createAdmin())
    const { body } = await analysisOf(pack, session)
    const timeOf = (page: number) =>
      body.data.find((item: { page: number }) => item.page === page).waktu
    const known = { detik: 25.5, diketahui: 12 }
    const unknown = { detik: null, diketahui: 0 }
    for (const page of [2, 50, 53, 59, 63, 92, 95, 143]) assert.deepEqual(timeOf(page), known)
    // First of their session, chosen anew, and arrived together.
    for (const page of [1, 52, 94, 55, 60, 61, 62]) assert.deepEqual(timeOf(page), unknown)

    const file = await session.get(`/admin/paket-soal/${pack.id}/analisis/excel`)
    const sheet = strFromU8(unzipSync(file.bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    assert.include(sheet, 'Waktu (detik)')
    assert.include(sheet, '25.5')
  })

  test('under ten finished attempts there is a sentence in place of figures', async ({
    assert,
  }) => {
    const pack = await simulatedPackage(null)
    const sheets = simulatedSittings(9, 1).attempts.map(({ answers }) => answers)
    await sitPackage(pack, sheets)
    const { status, body } = await analysisOf(pack)
    assert.equal(status, 200)
    assert.deepEqual(
      [body.peserta, body.data, body.pesan, body.keandalan],
      [9, [], NOT_ENOUGH_ATTEMPTS, undefined]
    )
    assert.isNull(await AuditEntry.findBy('action', 'package.keys_opened'))
  })

  test('a blank is wrong and chooses nothing, and learners who sat other texts are left out', async ({
    assert,
  }) => {
    const pack = await simulatedPackage(null)
    const sheets = Array.from({ length: 10 }, (_, at) => (at < 5 ? '0' : '1').repeat(140))
    await sitPackage(pack, sheets)
    const question = await Question.findByOrFail({ packageId: pack.id, page: 1 })
    await question.merge({ option2: 'Another option' }).save()
    await sitPackage(pack, ['2'.repeat(140)])

    const { body } = await analysisOf(pack)
    const of = (page: number) => body.data.find((row: { page: number }) => row.page === page)
    assert.deepEqual([of(1).peserta, of(1).kesukaran], [1, 0])
    assert.deepEqual([of(2).peserta, of(2).kesukaran], [11, 5 / 11])
    const chosen = of(2).pengecoh.map(
      ({ atas, tengah, bawah }: Record<'atas' | 'tengah' | 'bawah', number>) =>
        atas + tengah + bawah
    )
    assert.deepEqual(chosen, [5, 1, 0, 0])
  })

  test('the analysis is for Guru and Admin, an unknown package is not found, and whoever sees the keys is audited', async ({
    assert,
  }) => {
    const pack = await simulatedPackage(null)
    await sitPackage(
      pack,
      simulatedSittings(10, 2).attempts.map(({ answers }) => answers)
    )
    const teacher = await BrowserSession.of(await createUser({ role: 'Guru', name: 'Pak Guru' }))
    assert.equal((await analysisOf(pack, teacher)).status, 200)
    const entry = await AuditEntry.findByOrFail('action', 'package.keys_opened')
    assert.deepEqual(
      [entry.actorName, entry.details],
      ['Pak Guru', { name: pack.name, section: 'analisis' }]
    )
    for (const role of ['User', 'Pengawas', 'Keuangan'] as const) {
      const other = await BrowserSession.of(await createUser({ role }))
      assert.equal((await analysisOf(pack, other)).status, 403, role)
    }
    assert.equal((await teacher.get('/admin/paket-soal/999999/analisis')).status, 404)
  })

  test('the Excel file has every item with its words and warnings', async ({ assert }) => {
    const pack = await simulatedPackage({ page: 10, key: 2 })
    await sitPackage(
      pack,
      simulatedSittings(60, 6).attempts.map(({ answers }) => answers)
    )
    const admin = await BrowserSession.of(await createAdmin())
    const file = await admin.get(`/admin/paket-soal/${pack.id}/analisis/excel`)
    assert.equal(file.status, 200)
    assert.include(file.headers.get('content-disposition'), `Analisis Soal ${pack.name}.xlsx`)
    const files = unzipSync(file.bytes)
    const sheet = (at: number) =>
      strFromU8(files[`xl/worksheets/sheet${at}.xml`] ?? new Uint8Array())
    for (const text of ['Kesukaran', 'Daya pembeda', 'mudah', 'sedang', 'Kunci mungkin salah: '])
      assert.include(sheet(1), text)
    assert.include(sheet(2), 'KR-20')
    assert.lengthOf(sheet(1).match(/<row /g) ?? [], 141)
  })

  test('the work is done in a thread of its own', async ({ assert }) => {
    const analyser = await app.container.make(Analyser)
    const sat = simulatedSittings(2000, 3)
    const sittings: StoredSittings = {
      ...sat,
      attempts: sat.attempts.map(({ answers }) => ({
        version: 0,
        choices: ITEM_PAGES.map((page, at) => page * 10 + Number(answers[at])).join(','),
      })),
    }
    // The thread loads its code before.
    await analyser.analyse({ ...sittings, attempts: sittings.attempts.slice(0, 1) })
    const share = await mainThreadShare(async () => {
      const { items } = await analyser.analyse(sittings)
      assert.lengthOf(items, 140)
    })
    assert.isBelow(share, 0.3)
  })
})
