import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { WORKBOOK_MISSING } from '#app/classes/http/read_list_file'
import { WORKBOOK_TOO_LARGE } from '#app/classes/http/workbook_limit'
import { WORKBOOK_TYPE } from '#contracts/classes'
import type { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase, runOnOneDatabase } from '#tests/support/database'
import { adminBrowser } from '#tests/support/questions'
import { inline, number, rowOf, textRows, workbookOf } from '#tests/support/workbooks'
import { LIMITS } from '#tests/support/limits'
import { mainThreadShare } from '#tests/support/shared_work'

const PATH = '/admin/kelas/baca-berkas'
const HEADINGS = ['Nama', 'Nomor HP', 'Email']

const send = (admin: BrowserSession, data: Buffer, fields: Record<string, string> = {}) =>
  admin.upload('POST', PATH, fields, { berkas: { data, filename: 'siswa.xlsx' } })

const bookOf = (rows: string) => workbookOf({ worksheets: [{ name: 'Siswa', rows }] })

test.group('A list in a file of Excel', (group) => {
  isolateDatabase(group)
  // How workbooks are read; that their learners are stored on both, `classes.spec.ts` shows.
  runOnOneDatabase(group)

  test('an Excel list is checked and added like pasted cells', async ({ assert }) => {
    const admin = await adminBrowser()
    const book = bookOf(
      textRows([['DATA SISWA'], HEADINGS]) +
        rowOf(3, [inline('Ayu Lestari'), number('8.1377770001E10')]) +
        rowOf(4, [inline('Budi'), inline('0812')]) +
        rowOf(6, [inline('Citra'), number('6281377770003'), inline('citra@a.test')])
    )
    const { status, body } = await send(admin, book)
    assert.equal(status, 200)
    assert.deepEqual([body.data.lembar, body.data.dipakai], [['Siswa'], 'Siswa'])

    const { id } = (await admin.post('/admin/kelas', { nama: 'XII' })).body
    const checked = await admin.post(`/admin/kelas/${id}/peserta/periksa`, body.data)
    assert.deepEqual(
      checked.body.data.map((row: { baris: number; status: string; nohp: string }) => [
        row.baris,
        row.status,
        row.nohp,
      ]),
      [
        [3, 'baru', '081377770001'],
        [4, 'salah', '0812'],
        [6, 'baru', '081377770003'],
      ]
    )
    assert.match(checked.body.data[1].keterangan, /Nomor HP tidak valid/)
    const daftar = body.data.daftar.replace('\t0812', '\t081377770002')
    const added = await admin.post(`/admin/kelas/${id}/peserta`, { daftar })
    assert.equal(added.body.dibuat, 3)
    assert.equal((await User.findByOrFail('nohp', '081377770003')).email, 'citra@a.test')
  })

  test('an Excel list is read from the worksheet that is asked for', async ({ assert }) => {
    const admin = await adminBrowser()
    const book = workbookOf({
      worksheets: ['X', 'XI'].map((name) => ({
        name,
        rows: textRows([HEADINGS, [`Ayu ${name}`, '081377770001', '']]),
      })),
    })
    const first = (await send(admin, book)).body.data
    assert.deepEqual([first.lembar, first.dipakai], [['X', 'XI'], 'X'])
    assert.include((await send(admin, book, { lembar: 'XI' })).body.data.daftar, 'Ayu XI')
    const { status, body } = await send(admin, book, { lembar: 'XII' })
    assert.deepEqual([status, body.message], [422, 'Lembar itu tidak ada di berkas ini.'])
  })

  test('an Excel list is refused when it is {name}')
    .with([
      {
        name: 'no workbook',
        data: Buffer.from('Nama,HP'),
        status: 415,
        message: /bukan berkas Excel/,
      },
      {
        name: 'old or locked',
        data: Buffer.from('d0cf11e0a1b11ae100', 'hex'),
        status: 415,
        message: /\(\.xls\)/,
      },
      { name: 'empty', data: bookOf(''), status: 422, message: /tidak berisi/ },
      {
        name: 'too large',
        data: Buffer.alloc(5 * 1024 * 1024 + 1),
        status: 413,
        message: new RegExp(WORKBOOK_TOO_LARGE),
      },
      {
        name: 'full of text',
        data: bookOf(textRows(Array.from({ length: 2_000 }, () => ['x'.repeat(450)]))),
        status: 422,
        message: /terlalu besar/,
      },
    ])
    .run(async ({ assert }, { data, status, message }) => {
      const reply = await send(await adminBrowser(), data)
      assert.equal(reply.status, status)
      assert.match(reply.body.message, message)
    })

  test('a request without the Excel file is reported as missing it', async ({ assert }) => {
    const { status, body } = await (await adminBrowser()).upload('POST', PATH, { lembar: 'X' })
    assert.deepEqual([status, body.message], [422, WORKBOOK_MISSING])
  })

  test('an Excel list with five thousand learners is read off the event loop', async ({
    assert,
  }) => {
    const admin = await adminBrowser()
    const rows = Array.from({ length: 5_000 }, (_, n) => [
      `Peserta ${n}`,
      `08215${String(n).padStart(7, '0')}`,
      `p${n}@kelas.test`,
    ])
    const book = bookOf(textRows([HEADINGS, ...rows]))
    await send(admin, bookOf(textRows([HEADINGS])))
    // This thread makes the request, too.
    const share = await mainThreadShare(async () => {
      const { status, body } = await send(admin, book)
      assert.equal(status, 200)
      assert.lengthOf(body.data.daftar.split('\n'), 5_001)
    })
    assert.isBelow(share, 0.5)
  }).timeout(LIMITS.manyCalls)

  test('an Excel list can start from our template', async ({ assert }) => {
    const admin = await adminBrowser()
    const { status, headers, bytes } = await admin.get('/admin/kelas/template')
    assert.deepEqual([status, headers.get('content-type')], [200, WORKBOOK_TYPE])
    assert.match(headers.get('content-disposition') ?? '', /template-peserta\.xlsx/)
    const { daftar } = (await send(admin, bytes)).body.data
    const { id } = (await admin.post('/admin/kelas', { nama: 'XII' })).body
    const checked = await admin.post(`/admin/kelas/${id}/peserta/periksa`, { daftar })
    assert.equal(checked.body.message, 'Daftar ini tidak berisi peserta.')
  })
})
