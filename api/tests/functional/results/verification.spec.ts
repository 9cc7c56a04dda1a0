import { test } from '@japa/runner'
import { cefrLevel } from '#app/scoring/domain/scoring'
import { newCertificateCode } from '#app/results/certificate/certificate_code'
import {
  replaceCertificate,
  restoreCertificate,
  retireCertificate,
} from '#app/results/actions/retire_certificate'
import { reviseResult } from '#app/results/actions/revise_result'
import { inTransaction } from '#app/platform/database/transaction'
import { createResult } from '#database/factories/result_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'

test.group('Certificate verification', (group) => {
  isolateDatabase(group)

  test('certificate verification shows anybody what the certificate says and nothing more', async ({
    assert,
  }) => {
    const user = await createUser({ name: 'Nama Baru' })
    const result = await createResult(user, {
      userName: 'Siti Aminah',
      packageName: 'Paket A',
      academyName: 'Akademi Cendekia',
      numberPrefix: 'CENDEKIA',
      createdAt: Date.UTC(2026, 4, 4, 3, 30),
    })

    const visitor = await BrowserSession.visitor()
    const { status, body, headers } = await visitor.get(`/sertifikat/${result.code}`)
    assert.equal(status, 200)
    assert.deepEqual(body, {
      valid: true,
      nama: 'Siti Aminah',
      nama_paket: 'Paket A',
      totalScore: result.totalScore,
      tanggal: '2026-05-04T03:30:00.000Z',
      listeningScore: result.listeningScore,
      structureScore: result.structureScore,
      readingScore: result.readingScore,
      listening_correct: 35,
      written_correct: 28,
      reading_correct: 36,
      cefr: cefrLevel(result.totalScore, result.scoringTable),
      nomor: `CENDEKIA/2026/05/${String(result.id).padStart(6, '0')}`,
      tabel_skor: 'Latihan ITP, edisi 1',
      berlaku_sampai: null,
      akademi: 'Akademi Cendekia',
      status: 'berlaku',
      diganti: false,
      mode: null,
    })
    assert.equal(headers.get('cache-control'), 'no-store')
  })

  test('certificate verification accepts a code in the usual spellings', async ({ assert }) => {
    const { code } = await createResult(await createUser())
    const visitor = await BrowserSession.visitor()
    for (const typed of [code.toLowerCase(), code.replaceAll('-', ''), code.replaceAll('-', ' ')]) {
      const { status } = await visitor.get(`/sertifikat/${encodeURIComponent(typed)}`)
      assert.equal(status, 200)
    }
  })

  test('certificate verification does not find any other code')
    .with([
      newCertificateCode(),
      '1',
      '%',
      "x' OR '1'='1",
      '../users/getAuth',
      'K'.repeat(5000),
      '\u0000',
    ])
    .run(async ({ assert }, code) => {
      await createResult(await createUser())
      const visitor = await BrowserSession.visitor()
      const { status, body } = await visitor.get(`/sertifikat/${encodeURIComponent(code)}`)
      assert.equal(status, 404)
      assert.notProperty(body, 'valid')
    })

  test('of several certificates of one result the last one holds; the others keep what they print and never name it', async ({
    assert,
  }) => {
    const result = await createResult(await createUser({ name: 'Siti Aminah' }))
    const first = { code: result.code, totalScore: result.totalScore }
    const counts = { listening: 40, written: 30, reading: 40 }
    await inTransaction((trx) => reviseResult(trx, result, counts, 1))
    const second = result.code
    await inTransaction((trx) =>
      replaceCertificate(trx, result, { userName: 'Siti Aminah, S.Pd.' }, 2)
    )

    const visitor = await BrowserSession.visitor()
    const verify = async (code: string) => (await visitor.get(`/sertifikat/${code}`)).body
    const bodies = await Promise.all([first.code, second, result.code].map(verify))
    assert.deepEqual(
      bodies.map(({ status, pengganti, nama }) => [status, pengganti, nama]),
      [
        ['diganti', true, 'Siti Aminah'],
        ['diganti', true, 'Siti Aminah'],
        ['berlaku', undefined, 'Siti Aminah, S.Pd.'],
      ]
    )
    assert.equal(bodies[0].totalScore, first.totalScore)
    assert.equal(bodies[1].totalScore, result.totalScore)
    assert.notInclude(JSON.stringify([bodies[0], bodies[1]]), result.code)
  })

  test('an earlier certificate can hold again, and then the ones after it are replaced', async ({
    assert,
  }) => {
    const result = await createResult(await createUser())
    const first = { code: result.code, total: result.totalScore }
    const counts = { listening: 50, written: 40, reading: 50 }
    await inTransaction((trx) => reviseResult(trx, result, counts, 1))
    const second = result.code
    await inTransaction((trx) => restoreCertificate(trx, result, first.code, 2))

    assert.deepEqual([result.code, result.totalScore], [first.code, first.total])
    const visitor = await BrowserSession.visitor()
    const verify = async (code: string) => (await visitor.get(`/sertifikat/${code}`)).body
    const [old, present] = [await verify(second), await verify(first.code)]
    assert.deepEqual([old.status, old.totalScore], ['diganti', 677])
    assert.deepEqual([present.status, present.totalScore], ['berlaku', first.total])
  })

  test('a certificate can be verified after its result is gone; a withdrawn one is not valid', async ({
    assert,
  }) => {
    const [reopened, excluded] = [
      await createResult(await createUser()),
      await createResult(await createUser()),
    ]
    await inTransaction(async (trx) => {
      await retireCertificate(trx, reopened, 'diganti', 1)
      await reopened.useTransaction(trx).delete()
      await retireCertificate(trx, excluded, 'dicabut', 1)
    })

    const visitor = await BrowserSession.visitor()
    const verify = async (code: string) => (await visitor.get(`/sertifikat/${code}`)).body
    const gone = await verify(reopened.code)
    assert.deepEqual(
      [gone.valid, gone.status, gone.nama, gone.totalScore],
      [true, 'diganti', reopened.userName, reopened.totalScore]
    )
    const withdrawn = await verify(excluded.code)
    assert.deepEqual(
      [withdrawn.valid, withdrawn.status, withdrawn.pengganti],
      [false, 'dicabut', undefined]
    )
  })

  test('certificate verification does not accept the id of a result', async ({ assert }) => {
    const { id } = await createResult(await createUser())
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.get(`/sertifikat/${id}`)).status, 404)
  })

  test('certificate verification limits the requests of an address', async ({ assert }) => {
    const { code } = await createResult(await createUser())
    const visitor = await BrowserSession.visitor()
    for (let tries = 0; tries < 60; tries++) {
      const { status } = await visitor.get(`/sertifikat/${newCertificateCode()}`)
      assert.equal(status, 404)
    }
    const stopped = await visitor.get(`/sertifikat/${code}`)
    assert.equal(stopped.status, 429)
    assert.isAbove(Number(stopped.headers.get('retry-after')), 0)
    assert.equal((await visitor.get('/users/getAuth')).status, 401)
  })
})
