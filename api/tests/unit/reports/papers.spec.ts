import { test } from '@japa/runner'
import { strFromU8, unzipSync } from 'fflate'
import type { Results } from '#app/reports/actions/read_results'
import type { FinalResult } from '#app/reports/domain/counted_result'
import { tableOf, type LearnerOutcome } from '#app/reports/domain/result_table'
import { renderResults } from '#app/reports/paper/render_results'
import { resultsWorkbook } from '#app/reports/workbooks/results_workbook'
import { readWorkbook } from '#app/classes/workbook/read_worker'
import { CURRENT_TABLE_VERSION } from '#app/scoring/domain/scoring'
import { NAMES } from '#tests/support/names'
import { copiedTexts, readPaper } from '#tests/support/paper_reader'
import { pdfText } from '#tests/support/pdf_text'

const FORMULA = '=HYPERLINK("http://jahat.test","Klik")'

const result = (total: number): FinalResult => ({
  listening: 50,
  structure: 48,
  reading: 49,
  total,
  scoringTable: CURRENT_TABLE_VERSION,
  finishedAt: Date.parse('2026-11-21T18:30:00Z'),
  isRevised: total === 490,
  mayChange: false,
  isExcluded: false,
  opensAt: null,
})
const sat = (name: string, total: number): LearnerOutcome => ({
  name,
  result: result(total),
  unsat: null,
})

const excluded = (name: string, total: number): LearnerOutcome => ({
  name,
  result: { ...result(total), isExcluded: true },
  unsat: null,
})

const resultsOf = (learners: LearnerOutcome[], change: Partial<Results> = {}): Results => ({
  className: 'XII IPA 1',
  event: null,
  packageName: 'Paket A',
  table: tableOf(learners, CURRENT_TABLE_VERSION),
  opensAt: null,
  ...change,
})
const print = (results: Results, withRanks = false) =>
  renderResults({
    academyName: 'Akademi Lulus',
    logo: null,
    printedAt: Date.parse('2026-11-22T03:00:00Z'),
    withRanks,
    results,
  })

const FEW = [
  sat('Ayu', 490),
  sat(FORMULA, 543),
  { name: 'Citra', result: null, unsat: 'tidak_hadir' },
] satisfies LearnerOutcome[]

function rowsOf(book: Buffer, name: string): string[][] {
  const read = readWorkbook({ content: book, worksheet: name })
  if ('fault' in read) throw new Error(read.fault)
  return read.rows
}

test.group('Results as a workbook', () => {
  test('results as a workbook have a row for each learner, those without a result last', ({
    assert,
  }) => {
    assert.deepEqual(rowsOf(resultsWorkbook(resultsOf(FEW), true), 'Hasil'), [
      ['Peringkat', 'Nama', 'Listening', 'Structure & Written', 'Reading', 'Total', 'CEFR'].concat([
        'Tanggal',
        'Keterangan',
      ]),
      ['2', 'Ayu', '50', '48', '49', '490', 'B1', '2026-11-22', 'Dinilai ulang'],
      ['1', FORMULA, '50', '48', '49', '543', 'B2', '2026-11-22'],
      ['', 'Citra', '', '', '', '', '', '', 'Tidak hadir'],
    ])
    assert.equal(rowsOf(resultsWorkbook(resultsOf(FEW), false), 'Hasil')[0]?.[0], 'Nama')
  })

  test('results as a workbook say who was excluded, who takes nobody’s rank', ({ assert }) => {
    const results = resultsOf([excluded('Ayu', 600), sat('Budi', 543), sat('Citra', 480)])
    assert.deepEqual(rowsOf(resultsWorkbook(results, true), 'Hasil').slice(1), [
      ['–', 'Ayu', '50', '48', '49', '600', 'B2', '2026-11-22', 'Dikeluarkan dari ujian'],
      ['1', 'Budi', '50', '48', '49', '543', 'B2', '2026-11-22'],
      ['2', 'Citra', '50', '48', '49', '480', 'B1', '2026-11-22'],
    ])
  })

  test('results as a workbook have scores as numbers, names as text, and fixed headings', ({
    assert,
  }) => {
    const files = unzipSync(resultsWorkbook(resultsOf(FEW), false))
    const worksheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    assert.include(worksheet, '<v>543</v>')
    assert.notInclude(worksheet, '<f>')
    assert.match(worksheet, /<c r="A3" s="1" t="inlineStr"><is><t [^>]*>=HYPERLINK/)
    assert.match(worksheet, /<pane ySplit="1"[^>]* state="frozen"\/>/)
  })

  test('results as a workbook have a summary on a second worksheet', ({ assert }) => {
    const rows = rowsOf(resultsWorkbook(resultsOf(FEW), false), 'Ringkasan')
    const has = (row: string[]) => assert.deepInclude(rows, row)
    has(['Total', '516.5', '516.5', '490', '543'])
    has(['Kelas', 'XII IPA 1'])
    has(['Belum ada hasil', '1'])
    has(['543–584 (B2)', '1'])
  })
})

test.group('Results on paper', () => {
  test('results on paper have letterhead, figures, learners and a page number', async ({
    assert,
  }) => {
    const text = await pdfText(await print(resultsOf(FEW)))
    for (const part of [
      'Akademi Lulus Hasil XII IPA 1',
      'Paket: Paket A',
      '2 dari 3 peserta sudah ada hasil',
      '543–584',
      'Ayu 50 48 49 490 B1',
      'Citra Tidak hadir',
      'Halaman 1 dari 1',
    ]) {
      assert.include(text, part)
    }
    const { info, language, size } = await readPaper(await print(resultsOf(FEW)))
    assert.deepEqual(
      [info.Title, language, size],
      ['Hasil XII IPA 1', 'id-ID', { width: 595.28, height: 841.89 }]
    )
  })

  test('results on paper are in the order of ranks when these are wanted', async ({ assert }) => {
    const text = await pdfText(await print(resultsOf([sat('Ayu', 490), sat('Budi', 543)]), true))
    assert.include(text, '1 Budi 50 48 49 543 B2 2 Ayu')
  })

  test('results on paper say who was excluded, who is last and without a rank', async ({
    assert,
  }) => {
    const results = resultsOf([excluded('Ayu', 600), sat('Budi', 543)])
    const ranked = await pdfText(await print(results, true))
    assert.include(ranked, '1 Budi 50 48 49 543 B2 – Ayu (dikeluarkan dari ujian) 50 48 49 600')
    assert.include(await pdfText(await print(results)), '1 Ayu (dikeluarkan dari ujian)')
  })

  test('results on paper have two hundred learners on numbered pages, with the columns named on each', async ({
    assert,
  }) => {
    const many = Array.from({ length: 200 }, (_, at) => sat(`Peserta ${at + 1}`, 400 + at))
    const pdf = await print(resultsOf(many))
    const { pages, pieces } = await readPaper(pdf)
    assert.isAbove(pages, 4)
    const text = await pdfText(pdf)
    assert.include(text, `Halaman ${pages} dari ${pages}`)
    assert.lengthOf(text.match(/No\. Nama Listening/g) ?? [], pages)
    assert.deepEqual(
      pieces.filter(({ left, right }) => left < 41 || right > 555),
      []
    )
  })

  test('results on paper print names in every script, and an empty list', async ({ assert }) => {
    const copied = copiedTexts(await print(resultsOf(NAMES.map((name) => sat(name, 500))))).join(
      ' '
    )
    for (const name of NAMES.filter((one) => !/[\p{scx=Arab}\p{scx=Hebr}\p{scx=Thaa}]/u.test(one)))
      assert.include(copied, name)
    const nobody = await pdfText(await print(resultsOf([])))
    assert.include(nobody, '0 dari 0 peserta sudah ada hasil')
  })
})
