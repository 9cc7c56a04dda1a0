import { test } from '@japa/runner'
import { cellsOf } from '#app/classes/domain/cells'
import { pastedText } from '#app/classes/domain/pasted_text'
import { readText } from '#app/classes/domain/learner_list'
import { readWorkbook } from '#app/classes/workbook/read_worker'
import type { WorkbookFault } from '#app/paper/workbook/read_workbook'
import { listTemplate } from '#app/classes/workbook/template'
import {
  fault,
  formula,
  inline,
  none,
  number,
  rowOf,
  shared,
  textRows,
  workbookOf,
  type TestWorkbook,
} from '#tests/support/workbooks'
import { readPhone } from '#contracts/phone'

const read = (content: Uint8Array, worksheet: string | null = null) =>
  readWorkbook({ content, worksheet })

function rowsOf(book: TestWorkbook, worksheet: string | null = null): string[][] {
  const found = read(workbookOf(book), worksheet)
  if ('fault' in found) throw new Error(found.fault)
  return found.rows
}

function faultOf(content: Uint8Array, worksheet: string | null = null): WorkbookFault | null {
  const found = read(content, worksheet)
  return 'fault' in found ? found.fault : null
}

/** The learners of these rows, after all steps of reading a list. */
function learnersOf(rows: string[][]) {
  const { text } = pastedText(rows)
  const list = readText(text, cellsOf(text) ?? [])
  return 'learners' in list ? list.learners : null
}

const HEADINGS = ['Nama', 'Nomor HP', 'Email']
const one = (rows: string, more: Partial<TestWorkbook> = {}): TestWorkbook => ({
  worksheets: [{ name: 'Siswa', rows }],
  ...more,
})

test.group('A workbook', () => {
  test('a workbook gives the texts of its cells, wherever they are stored', ({ assert }) => {
    const rows = rowsOf(
      one(
        rowOf(1, [shared(0), inline('Nomor HP'), none]) +
          rowOf(3, [inline('Ayu &amp; Budi'), formula('A1', '0812'), fault]),
        { strings: ['Nama'] }
      )
    )
    assert.deepEqual(rows, [['Nama', 'Nomor HP'], [], ['Ayu & Budi', '0812']])
  })

  test('a workbook restores the digits of a phone number that became {$self}')
    .with(['81377770001', '8.1377770001E10', '8.13777700010000E+10', '81377770000.999997'])
    .run(({ assert }, value) => {
      const rows = rowsOf(one(rowOf(1, [inline('Ayu'), number(value)])))
      assert.equal(rows[0]?.[1], '81377770001')
      assert.equal(learnersOf(rows)?.[0]?.nohp, '081377770001')
    })

  test('a workbook makes no number of {0}')
    .with<[string, string, number][]>([
      ['what is no whole number', '81377770000.5', 0],
      ['what may be left of a cut one', '8.12E11', 0],
      ['the same with more digits', '6.28137E+12', 0],
      ['more digits than a spreadsheet keeps', '81377770001377770001', 0],
      ['a date', '46348', 1],
    ])
    .run(({ assert }, [, value, style]) => {
      const rows = rowsOf(one(rowOf(1, [inline('Ayu'), number(value, style)]), { formats: [14] }))
      const read = readPhone(learnersOf([['Nama', 'HP'], ...rows])?.[0]?.nohp ?? '')
      assert.property(read, 'fault')
    })

  test('a workbook restores the digits of a phone number stored as an impossible date', ({
    assert,
  }) => {
    const rows = rowsOf(one(rowOf(1, [inline('Ayu'), number('81377770001', 1)]), { formats: [14] }))
    assert.equal(learnersOf(rows)?.[0]?.nohp, '081377770001')
  })

  test('a workbook gives dates as dates, by its own formats and the built-in ones', ({
    assert,
  }) => {
    const cells = [number('46348', 1), number('46348.5', 2), number('46348', 3), number('1', 4)]
    const book = one(rowOf(1, cells), {
      formats: [14, 164, 165, 166],
      ownFormats: { 164: 'dd/mm/yyyy', 165: '[Red]0&quot;hari&quot;', 166: 'hh:mm' },
    })
    assert.deepEqual(rowsOf(book), [['2026-11-22', '2026-11-22', '46348', '1899-12-31']])
    assert.equal(rowsOf({ ...book, isFrom1904: true })[0]?.[0], '2030-11-23')
  })

  test('a workbook is read by the contents of its worksheets, or by the one that is asked for', ({
    assert,
  }) => {
    const list = textRows([HEADINGS, ['Ayu', '081377770001', '']])
    const worksheets = [
      { name: 'Kosong', rows: '' },
      { name: 'Rahasia', rows: list, isHidden: true },
      { name: 'Catatan', rows: textRows([['Rapat']]) },
      { name: 'Siswa', rows: list },
    ]
    const found = read(workbookOf({ worksheets }))
    if ('fault' in found) throw new Error(found.fault)
    assert.deepEqual(found.worksheets, ['Kosong', 'Catatan', 'Siswa'])
    assert.equal(found.worksheet, 'Siswa')
    assert.deepEqual(rowsOf({ worksheets }, 'Catatan'), [['Rapat']])
    assert.equal(faultOf(workbookOf({ worksheets }), 'Rahasia'), 'no_worksheet')
    assert.deepEqual(rowsOf({ worksheets: worksheets.slice(0, 3) }), [['Rapat']])
    assert.equal(faultOf(workbookOf({ worksheets: worksheets.slice(0, 2) })), 'empty')
  })

  test('a workbook is understood with titles and headings in merged cells', ({ assert }) => {
    const rows = rowsOf({
      worksheets: [
        {
          name: 'Siswa',
          rows: textRows([
            ['DATA SISWA'],
            [],
            ['No', 'Nama', 'Kontak'],
            ['', '', 'No. HP', 'Email'],
            ['1', 'Ayu', '081377770001', 'ayu@a.test'],
          ]),
          merges: ['A1:D1', 'A3:A4', 'B3:B4', 'C3:D3', 'A5:XFD1048576', 'broken'],
        },
      ],
    })
    assert.deepEqual(learnersOf(rows), [
      { line: 5, name: 'Ayu', nohp: '081377770001', email: 'ayu@a.test' },
    ])
  })

  test('a workbook gives each heading once, however it is merged', ({ assert }) => {
    const rows = rowsOf({
      worksheets: [
        {
          name: 'Siswa',
          rows: textRows([['Nama', 'HP'], [], ['Ayu', '081377770001']]),
          merges: ['A1:A2', 'B1:B2'],
        },
      ],
    })
    assert.deepEqual(
      learnersOf(rows)?.map(({ line }) => line),
      [3]
    )
  })

  test('a workbook becomes text of the relevant columns, row by row', ({ assert }) => {
    const rows = rowsOf(
      one(
        textRows([
          ['Data'],
          ['NIS', 'HP', 'Alamat', 'Nama Siswa'],
          [],
          ['7', '0813-7777-0001', 'Jl. &quot;Melati&quot;', 'Ayu "A" Lestari'],
        ])
      )
    )
    assert.equal(pastedText(rows).text, 'Data\nNama Siswa\tHP\n\nAyu  A  Lestari\t0813-7777-0001')
    assert.equal(pastedText([['halo', 'dunia']]).text, 'halo\tdunia')
  })

  test('our workbook template contains no learners but those who were added', ({ assert }) => {
    const found = read(listTemplate())
    if ('fault' in found) throw new Error(found.fault)
    assert.deepEqual([found.worksheet, found.rows[0]], ['Peserta', HEADINGS])
    assert.match(found.rows[1]?.[0] ?? '', /^Contoh: /)
    assert.equal(found.rows[1]?.[1], '081234567890')
    assert.deepEqual(learnersOf(found.rows), [])
    const filled = [...found.rows, ['Ayu', '081377770001', '']]
    assert.lengthOf(learnersOf(filled) ?? [], 1)
  })
})

test.group('A hostile workbook', () => {
  const bomb = (declared: number) => {
    const book = workbookOf(
      one('', { files: { 'xl/sharedStrings.xml': new Uint8Array(8_000_000) } })
    )
    // The size that the archive declares in its list of files.
    const at = book.indexOf('xl/sharedStrings.xml', book.indexOf('PK\x01\x02')) - 46
    book.writeUInt32LE(declared, at + 24)
    return book
  }
  const ENTITY = `<!DOCTYPE sst [<!ENTITY x SYSTEM "file:///etc/hostname">]><sst><si><t>&x;</t></si></sst>`
  const LAUGHS = `<!DOCTYPE sst [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>`

  test('a hostile workbook is refused: {name}')
    .with<{ name: string; content: Uint8Array; fault: WorkbookFault }[]>([
      { name: 'no archive', content: Buffer.from('Nama,HP'), fault: 'unreadable' },
      { name: 'nothing', content: new Uint8Array(), fault: 'unreadable' },
      {
        name: 'an old or locked one',
        content: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        fault: 'old',
      },
      {
        name: 'an archive of something else',
        content: workbookOf({
          worksheets: [],
          files: { 'xl/workbook.xml': '<a/>', 'xl/_rels/workbook.xml.rels': '' },
        }),
        fault: 'unreadable',
      },
      { name: 'a bomb that says what it is', content: bomb(4_000_000_000), fault: 'too_large' },
      { name: 'a bomb that lies', content: bomb(10), fault: 'unreadable' },
      {
        name: 'an external entity',
        content: workbookOf(
          one(rowOf(1, [shared(0)]), { files: { 'xl/sharedStrings.xml': ENTITY } })
        ),
        fault: 'unreadable',
      },
      {
        name: 'entities of entities',
        content: workbookOf(
          one(rowOf(1, [shared(0)]), { files: { 'xl/sharedStrings.xml': LAUGHS } })
        ),
        fault: 'unreadable',
      },
      {
        name: 'a row far below',
        content: workbookOf(one(rowOf(1_048_576, [inline('Ayu')]))),
        fault: 'too_many_rows',
      },
      {
        name: 'too many rows',
        content: workbookOf(
          one(Array.from({ length: 6_000 }, (_, at) => rowOf(at + 1, [inline('Ayu')])).join(''))
        ),
        fault: 'too_many_rows',
      },
      { name: 'broken XML', content: workbookOf(one('<row r="1"><c>')), fault: 'unreadable' },
    ])
    .run(({ assert }, { content, fault: expected }) => {
      assert.equal(faultOf(content), expected)
    })

  test('a workbook that is cut off anywhere, or has any byte changed, is read or refused', ({
    assert,
  }) => {
    const whole = workbookOf(one(textRows([HEADINGS, ['Ayu', '081377770001', '']])))
    for (let end = 0; end < whole.length; end += 7)
      assert.isNotNull(faultOf(whole.subarray(0, end)))
    for (let at = 0; at < whole.length; at += 3) {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 0xff
      read(changed)
    }
  })

  test('a hostile workbook has no cell outside of the table', ({ assert }) => {
    const cells = ['A0', 'ZZZ1', 'A', '1', '__proto__', ''].map(
      (reference) => `<c r="${reference}" t="str"><v>x</v></c>`
    )
    const rows = rowsOf(
      one(`<row r="1">${cells.join('')}</row>${textRows([])}${rowOf(2, [inline('Ayu')])}`)
    )
    assert.equal(rows[1]?.[0], 'Ayu')
  })
})
