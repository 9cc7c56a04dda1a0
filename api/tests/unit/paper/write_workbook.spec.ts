import { test } from '@japa/runner'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { readWorkbook } from '#app/classes/workbook/read_worker'
import { streamWorkbook } from '#app/paper/workbook/stream_workbook'
import type { WorksheetRow } from '#app/paper/workbook/workbook_parts'
import { writeWorkbook, type Worksheet } from '#app/paper/workbook/write_workbook'
import { spreadsheetRows } from '#tests/support/spreadsheet'

function rowsOf(rows: Worksheet['rows']): string[][] {
  const content = writeWorkbook({ name: 'Hadir', widths: [20, 20], rows })
  const found = readWorkbook({ content, worksheet: null })
  if ('fault' in found) throw new Error(found.fault)
  return found.rows
}

/** Beginnings of a formula, or of an instruction to another program, in some spreadsheet. */
const DANGEROUS = ['=1+1', '+62', '-2', '@SUM(A1)', '=HYPERLINK("http://x")', '\t=1', '|cmd', "'=1"]

test.group('A workbook that is written', () => {
  test('a written workbook holds its texts and numbers unchanged', ({ assert }) => {
    const rows = rowsOf([
      { cells: ['Nama', 'Skor'], look: 'heading' },
      { cells: ['Ayu & <Budi> "C"', 537] },
      { cells: ['', '081234567890'] },
    ])
    assert.deepEqual(rows, [
      ['Nama', 'Skor'],
      ['Ayu & <Budi> "C"', '537'],
      ['', '081234567890'],
    ])
  })

  test('a written workbook prints all columns of a worksheet side by side', ({ assert }) => {
    const content = writeWorkbook({ name: 'Hasil', widths: [36, 60, 60, 60], rows: [] })
    const sheet = strFromU8(unzipSync(content)['xl/worksheets/sheet1.xml'] as Uint8Array)
    // The order of a worksheet's parts is fixed: with another, spreadsheets report a damaged file.
    assert.match(
      sheet,
      /<worksheet[^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr><sheetViews>/
    )
    assert.match(
      sheet,
      /<\/sheetData><pageSetup [^>]*fitToWidth="1" fitToHeight="0"\/><\/worksheet>$/
    )
  })

  test('a written workbook has no formula, whatever a name begins with', ({ assert }) => {
    const content = writeWorkbook({
      name: 'Hadir',
      widths: [20],
      rows: DANGEROUS.map((name) => ({ cells: [name] })),
    })
    const sheet = strFromU8(unzipSync(content)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    assert.notMatch(sheet, /<f[ >]/)
    assert.lengthOf(sheet.match(/ t="inlineStr"/g) ?? [], DANGEROUS.length)
    const styles = strFromU8(unzipSync(content)['xl/styles.xml'] ?? new Uint8Array())
    assert.include(styles, 'numFmtId="49" applyNumberFormat="1" quotePrefix="1"')
    assert.deepEqual(
      rowsOf(DANGEROUS.map((name) => ({ cells: [name] }))),
      DANGEROUS.map((name) => [name])
    )
  })

  test('a written workbook is read unchanged by another library', async ({ assert }) => {
    const content = writeWorkbook(
      {
        name: 'Hadir',
        widths: [20, 20],
        frozen: 1,
        rows: [
          { cells: ['Nama', 'Skor'], look: 'heading' },
          { cells: ['081234567890', 537] },
          { cells: ['007', 48.5] },
          { cells: [] },
          { cells: ['', { day: Date.parse('2026-11-22T01:00:00Z') }] },
          ...DANGEROUS.map((name) => ({ cells: [name] })),
        ],
      },
      { name: 'Kelas "A" & <B>', widths: [20], rows: [{ cells: [' Ayu  & <Budi>\n"C" _x0041_ '] }] }
    )
    assert.deepEqual(await spreadsheetRows(content, 'Hadir'), [
      ['Nama', 'Skor'],
      ['081234567890', 537],
      ['007', 48.5],
      [null, null],
      [null, new Date('2026-11-22T00:00:00Z')],
      ...DANGEROUS.map((name) => [name, null]),
    ])
    assert.deepEqual(await spreadsheetRows(content, 'Kelas "A" & <B>'), [
      [' Ayu  & <Budi>\n"C" _x0041_ '],
    ])
  })

  test('a written workbook is read unchanged by another library with any text', async ({
    assert,
  }) => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (text) => {
        const content = writeWorkbook({
          name: 'Hadir',
          widths: [20],
          rows: [{ cells: [`a${text}b`] }],
        })
        assert.deepEqual(await spreadsheetRows(content), [[`a${text}b`]])
      }),
      { numRuns: 30 }
    )
  })

  test('a written workbook can be opened with any text', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const [row] = rowsOf([{ cells: ['x', `a${text}b`] }])
        assert.match(row?.[1] ?? '', /^a[^]*b$/)
      }),
      { numRuns: 30 }
    )
  })

  test('a written workbook leaves out invalid characters, and keeps what looks like an escape', ({
    assert,
  }) => {
    assert.deepEqual(rowsOf([{ cells: ['A\u0000\u0008\uFFFEB'] }]), [['AB']])
    const content = writeWorkbook({ name: 'A', widths: [9], rows: [{ cells: ['_x0041_'] }] })
    const sheet = strFromU8(unzipSync(content)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    assert.include(sheet, '>_x005F_x0041_<')
  })
})

test.group('A workbook that is streamed', () => {
  test('a streamed workbook is read unchanged by another library, batch after batch, and has no formula', async ({
    assert,
  }) => {
    async function* batches(): AsyncGenerator<WorksheetRow[]> {
      yield [{ cells: ['Nama', 'Waktu'], look: 'heading' }]
      yield []
      yield DANGEROUS.map((name) => ({ cells: [name, 1] }))
      yield await Promise.resolve([
        { cells: ['081234567890', { time: Date.parse('2026-11-22T01:30:59Z') }] },
      ])
    }
    const frame = { name: 'Hadir', widths: [20, 20], frozen: 1 }
    const content = Buffer.concat(await Array.fromAsync(streamWorkbook(frame, batches())))
    assert.deepEqual(await spreadsheetRows(content), [
      ['Nama', 'Waktu'],
      ...DANGEROUS.map((name) => [name, 1]),
      // Wall-clock time in Jakarta, which the library reads as UTC.
      ['081234567890', new Date('2026-11-22T08:30:00Z')],
    ])
    const sheet = strFromU8(unzipSync(content)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    assert.notMatch(sheet, /<f[ >]/)
  })

  test('a streamed workbook fails where its rows do', async ({ assert }) => {
    async function* broken(): AsyncGenerator<WorksheetRow[]> {
      yield [{ cells: ['Nama'] }]
      await Promise.reject(new Error('the database went away'))
    }
    await assert.rejects(
      () => Array.fromAsync(streamWorkbook({ name: 'Hadir', widths: [20] }, broken())),
      'the database went away'
    )
  })
})
