import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import User from '#app/accounts/models/user'
import { PHONE_CUT, PHONE_SEVERAL, PHONE_INVALID } from '#contracts/phone'
import type { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase, runOnOneDatabase } from '#tests/support/database'
import { adminBrowser } from '#tests/support/questions'
import * as lists from '#tests/support/school_lists'
import { inline, rowOf, shared, textRows, workbookOf } from '#tests/support/workbooks'

interface Row {
  baris: number
  nama: string
  nohp: string
  email: string | null
  status: string
  keterangan: string | null
}

/** A class, and the results of lists that are sent to it. */
async function openClass() {
  const admin = await adminBrowser()
  const { id } = (await admin.post('/admin/kelas', { nama: 'XII' })).body
  const path = `/admin/kelas/${id}/peserta`
  return {
    read: (data: Buffer, fields = {}) => readFile(admin, data, fields),
    check: (daftar: string, kolom?: object) => admin.post(`${path}/periksa`, { daftar, kolom }),
    add: (daftar: string, kolom?: object) => admin.post(path, { daftar, kolom }),
  }
}

const readFile = (admin: BrowserSession, data: Buffer, fields: Record<string, string>) =>
  admin.upload('POST', '/admin/kelas/baca-berkas', fields, {
    berkas: { data, filename: 'siswa.xlsx' },
  })

const people = (reply: { body: { data: Row[] } }) =>
  reply.body.data.map(({ baris, nama, nohp, email, status }) => [baris, nama, nohp, email, status])
const reasons = (reply: { body: { data: Row[] } }) =>
  reply.body.data.map(({ keterangan }) => keterangan)

test.group("Dapodik's list of pupils", (group) => {
  isolateDatabase(group)
  // How lists are read; that their learners are stored on both, `classes.spec.ts` and `unproven_numbers.spec.ts` show.
  runOnOneDatabase(group)

  test("a Dapodik list is read from the pupils' columns, never from the parents'", async ({
    assert,
  }) => {
    const { read, check, add } = await openClass()
    for (const isMerged of [true, false]) {
      const file = (await read(lists.dapodik({ isMerged }))).body.data
      const checked = await check(file.daftar)
      assert.deepEqual(people(checked), [
        [7, 'AYU CONTOH', '081377770001', null, 'baru'],
        [8, 'BIMA', '081377770002', 'bima@contoh.test', 'baru'],
        [9, 'CITRA', '081377770003', null, 'baru'],
        [10, 'DEWI', '081377770004', null, 'baru'],
      ])
      assert.deepEqual(checked.body.kolom, {
        nama: ['Nama'],
        nohp: ['HP', 'Telepon'],
        email: ['E-Mail'],
        tidak_dibawa: [],
      })
      assert.includeMembers(file.tidak_dibawa, [
        'JK',
        'NISN',
        'NIK',
        'Data Ayah Nama',
        'Rombel Saat Ini',
      ])
      assert.notIncludeMembers(file.tidak_dibawa, ['No', 'HP', 'Telepon'])
      assert.deepEqual(file.dilewati, [])
      if (isMerged) continue
      assert.equal((await add(file.daftar)).body.dibuat, 4)
    }
    assert.isNull(await User.findBy('name', 'Bapak Contoh'))
  })

  test('a Dapodik list may be pasted with both its rows of headings', async ({ assert }) => {
    const { check } = await openClass()
    const checked = await check(lists.pastedDapodik())
    assert.deepEqual(people(checked), [[3, 'AYU CONTOH', '081377770001', null, 'baru']])
    assert.include(checked.body.kolom.tidak_dibawa, 'Data Ayah Nama')
  })
})

test.group('A list without a column for phone numbers', (group) => {
  isolateDatabase(group)
  runOnOneDatabase(group)

  const MISSING =
    'Kolom nomor HP tidak ditemukan di daftar ini. Tunjuk kolomnya, atau tambahkan di berkasnya.'

  test("a list without phone numbers, like EMIS's, reports that once", async ({ assert }) => {
    const { check, add } = await openClass()
    const { status, body } = await check(lists.EMIS)
    assert.deepEqual(
      [status, body.data, body.tanya.pesan, body.tanya.perlu],
      [200, [], MISSING, ['nohp']]
    )
    assert.lengthOf(body.tanya.kolom, 11)
    assert.isFalse(body.tanya.kolom.some((one: { mirip_nomor: boolean }) => one.mirip_nomor))
    assert.deepEqual(body.tanya.kolom[3], {
      nomor: 4,
      judul: 'Nama Siswa',
      contoh: ['M. RIZQI', 'SALMA'],
      mirip_nomor: false,
    })
    const refused = await add(lists.EMIS)
    assert.deepEqual(
      [refused.status, refused.body.errors],
      [422, [{ field: 'daftar', msg: MISSING }]]
    )
  })

  test('a list with an unknown phone heading is read from the column that the admin picks', async ({
    assert,
  }) => {
    const { check, add } = await openClass()
    const daftar = 'Kode;Siapa;Dihubungi di\nA1;Ayu;0813-7777-0001\nA2;Bima;0813-7777-0002'
    const { tanya } = (await check(daftar)).body
    assert.deepEqual(tanya.perlu, ['nama', 'nohp'])
    assert.deepEqual(
      tanya.kolom.map(({ judul, mirip_nomor: looks }: { judul: string; mirip_nomor: boolean }) => [
        judul,
        looks,
      ]),
      [
        ['', false],
        ['', false],
        ['', true],
      ]
    )
    const kolom = { nama: 2, nohp: 3 }
    const checked = await check(daftar, kolom)
    assert.deepEqual(people(checked), [
      [2, 'Ayu', '081377770001', null, 'baru'],
      [3, 'Bima', '081377770002', null, 'baru'],
    ])
    assert.deepEqual(checked.body.kolom, {
      nama: ['Siapa'],
      nohp: ['Dihubungi di'],
      email: [],
      tidak_dibawa: ['Kode'],
    })
    assert.equal((await add(daftar)).status, 422)
    assert.equal((await add(daftar, kolom)).body.dibuat, 2)
    const short = daftar.split('\n').slice(0, 2).join('\n')
    const [, , third] = (await check(short)).body.tanya.kolom
    assert.isTrue(third.mirip_nomor, 'one row below its heading is enough')
  })

  test('a list asks only for the columns that its headings leave open', async ({ assert }) => {
    const { check } = await openClass()
    const daftar = 'Nama,Nomor yang aktif,Kelas\nAyu,081377770001,X'
    assert.deepEqual((await check(daftar)).body.tanya.perlu, ['nohp'])
    assert.deepEqual(people(await check(daftar, { nohp: 2 })), [
      [2, 'Ayu', '081377770001', null, 'baru'],
    ])
    for (const kolom of [{ nohp: 9 }, { nama: 2, nohp: 2 }])
      assert.isNotNull((await check(daftar, kolom)).body.tanya)
    for (const kolom of [{ nohp: 0 }, { nohp: 'x' }, { nohp: [1] }, 'nohp'])
      assert.equal((await check(daftar, kolom as object)).status, 422)
  })
})

test.group("A form's answers", (group) => {
  isolateDatabase(group)
  runOnOneDatabase(group)

  test("a form's answers are all read, and repeated people are reported", async ({ assert }) => {
    const { check, add } = await openClass()
    const again = `"…","AYU@contoh.test ","ayu contoh","+62 813 7777 0001",""`
    const resaved = '"…","","Citra","8,12E+11",""'
    const checked = await check(lists.googleForms(again, resaved))
    assert.deepEqual(people(checked).slice(0, 2), [
      [2, 'Ayu Contoh, S.Pd.', '081377770001', 'ayu@contoh.test', 'baru'],
      [3, 'Bima', '081377770002', 'bima@contoh.test', 'baru'],
    ])
    assert.deepEqual(reasons(checked), [null, null, 'Nomor HP sama dengan baris 2.', PHONE_CUT])
    assert.deepEqual(checked.body.kolom.tidak_dibawa, ['Stempel waktu', 'Asal Kampus'])
    assert.equal((await add(lists.googleForms())).body.dibuat, 2)
  })

  test("a form's columns with headings {$self} are found")
    .with([
      'No. HP/WA',
      'No. Telp',
      'Telp',
      'Nomor WhatsApp Aktif',
      'Phone',
      'Phone Number',
      'Kontak',
      'No. HP (contoh: 081234567890)',
      'Nomor WA yang bisa dihubungi *',
      'HP Siswa',
      'NO. TELEPON / HP',
    ])
    .run(async ({ assert }, heading) => {
      const { check } = await openClass()
      const checked = await check(
        `Timestamp\tEmail Address\tNama Santri\t${heading}\n1\ta@contoh.test\tAyu\t081377770001`
      )
      assert.deepEqual(people(checked), [[2, 'Ayu', '081377770001', 'a@contoh.test', 'baru']])
    })

  test("a form's names are found under {$self}")
    .with([
      'Nama Peserta Didik',
      'Nama Lengkap (sesuai KTP)',
      'Nama Santri',
      'NAMA LENGKAP (HURUF KAPITAL)',
      'Nama Mahasiswa/i',
      'Full Name',
      'Nama *',
    ])
    .run(async ({ assert }, heading) => {
      const { check } = await openClass()
      const checked = await check(
        `Nama Sekolah,Nama Ayah,HP Orang Tua,${heading},WA,Email aktif\nSMA,Bapak,081377770009,Ayu,081377770001,a@contoh.test`
      )
      assert.deepEqual(people(checked), [[2, 'Ayu', '081377770001', 'a@contoh.test', 'baru']])
      assert.deepEqual(checked.body.kolom.tidak_dibawa, [
        'Nama Sekolah',
        'Nama Ayah',
        'HP Orang Tua',
      ])
    })
})

test.group("An office's workbook", (group) => {
  isolateDatabase(group)
  runOnOneDatabase(group)

  test("an office's workbook is read in spite of the rows around its list", async ({ assert }) => {
    const { read, check } = await openClass()
    const file = (await read(lists.officeBook())).body.data
    assert.deepEqual(
      [file.dipakai, file.lembar, file.lembar_berisi],
      ['Siswa', ['Petunjuk', 'Siswa'], ['Siswa']]
    )
    assert.equal(file.baris_tersembunyi, 1)
    assert.deepEqual(file.dilewati, [
      { baris: 4, alasan: 'Baris contoh.' },
      { baris: 12, alasan: 'Baris jumlah.' },
      { baris: 14, alasan: 'Di bawah baris jumlah.' },
      { baris: 17, alasan: 'Di bawah baris jumlah.' },
    ])
    const checked = await check(file.daftar)
    assert.deepEqual(people(checked), [
      [5, "SITI NUR'AINI", '08137777001', null, 'baru'],
      [6, 'Ni Luh Pt. Contoh', '081377770002', null, 'baru'],
      [9, '', '081377770005', null, 'salah'],
      [10, 'MUHAMMAD', '2026-11-22', null, 'salah'],
      [11, 'ʿĀisyah O’Contoh', '081377770007', null, 'baru'],
    ])
    assert.deepEqual(reasons(checked), [null, null, 'Nama wajib diisi.', PHONE_INVALID, null])
  })

  test('a workbook is read whatever its file of shared texts is called, or refused', async ({
    assert,
  }) => {
    const { read, check } = await openClass()
    const rows = rowOf(1, [shared(0), shared(1)]) + rowOf(2, [shared(2), inline('081377770001')])
    const worksheets = [{ name: 'Siswa', rows }]
    const strings = ['Nama', 'HP', 'Sri Contoh_x000D_']
    for (const stringsName of ['SharedStrings.xml', 'teks/semua.xml']) {
      const file = await read(workbookOf({ worksheets, strings, stringsName }))
      assert.deepEqual(people(await check(file.body.data.daftar)), [
        [2, 'Sri Contoh', '081377770001', null, 'baru'],
      ])
    }
    const { status, body } = await read(workbookOf({ worksheets, strings: ['Nama', 'HP'] }))
    assert.equal(status, 415)
    assert.match(body.message, /bukan berkas Excel/)
  })

  test("a workbook's escapes are decoded, and halves of a letter joined", async ({ assert }) => {
    const { read } = await openClass()
    const cells = ['a_x005F_x000D_b', 'x_xD83D__xDE00_y', 'p_x0007_q', '_x00e9_', '_xZZZZ_']
    const book = workbookOf({ worksheets: [{ name: 'Siswa', rows: textRows([cells]) }] })
    assert.equal((await read(book)).body.data.daftar, 'a_x000D_b\tx😀y\tp q\té\t_xZZZZ_')
  })

  test("a workbook's check names the worksheets that have learners", async ({ assert }) => {
    const { read } = await openClass()
    const list = (name: string) =>
      textRows([
        ['Nama', 'HP'],
        [name, '081377770001'],
      ])
    const worksheets = [
      { name: 'Rahasia', rows: list('Rahasia'), isHidden: true },
      {
        name: 'Contoh',
        rows: textRows([
          ['Nama', 'HP'],
          ['Contoh: Ayu', '081234567890'],
        ]),
      },
      { name: 'X', rows: list('Ayu') },
      { name: 'XI', rows: list('Bima') },
    ]
    const { data } = (await read(workbookOf({ worksheets }))).body
    assert.deepEqual([data.dipakai, data.lembar_berisi], ['X', ['X', 'XI']])
    assert.include(
      (await read(workbookOf({ worksheets }), { lembar: 'XI' })).body.data.daftar,
      'Bima'
    )
  })

  test("a workbook without a phone heading keeps its columns for the admin's choice", async ({
    assert,
  }) => {
    const { read, check, add } = await openClass()
    const rows = textRows([
      ['Data'],
      ['NIS', 'Nama', 'Kelas', 'Hubungi'],
      ['7', 'Ayu', 'X', '081377770001'],
    ])
    const { daftar } = (await read(workbookOf({ worksheets: [{ name: 'Siswa', rows }] }))).body.data
    const { tanya } = (await check(daftar)).body
    assert.deepEqual(tanya.perlu, ['nohp'])
    assert.deepEqual(tanya.kolom[3], {
      nomor: 4,
      judul: 'Hubungi',
      contoh: ['081377770001'],
      mirip_nomor: true,
    })
    assert.equal((await add(daftar, { nohp: 4 })).body.dibuat, 1)
  })
})

test.group('A message of a group', (group) => {
  isolateDatabase(group)
  runOnOneDatabase(group)

  test("a group's message gives the learners of its lines", async ({ assert }) => {
    const { check } = await openClass()
    const checked = await check(lists.CHAT)
    assert.deepEqual(people(checked), [
      [2, 'Ayu Contoh', '081377770001', null, 'baru'],
      [3, 'Bima', '081377770002', null, 'baru'],
      [4, 'Citra', '081377770003', null, 'baru'],
      [5, 'Dewi, S.Pd.', '081377770004', null, 'baru'],
      [6, 'Eka', '081377770005', 'eka@contoh.test', 'baru'],
      [8, 'Fajar', '', null, 'salah'],
    ])
  })

  test("a group's message with two numbers in a line reports it", async ({ assert }) => {
    const { check } = await openClass()
    const checked = await check('1. Ayu - 081377770001\n2. Bima - 081377770002 / 085777770002')
    assert.deepEqual(reasons(checked), [null, PHONE_SEVERAL])
  })

  test("a text that is no group's message is refused", async ({ assert }: { assert: Assert }) => {
    const { check } = await openClass()
    for (const daftar of ['halo dunia', 'Rapat jam 9\nbawa laptop', '081377770001'])
      assert.equal((await check(daftar)).status, 422, daftar)
  })
})

test.group('A number of a list', (group) => {
  isolateDatabase(group)
  runOnOneDatabase(group)

  test('a number of a list keeps its digits or is refused', async ({ assert }) => {
    const { check } = await openClass()
    const cells = [
      '0812.34567.000',
      '0812.3456.000',
      '81234567890,0',
      '081234567.000',
      '081377770001 / 085777770002',
    ]
    const daftar = ['Nama\tHP', ...cells.map((cell, at) => `Peserta ${'ABCDE'[at]}\t${cell}`)].join(
      '\n'
    )
    const checked = await check(daftar)
    assert.deepEqual(
      checked.body.data.map(({ nohp, status }: Row) => (status === 'baru' ? nohp : null)),
      ['081234567000', '08123456000', '081234567890', null, null]
    )
  })
})
