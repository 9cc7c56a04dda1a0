import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import AuditEntry from '#app/audit/models/audit_entry'
import { recordResult } from '#app/results/actions/record_result'
import { inTransaction } from '#app/platform/database/transaction'
import { createResult } from '#database/factories/result_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import Result from '#app/results/models/result'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { readPaper } from '#tests/support/paper_reader'
import { pdfText } from '#tests/support/pdf_text'
import { jpegPhoto, pngPicture, webpPicture } from '#tests/support/pictures'
import { storedFiles } from '#tests/support/stored_files'
import { stopClock } from '#tests/support/time_travel'

const PATH = '/admin/pengaturan'
const SIGNATURE = `${PATH}/sertifikat/tanda-tangan`
const STAMP = `${PATH}/sertifikat/stempel`
const SAMPLE = `${PATH}/sertifikat/contoh`
const DESIGN = {
  polaNomor: '{nomor}/SERT-{awalan}/{bulan-romawi}/{tahun}',
  penandaTangan: 'Dra. Ratna Wulandari, M.Pd.',
  jabatan: 'Direktur',
  masaBerlaku: 2,
}
const EXAM_DAY = Date.UTC(2026, 4, 4, 3, 30)

const picture = async (data: Promise<Buffer>) => ({
  gambar: { data: await data, filename: 'ttd.png', contentType: 'image/png' },
})

/** A result as the end of an exam stores it, with the settings of this moment. */
async function finish(finishedAt = EXAM_DAY): Promise<Result> {
  const result = await createResult(await createUser(), { createdAt: finishedAt })
  const { attemptId, userId, packageId, packageName, scoringTable } = result
  await result.delete()
  return inTransaction((trx) =>
    recordResult(trx, {
      attemptId,
      userId,
      userName: null,
      packageId,
      packageName,
      scoringTable,
      listeningMode: 'asli',
      correct: { listening: 40, written: 30, reading: 40 },
      finishedAt,
      excludedAt: null,
      opensAt: null,
      isOfEvent: false,
    })
  )
}

async function printed({ id }: Result) {
  const admin = await BrowserSession.of(await createAdmin())
  const { bytes } = await admin.get(`/users/certificate/${id}`)
  return { text: await pdfText(bytes), ...(await readPaper(bytes)) }
}

test.group('Certificate settings', (group) => {
  isolateDatabase(group)

  test('a new certificate has the number, signatory, stamp and validity of the settings', async ({
    assert,
  }) => {
    const admin = await BrowserSession.of(await createAdmin())
    const { status, body } = await admin.put(PATH, DESIGN)
    assert.equal(status, 200)
    assert.containSubset(body.data, { ...DESIGN, tandaTangan: null, stempel: null })
    assert.equal(
      (await admin.upload('PUT', SIGNATURE, {}, await picture(pngPicture()))).status,
      200
    )
    assert.equal((await admin.upload('PUT', STAMP, {}, await picture(jpegPhoto()))).status, 200)

    const result = await finish()
    const { text, spoken } = await printed(result)
    const number = `${String(result.id).padStart(6, '0')}/SERT-LULUS/V/2026`
    for (const shown of [number, DESIGN.penandaTangan, 'Direktur', 'Berlaku s.d. 4 Mei 2028']) {
      assert.include(text, shown)
    }
    assert.include(spoken, 'Tanda tangan')
    assert.include(spoken, 'Stempel')
    const visitor = await BrowserSession.visitor()
    const verified = await visitor.get(`/sertifikat/${result.code}`)
    assert.equal(verified.body.nomor, number)
    assert.equal(verified.body.berlaku_sampai, '2028-05-04T16:59:59.999Z')
  })

  test('what is issued stays as it is when the settings change, also when it is replaced', async ({
    assert,
  }) => {
    const admin = await BrowserSession.of(await createAdmin())
    await admin.put(PATH, DESIGN)
    await admin.upload('PUT', SIGNATURE, {}, await picture(pngPicture()))
    const result = await finish()
    const visitor = await BrowserSession.visitor()
    const issued = async () => (await visitor.get(`/sertifikat/${result.code}`)).body
    const before = { ...(await printed(result)), verified: await issued() }

    await admin.put(PATH, { ...DESIGN, penandaTangan: 'Orang Lain', masaBerlaku: null })
    await admin.put(PATH, { polaNomor: 'X-{nomor}', awalanNomor: 'BARU' })
    assert.equal((await admin.delete(SIGNATURE)).status, 200)
    assert.deepEqual({ ...(await printed(result)), verified: await issued() }, before)

    const { userId } = result
    await admin.put(`/admin/user/${userId}`, { nama: 'Nama Benar', alasan: 'salah ketik' })
    const renamed = await admin.post(`/admin/riwayat-ujian/${result.id}/perbaiki-nama`, {
      alasan: 'salah ketik',
    })
    assert.equal(renamed.status, 200)
    const { text } = await printed(result)
    assert.include(text, 'Nama Benar')
    assert.include(text, DESIGN.penandaTangan)
    assert.notInclude(text, 'Orang Lain')
    assert.equal(
      (await visitor.get(`/sertifikat/${result.code}`)).body.nomor,
      before.verified.nomor
    )

    const later = await printed(await finish())
    assert.include(later.text, 'Orang Lain')
    assert.notInclude(later.text, 'Berlaku s.d.')
    assert.lengthOf(await db.from('certificate_designs'), 2)
  })

  test('certificates that are issued with the same settings share one design', async ({
    assert,
  }) => {
    const results = await Promise.all([finish(), finish(), finish()])
    assert.lengthOf(new Set(results.map(({ designId }) => designId)), 1)
    assert.lengthOf(await db.from('certificate_designs'), 1)
  })

  test('a certificate is expired from the day after its last one, and stays genuine', async ({
    assert,
  }) => {
    using time = stopClock(EXAM_DAY)
    const admin = await BrowserSession.of(await createAdmin())
    await admin.put(PATH, { masaBerlaku: 2 })
    const { code } = await finish()
    const visitor = await BrowserSession.visitor()
    const statusAt = async (instant: string) => {
      time.pass(Date.parse(instant) - time.now)
      const { body } = await visitor.get(`/sertifikat/${code}`)
      return [body.status, body.valid]
    }
    assert.deepEqual(await statusAt('2028-05-04T16:59:59.999Z'), ['berlaku', true])
    assert.deepEqual(await statusAt('2028-05-04T17:00:00.000Z'), ['kedaluwarsa', true])
  })

  test('certificate settings that make no unique number or no sense are refused')
    .with([
      { polaNomor: '{tahun}/{bulan}' },
      { polaNomor: null },
      { polaNomor: '<b>{nomor}' },
      { masaBerlaku: 3 },
      { masaBerlaku: '2' },
      { penandaTangan: 'x'.repeat(81) },
      { jabatan: 'a\u0000b' },
    ])
    .run(async ({ assert }, input) => {
      const admin = await BrowserSession.of(await createAdmin())
      assert.equal((await admin.put(PATH, input)).status, 422)
      assert.equal((await admin.post(SAMPLE, input)).status, 422)
    })

  test('the pictures of certificates are checked, and only shown to who may change them', async ({
    assert,
  }) => {
    const stored = await storedFiles('sertifikat')
    const admin = await BrowserSession.of(await createAdmin())
    assert.equal((await admin.upload('PUT', STAMP, {}, await picture(webpPicture()))).status, 415)
    assert.equal((await admin.upload('PUT', STAMP, {}, {})).status, 422)
    assert.equal((await admin.get(STAMP)).status, 404)
    assert.equal((await admin.get(`${PATH}/sertifikat/lain`)).status, 404)

    const large = pngPicture({ width: 3000, height: 1500 })
    assert.equal((await admin.upload('PUT', STAMP, {}, await picture(large))).status, 200)
    const shown = await admin.get(STAMP)
    assert.equal(shown.headers.get('content-type'), 'image/png')
    assert.equal(shown.bytes.readUInt32BE(16), 1000)
    const learner = await BrowserSession.of(await createUser())
    assert.equal((await learner.get(STAMP)).status, 403)
    const file = (await storedFiles('sertifikat')).find((name) => !stored.includes(name))
    const visitor = await BrowserSession.visitor()
    for (const folder of ['sertifikat', 'logo']) {
      assert.equal((await visitor.get(`/uploads/${folder}/${file}`)).status, 404)
    }
    const entry = await AuditEntry.query().where('action', 'settings.updated').firstOrFail()
    assert.deepEqual(entry.details.changed, ['stamp'])
  })

  test('a sample shows the values of the form, is a picture, and changes nothing', async ({
    assert,
  }) => {
    const admin = await BrowserSession.of(await createAdmin())
    const draw = async (input: object) => {
      const { status, headers, bytes } = await admin.post(SAMPLE, input)
      assert.equal(status, 200)
      assert.equal(headers.get('content-type'), 'image/png')
      return bytes.toString('base64')
    }
    const plain = await draw({})
    assert.equal(await draw({}), plain)
    const changes = [
      { namaAkademi: 'Akademi Lain' },
      { awalanNomor: 'LAIN' },
      ...Object.entries(DESIGN).map(([name, value]) => ({ [name]: value })),
    ]
    const drawn = await Promise.all(changes.map(draw))
    assert.lengthOf(new Set([plain, ...drawn]), changes.length + 1)
    assert.lengthOf(await db.from('settings'), 0)
    assert.lengthOf(await db.from('certificate_designs'), 0)
  })

  test('two admins who change different certificate settings at once keep both', async ({
    assert,
  }) => {
    const [one, other] = [
      await BrowserSession.of(await createAdmin()),
      await BrowserSession.of(await createAdmin()),
    ]
    const saved = await Promise.all([
      one.put(PATH, { penandaTangan: 'Ratna' }),
      other.put(PATH, { masaBerlaku: 2 }),
      one.upload('PUT', SIGNATURE, {}, await picture(pngPicture())),
      other.upload('PUT', STAMP, {}, await picture(pngPicture())),
    ])
    assert.deepEqual(
      saved.map(({ status }) => status),
      [200, 200, 200, 200]
    )
    const { data } = (await one.get(PATH)).body
    assert.equal(data.penandaTangan, 'Ratna')
    assert.equal(data.masaBerlaku, 2)
    assert.isString(data.tandaTangan)
    assert.isString(data.stempel)
  })
})
