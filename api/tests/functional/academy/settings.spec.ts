import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import AuditEntry from '#app/audit/models/audit_entry'
import { writeSettings } from '#app/academy/actions/academy_settings'
import { sampleQris } from '#database/demo_academy/sample_qris'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { jpegPhoto, pngPicture, webpPicture } from '#tests/support/pictures'
import { confirmedAdmin } from '#tests/support/questions'
import env from '#start/env'
import { storedFiles } from '#tests/support/stored_files'

const PATH = '/admin/pengaturan'
/** What certificates look like in a new academy. */
const NO_DESIGN = {
  polaNomor: '{awalan}/{tahun}/{bulan}/{nomor}',
  penandaTangan: null,
  jabatan: null,
  tandaTangan: null,
  stempel: null,
  masaBerlaku: null,
}
const publicSettings = async () => (await (await BrowserSession.visitor()).get('/pengaturan')).body

test.group('Settings', (group) => {
  isolateDatabase(group)

  test('settings have defaults for a new academy', async ({ assert }) => {
    const browser = await confirmedAdmin()
    const { status, body } = await browser.get(PATH)
    assert.equal(status, 200)
    const { kursus, ...data } = body.data
    assert.deepEqual(data, {
      namaAkademi: 'Lulus',
      logo: null,
      qrisContoh: false,
      nominalUnik: false,
      linkChannel: null,
      testimoni: [],
      nomorWa: null,
      qrisTeks: null,
      awalanNomor: 'LULUS',
      ...NO_DESIGN,
    })
    assert.sameMembers(Object.keys(kursus), ['judul', 'teks', 'pesan'])
    assert.include(kursus.teks, '20 pertemuan')
    const visible = await publicSettings()
    assert.notProperty(visible, 'qrisTeks')
    assert.isNull(visible.qris)
  })

  test('settings change together and are shown to visitors', async ({ assert }) => {
    const browser = await confirmedAdmin()
    const testimoni = [
      { nama: 'Rina', asal: 'Bandung', isi: 'Skor saya naik 80 poin.' },
      { nama: 'Dedi', asal: null, isi: '<b>Mantap</b>' },
    ]
    const response = await browser.put(PATH, {
      namaAkademi: ' Akademi Cendekia ',
      nomorWa: '+62 812-3456-7890',
      awalanNomor: ' cendekia-bdg ',
      qrisTeks: ` ${sampleQris('CENDEKIA')} `,
      linkChannel: 'https://www.youtube.com/@cendekia/join',
      kursus: { judul: 'Kelas Malam', teks: 'Baris 1\nBaris 2', pesan: 'Halo, daftar.' },
      testimoni,
    })
    assert.equal(response.status, 200)
    assert.isString(response.body.message)
    const shown = {
      namaAkademi: 'Akademi Cendekia',
      logo: null,
      qrisContoh: false,
      nominalUnik: false,
      linkChannel: 'https://www.youtube.com/@cendekia/join',
      kursus: { judul: 'Kelas Malam', teks: 'Baris 1\nBaris 2', pesan: 'Halo, daftar.' },
      testimoni,
    }
    const saved = {
      ...shown,
      nomorWa: '081234567890',
      qrisTeks: sampleQris('CENDEKIA'),
      awalanNomor: 'CENDEKIA-BDG',
      ...NO_DESIGN,
    }
    assert.deepEqual(response.body.data, saved)
    assert.deepEqual((await browser.get(PATH)).body.data, saved)
    assert.deepEqual(await publicSettings(), {
      ...shown,
      demo: env.get('DEMO'),
      nomorWa: '6281234567890',
      qris: '/uploads/qris.svg',
    })

    const entry = await AuditEntry.findByOrFail('action', 'settings.updated')
    assert.includeMembers(entry.details.changed as string[], ['qrisText', 'testimonials'])
    assert.deepInclude(entry.details.after, { qrisText: sampleQris('CENDEKIA') })
    assert.deepInclude(entry.details.before, { qrisText: '' })
    assert.notProperty(entry.details.after, 'testimonials')
  })

  test('a QRIS text is stored exactly as in the code', async ({ assert }) => {
    const browser = await confirmedAdmin()
    const text = sampleQris('CENDEKIA')
    const pasted = `\ufeff${text.slice(0, 60)}\r\n${text.slice(60)}\n`
    const { status, body } = await browser.put(PATH, { qrisTeks: pasted })
    assert.equal(status, 200)
    assert.equal(body.data.qrisTeks, text)
  })

  test('omitted settings stay, and null clears them', async ({ assert }) => {
    const browser = await confirmedAdmin()
    await browser.put(PATH, {
      nomorWa: '081234567890',
      linkChannel: 'https://contoh.test/kanal',
      qrisTeks: sampleQris('CENDEKIA'),
    })
    await browser.put(PATH, { namaAkademi: 'Cendekia', kursus: { judul: 'Baru' } })
    const { data } = (await browser.get(PATH)).body
    assert.deepEqual(
      [data.namaAkademi, data.nomorWa, data.kursus.judul],
      ['Cendekia', '081234567890', 'Baru']
    )
    assert.include(data.kursus.teks, '20 pertemuan')

    await browser.put(PATH, { nomorWa: '', linkChannel: null, qrisTeks: '' })
    const visible = await publicSettings()
    assert.deepEqual([visible.nomorWa, visible.linkChannel, visible.qris], [null, null, null])

    const count = (await AuditEntry.query().where('action', 'settings.updated')).length
    await browser.put(PATH, {})
    assert.lengthOf(await AuditEntry.query().where('action', 'settings.updated'), count)
  })

  test('a new QRIS counts as real by default', async ({ assert }) => {
    const browser = await confirmedAdmin()
    const sample = sampleQris('CONTOH')
    await writeSettings(db.connection(), { qrisText: sample, qrisIsSample: true })
    const flag = async (body: object) => (await browser.put(PATH, body)).body.data.qrisContoh
    assert.isTrue(await flag({ namaAkademi: 'Lain' }))
    assert.isTrue(await flag({ qrisTeks: sample }), 'the same one')
    assert.isFalse(await flag({ qrisTeks: sampleQris('NYATA') }))
    assert.isTrue(await flag({ qrisTeks: sample, qrisContoh: true }))
    assert.isFalse(await flag({ qrisContoh: false }))
  })

  test('invalid settings are refused', async ({ assert }) => {
    const browser = await confirmedAdmin()
    const testimonial = { nama: 'A', isi: 'B' }
    for (const [field, value] of [
      ['namaAkademi', ''],
      ['awalanNomor', ''],
      ['awalanNomor', 'A/B'],
      ['awalanNomor', '-A'],
      ['awalanNomor', 'É'],
      ['awalanNomor', 'X'.repeat(21)],
      ['namaAkademi', 'x'.repeat(81)],
      ['nomorWa', '12345'],
      ['qrisTeks', 'bukan qris'],
      ['qrisTeks', `${sampleQris('A').slice(0, -1)}G`],
      ['linkChannel', 'http://contoh.test'],
      ['linkChannel', 'javascript:alert(1)'],
      ['linkChannel', 'https://user:pass@contoh.test'],
      ['linkChannel', 'https://localhost/'],
      ['linkChannel', 'https://127.0.0.1/'],
      ['linkChannel', 'contoh.test'],
      ['kursus', { judul: '' }],
      ['kursus', 'teks'],
      ['testimoni', [{ nama: 'A' }]],
      ['testimoni', [{ nama: 'A', isi: 'x'.repeat(501) }]],
      ['testimoni', Array.from({ length: 21 }, () => testimonial)],
    ] as const) {
      const response = await browser.put(PATH, { [field]: value })
      assert.equal(response.status, 422, `${field} ${JSON.stringify(value).slice(0, 60)}`)
      assert.isNotEmpty(response.body.errors)
      assert.isTrue(response.body.errors[0].field.startsWith(field))
    }
    assert.lengthOf(await AuditEntry.query().where('action', 'settings.updated'), 0)
  })
})

test.group('Logo', (group) => {
  isolateDatabase(group)

  const file = async (data: Promise<Buffer> | Buffer) => ({
    logo: { data: await data, filename: 'logo.svg', contentType: 'image/svg+xml' },
  })

  test('the logo is public, and can be replaced and removed', async ({ assert }) => {
    const browser = await confirmedAdmin()
    const visitor = await BrowserSession.visitor()
    const first = await browser.upload('PUT', `${PATH}/logo`, {}, await file(pngPicture()))
    assert.equal(first.status, 200)
    assert.match(first.body.logo, /^\/uploads\/logo\/[0-9a-f]{32}\.png$/)
    assert.equal((await publicSettings()).logo, first.body.logo)
    const seen = await visitor.get(first.body.logo)
    assert.equal(seen.status, 200)
    assert.equal(seen.headers.get('content-type'), 'image/png')
    assert.include(String(seen.headers.get('cache-control')), 'immutable')

    const second = await browser.upload('PUT', `${PATH}/logo`, {}, await file(jpegPhoto()))
    assert.equal((await visitor.get(first.body.logo)).status, 404)
    assert.equal((await visitor.get(second.body.logo)).status, 200)

    assert.equal((await browser.delete(`${PATH}/logo`)).status, 200)
    assert.equal((await visitor.get(second.body.logo)).status, 404)
    assert.isNull((await publicSettings()).logo)
    assert.equal((await browser.delete(`${PATH}/logo`)).status, 200)
    assert.lengthOf(await AuditEntry.query().where('action', 'settings.updated'), 3)
  })

  test('the logo must be a JPEG or PNG picture', async ({ assert }) => {
    const browser = await confirmedAdmin()
    const before = await storedFiles('logo')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    for (const data of [webpPicture(), svg]) {
      const response = await browser.upload('PUT', `${PATH}/logo`, {}, await file(data))
      assert.equal(response.status, 415)
    }
    assert.equal((await browser.put(`${PATH}/logo`, {})).status, 422)
    assert.deepEqual(await storedFiles('logo'), before)
  })
})
