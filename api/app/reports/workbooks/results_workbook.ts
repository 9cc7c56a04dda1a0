import type { Results } from '#app/reports/actions/read_results'
import type { Figures } from '#app/reports/domain/summary'
import {
  writeWorkbook,
  type Worksheet,
  type WorksheetRow,
} from '#app/paper/workbook/write_workbook'
import { SHORT_SESSION_TITLES } from '#contracts/exam'
import { changeable, type ResultLine } from '#app/reports/domain/result_table'
import { MAY_CHANGE, NO_LEVEL, UNSAT_TEXTS } from '#contracts/reports'

const { listening, written, reading } = SHORT_SESSION_TITLES

/** Results as an Excel file: a worksheet of learners, those without a result last, and one with the summary. */
export function resultsWorkbook(results: Results, withRanks: boolean): Buffer {
  return writeWorkbook(learnersWorksheet(results, withRanks), summaryWorksheet(results))
}

function learnersWorksheet({ table: { lines, unsat } }: Results, withRanks: boolean): Worksheet {
  const ranked = <Item>(item: Item) => (withRanks ? [item] : [])
  const names = [...ranked('Peringkat'), 'Nama', listening, written, reading, 'Total', 'CEFR']
  return {
    name: 'Hasil',
    widths: [...ranked(11), 36, 11, 21, 11, 11, 8, 12, 28],
    frozen: 1,
    rows: [
      { look: 'heading', cells: [...names, 'Tanggal', 'Keterangan'] },
      ...lines.map((line) => ({
        cells: [
          ...ranked(line.rank ?? '–'),
          line.name,
          line.listening,
          line.structure,
          line.reading,
          line.total,
          line.level ?? NO_LEVEL,
          { day: line.finishedAt },
          remarkOf(line),
        ],
      })),
      ...unsat.map(({ name, reason }) => ({
        cells: [...ranked(''), name, '', '', '', '', '', '', UNSAT_TEXTS[reason]],
      })),
    ],
  }
}

function remarkOf({ isRevised, mayChange, isExcluded }: ResultLine): string {
  return [
    ...(isExcluded ? ['Dikeluarkan dari ujian'] : []),
    ...(isRevised ? ['Dinilai ulang'] : []),
    ...(mayChange ? [MAY_CHANGE] : []),
  ].join('; ')
}

function summaryWorksheet({ className, event, packageName, table }: Results): Worksheet {
  const { summary, unsat } = table
  const figures = (name: string, of: Figures | undefined): WorksheetRow[] =>
    of ? [{ cells: [name, of.mean, of.median, of.lowest, of.highest] }] : []
  const heading = (...cells: string[]): WorksheetRow => ({ look: 'heading', cells })
  return {
    name: 'Ringkasan',
    widths: [34, 12, 10, 10, 10],
    frozen: 1,
    rows: [
      heading('Ringkasan', 'Rata-rata', 'Median', 'Terendah', 'Tertinggi'),
      ...figures(listening, summary.figures?.listening),
      ...figures(written, summary.figures?.structure),
      ...figures(reading, summary.figures?.reading),
      ...figures('Total', summary.figures?.total),
      { cells: [] },
      ...(className === null ? [] : [{ cells: ['Kelas', className] }]),
      ...(event ? [{ cells: ['Ujian', event.name] }] : []),
      { cells: ['Paket', packageName] },
      { cells: ['Sudah ada hasil', summary.count] },
      { cells: ['Belum ada hasil', unsat.length] },
      { cells: [MAY_CHANGE, changeable(table)] },
      { cells: [] },
      heading('Skor total', 'Peserta'),
      ...summary.bands.map(({ from, to, level, count }) => ({
        cells: [`${from}–${to} (${level ?? NO_LEVEL})`, count],
      })),
    ],
  }
}
