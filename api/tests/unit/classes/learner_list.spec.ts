import { test } from '@japa/runner'
import { cellsOf } from '#app/classes/domain/cells'
import { judgeRows, type KnownAccount } from '#app/classes/domain/judge_rows'
import { readText } from '#app/classes/domain/learner_list'
import type { ListedLearner } from '#app/classes/domain/listed_learner'

const readAll = (text: string, choice?: ColumnChoice) => readText(text, cellsOf(text) ?? [], choice)
const read = (text: string) => {
  const list = readAll(text)
  return 'learners' in list ? list.learners : null
}
import type { ColumnChoice } from '#contracts/classes'
const AYU = { line: 2, name: 'Ayu Lestari', nohp: '081377770001', email: null }

test.group('A list of learners', () => {
  test('a list of learners is read from {0}')
    .with<[string, string, ListedLearner[]][]>([
      ['commas', 'Nama,Nomor HP,Email\nAyu Lestari,081377770001,\n', [AYU]],
      ['semicolons', 'Nama;No. HP;E-mail\nAyu Lestari;081377770001;', [AYU]],
      ['pasted cells', 'Nama\tNo HP\r\nAyu Lestari\t081377770001\r\n', [AYU]],
      ['another order', 'No,WA,Nama Siswa\n1,081377770001,Ayu Lestari', [AYU]],
      [
        'cells below a merged title',
        'DATA SISWA,,\n,,\nNama,HP,Email\nAyu Lestari,081377770001,ayu@a.test',
        [{ ...AYU, line: 4, email: 'ayu@a.test' }],
      ],
      ['cells without headings', 'Ayu Lestari\t081377770001', [{ ...AYU, line: 1 }]],
      ['a lost zero', 'Nama,HP\nAyu Lestari,81377770001', [AYU]],
      ['decimals', 'Nama;HP\nAyu Lestari;81377770001,0', [AYU]],
      ['text marks and hard spaces', "\ufeffNama,HP\n Ayu\u00a0 Lestari ,'081377770001", [AYU]],
      ['quoted commas', 'Nama,HP\n"Lestari, Ayu",081377770001', [{ ...AYU, name: 'Lestari, Ayu' }]],
      ['empty rows', 'Nama,HP\n\n,\nAyu Lestari,081377770001', [{ ...AYU, line: 4 }]],
    ])
    .run(({ assert }, [, text, rows]) => {
      assert.deepEqual(read(text), rows)
    })

  test('a list of learners never takes the data of other people: {0}')
    .with<[string, string][]>([
      [
        'groups',
        'Data Siswa\t\tData Ayah\t\nNama\tHP\tNama\tHP\nAyu\t081377770001\tBapak\t081377770009',
      ],
      [
        'groups before',
        'Data Ayah\t\tData Siswa\t\nNama\tHP\tNama\tHP\nBapak\t081377770009\tAyu\t081377770001',
      ],
      ['one group', '\t\tData Wali\t\nNama\tHP\tNama\tHP\nAyu\t081377770001\tBapak\t081377770009'],
      ['their own headings', 'HP Ortu,Nama Ibu,Nama,Telp\n081377770009,Ibu,Ayu,081377770001'],
    ])
    .run(({ assert }, [, text]) => {
      const [learner] = read(text) ?? []
      assert.deepEqual([learner?.name, learner?.nohp], ['Ayu', '081377770001'])
    })

  test("a list of learners leaves a number empty rather than take another person's", ({
    assert,
  }) => {
    const text = '\t\tData Wali\t\nNama\tHP\tNama\tHP\nAyu\t\tBapak\t081377770009'
    assert.deepEqual(read(text), [{ line: 3, name: 'Ayu', nohp: '', email: null }])
  })

  test('a text without columns is no list of learners', ({ assert }) => {
    assert.isNull(read('halo dunia'))
    assert.isNull(read('Nama,Alamat\nAyu,Bandung'))
    assert.isNull(read('__proto__,constructor\n1,2'))
  })
})

const KNOWN: KnownAccount = {
  id: 7,
  name: 'Ayu Lestari',
  nohp: '081377770001',
  email: 'ayu@a.test',
  isStaff: false,
  isMember: false,
  unprovenSince: null,
}

test.group('A row', () => {
  const judge = (row: object, known: object = {}) => {
    const [judged] = judgeRows([{ ...AYU, fault: null, ...row }], [{ ...KNOWN, ...known }])
    return [judged?.state, judged?.reason, judged?.userId]
  }

  test('a row of a list joins, opens an account, or says why not', ({ assert }) => {
    assert.deepEqual(judge({}), ['ada', null, 7])
    assert.deepEqual(judge({ name: 'A. Lestari' }), ['ada', 'Terdaftar sebagai Ayu Lestari.', 7])
    assert.deepEqual(judge({}, { isMember: true }), ['di_kelas', null, 7])
    const doubted = { unprovenSince: Date.UTC(2026, 10, 20, 18) }
    const doubt = 'Akun dibuat sendiri tanggal 21 November 2026, nomornya belum terbukti.'
    assert.deepEqual(judge({}, doubted), ['ada', doubt, 7])
    assert.deepEqual(judge({}, { ...doubted, isMember: true }), ['di_kelas', doubt, 7])
    assert.equal(
      judge({ name: 'A. Lestari' }, doubted)[1],
      `Terdaftar sebagai Ayu Lestari. ${doubt}`
    )
    assert.deepEqual(judge({ nohp: '081377770002' }), ['baru', null, null])
    assert.equal(judge({ fault: 'Nama wajib diisi.' })[1], 'Nama wajib diisi.')
    assert.equal(judge({}, { isStaff: true })[1], 'Nomor HP ini milik akun staf.')
    assert.match(String(judge({ nohp: '8,13777E+11', fault: 'x' })[1]), /terpotong oleh Excel/)
    assert.equal(
      judge({ nohp: '081377770002', email: 'ayu@a.test' })[1],
      'Email ini milik akun lain: Ayu Lestari (081377770001).'
    )
  })

  test('a row of a list is wrong when its number or address occurred before', ({ assert }) => {
    const row = { ...AYU, email: 'a@a.test', fault: null }
    const reasons = judgeRows(
      [row, { ...row, line: 3 }, { ...row, line: 4, nohp: '081377770009' }],
      []
    ).map(({ reason }) => reason)
    assert.deepEqual(reasons, [null, 'Nomor HP sama dengan baris 2.', 'Email sama dengan baris 2.'])
  })
})
