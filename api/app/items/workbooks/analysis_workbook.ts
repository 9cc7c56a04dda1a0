import type { Analysis } from '#app/items/actions/read_analysis'
import type { AnalysedItem, PackageAnalysis } from '#app/items/domain/analyse_package'
import { writeWorkbook, type Worksheet } from '#app/paper/workbook/write_workbook'
import {
  ANSWERS,
  ANSWER_LETTERS,
  numberOfPage,
  SESSIONS,
  sessionOfQuestion,
  SHORT_SESSION_TITLES,
} from '#contracts/exam'
import {
  difficultyWord,
  discriminationWord,
  ITEM_WARNING_LABELS,
  NOT_ENOUGH_ATTEMPTS,
  reliabilityWord,
} from '#contracts/item_analysis'

const LETTERS = ANSWERS.map((answer) => ANSWER_LETTERS[answer])

/** The analysis as an Excel file: a worksheet of items and one of the sections' reliability. */
export function analysisWorkbook({ pkg, attempts, analysis }: Analysis): Buffer {
  const about = [
    { cells: ['Paket', pkg.name] },
    { cells: ['Simulasi selesai', attempts] },
    ...(analysis ? [] : [{ cells: [NOT_ENOUGH_ATTEMPTS] }]),
  ]
  const summary: Worksheet = {
    name: 'Keandalan',
    widths: [34, 12, 16, 18, 10],
    rows: [...about, { cells: [] }, ...(analysis ? reliabilityRows(analysis) : [])],
  }
  return analysis ? writeWorkbook(itemsWorksheet(analysis), summary) : writeWorkbook(summary)
}

function itemsWorksheet({ items }: PackageAnalysis): Worksheet {
  const thirds = LETTERS.flatMap((letter) => [
    `${letter} atas`,
    `${letter} tengah`,
    `${letter} bawah`,
  ])
  return {
    name: 'Analisis Soal',
    widths: [21, 8, 9, 9, 11, 9, 13, 13, 10, 16, 16, ...thirds.map(() => 9), 60],
    frozen: 1,
    rows: [
      {
        look: 'heading',
        cells: [
          'Bagian',
          'Nomor',
          'Kunci',
          'Peserta',
          'Kesukaran',
          '',
          'Daya pembeda',
          '',
          'Korelasi',
          'Waktu (detik)',
          'Waktu diketahui',
          ...thirds,
          'Peringatan',
        ],
      },
      ...items.map((item) => ({ cells: itemCells(item) })),
    ],
  }
}

function itemCells(item: AnalysedItem): (string | number)[] {
  const session = sessionOfQuestion(item.page)
  return [
    session ? SHORT_SESSION_TITLES[session] : '',
    numberOfPage(item.page) ?? '',
    item.accepted === 'all' ? 'gugur' : item.accepted.map((key) => LETTERS[key - 1]).join(', '),
    item.learners,
    decimal(item.difficulty),
    difficultyWord(item.difficulty),
    decimal(item.discrimination),
    discriminationWord(item.discrimination),
    decimal(item.correlation),
    item.time.seconds ?? '',
    item.time.known,
    ...item.choices.flatMap(({ upper, middle, lower }) => [upper, middle, lower]),
    item.warnings.map(({ kind, text }) => `${ITEM_WARNING_LABELS[kind]}: ${text}`).join(' '),
  ]
}

function reliabilityRows({ sections }: PackageAnalysis) {
  return [
    {
      look: 'heading' as const,
      cells: ['Bagian', 'KR-20', 'Keandalan', 'Galat baku (butir)', 'Butir'],
    },
    ...SESSIONS.map((session) => {
      const { kr20, sem, items } = sections[session]
      return {
        cells: [
          SHORT_SESSION_TITLES[session],
          decimal(kr20),
          reliabilityWord(kr20),
          decimal(sem),
          items,
        ],
      }
    }),
  ]
}

/** Two decimals as teachers write them; number cells have one only. */
function decimal(figure: number): string {
  return figure.toFixed(2).replace('.', ',')
}
