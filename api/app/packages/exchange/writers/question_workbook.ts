import type { NamedPackage, NamedQuestion } from '#app/packages/domain/exported_package'
import { NO_GROUPS } from '#app/packages/domain/imported_groups'
import { TAUGHT_HEADINGS, taughtPartsOf, taughtText } from '#app/packages/domain/taught_text'
import {
  writeWorkbook,
  type Worksheet,
  type WorksheetRow,
} from '#app/paper/workbook/write_workbook'
import {
  ANSWER_LETTERS,
  ANSWERS,
  DEFAULT_LISTENING_GROUPS,
  SECTION_TITLES,
  SECTIONS,
  type ListeningGroups,
  type Section,
} from '#contracts/exam'
import { areSameGroups, groupsText } from '#contracts/listening_groups'

const OPTIONS = ['A', 'B', 'C', 'D'] as const
const OPTION_WIDTHS = [24, 24, 24, 24]

interface Columns {
  headings: readonly string[]
  widths: readonly number[]
  cells: (question: NamedQuestion) => (string | number)[]
}

const keyOf = ({ key }: NamedQuestion) => ANSWER_LETTERS[ANSWERS[key - 1] ?? '1']
const place = ({ number, page }: NamedQuestion) => [number, page]

/** The columns of each section, before those of explanations; the same headings are read. */
const COLUMNS: Readonly<Record<Section, Columns>> = {
  listening: {
    headings: ['no', 'halaman', 'audio', ...OPTIONS, 'kunci'],
    widths: [8, 9, 22, ...OPTION_WIDTHS, 8],
    cells: (one) => [...place(one), one.audio, ...one.options, keyOf(one)],
  },
  structure: {
    headings: ['no', 'halaman', 'soal', ...OPTIONS, 'kunci'],
    widths: [8, 9, 60, ...OPTION_WIDTHS, 8],
    cells: (one) => [...place(one), one.prompt ?? '', ...one.options, keyOf(one)],
  },
  written: {
    headings: ['no', 'halaman', 'kalimat', 'kunci'],
    widths: [8, 9, 90, 8],
    cells: (one) => [...place(one), one.prompt ?? '', keyOf(one)],
  },
  reading: {
    headings: ['no', 'halaman', 'bacaan', 'soal', ...OPTIONS, 'kunci'],
    widths: [8, 9, 10, 60, ...OPTION_WIDTHS, 8],
    cells: (one) => [...place(one), one.passage, one.prompt ?? '', ...one.options, keyOf(one)],
  },
}

/** Which questions share a recording, where it isn't as in the test itself. */
function groupColumn(section: Section, groups: ListeningGroups): Columns {
  if (section !== 'listening' || areSameGroups(groups, DEFAULT_LISTENING_GROUPS)) {
    return { headings: [], widths: [], cells: () => [] }
  }
  const nameOf = (page: number) => {
    const group = groups.find(({ first, last }) => page >= first && page <= last)
    return group ? groupsText([group]) : NO_GROUPS
  }
  return { headings: ['kelompok'], widths: [10], cells: ({ page }) => [nameOf(page)] }
}

/** All columns of a section. */
function columnsOf(section: Section, groups: ListeningGroups): Columns {
  const { headings, widths, cells } = COLUMNS[section]
  const group = groupColumn(section, groups)
  const parts = taughtPartsOf(section)
  return {
    headings: [...headings, ...group.headings, ...parts.map((part) => TAUGHT_HEADINGS[part])],
    widths: [
      ...widths,
      ...group.widths,
      ...parts.map((part) => (part === 'explanation' ? 60 : 30)),
    ],
    cells: (one) => [
      ...cells(one),
      ...group.cells(one),
      ...parts.map((part) => taughtText(one.taught, part)),
    ],
  }
}

const PASSAGE_HEADINGS = ['kode', 'judul', 'teks', 'gambar']
const PASSAGE_WIDTHS = [10, 30, 100, 22]

/** A workbook of questions, one worksheet a section and one for passages. */
export function questionWorkbook({
  questions,
  passages,
  groups,
}: Pick<NamedPackage, 'questions' | 'passages' | 'groups'>): Buffer {
  return workbookOf(
    groups,
    (section) =>
      questions
        .filter((question) => question.section === section)
        .map((question) => ({ cells: columnsOf(section, groups).cells(question) })),
    passages.map(({ key, title, text, picture }) => ({ cells: [key, title, text, picture] }))
  )
}

/** Examples that begin with this word are never imported. */
const EXAMPLE = 'contoh'
const EXAMPLES: Readonly<Record<Section, readonly string[]>> = {
  listening: [
    EXAMPLE,
    '',
    '01.mp3',
    'She is late.',
    'She missed it.',
    'She will call.',
    'She forgot.',
    'B',
  ],
  structure: [
    EXAMPLE,
    '',
    '_____ the harvest, the village rests.',
    'After',
    'Afterwards',
    'It is after',
    'Because',
    'A',
  ],
  written: [
    EXAMPLE,
    '',
    'The <u>number</u> of visitors <u>have</u> risen <u>since</u> the museum <u>opened</u>.',
    'B',
  ],
  reading: [
    EXAMPLE,
    '',
    'P1',
    'What is the passage mainly about?',
    'Salt',
    'Trade',
    'Boats',
    'Law',
    'B',
  ],
}
const NOTES: Readonly<Record<Section, string>> = {
  listening:
    'Satu baris satu soal. Kolom audio berisi nama berkas di ZIP rekaman. Baris contoh tidak diimpor.',
  structure:
    'Tulis rumpang sebagai _____. Halaman boleh kosong: ikut nomornya (1-15). Baris contoh tidak diimpor.',
  written:
    'Garis bawahi empat bagian dengan <u>…</u>, atau dengan garis bawah Excel. Nomor 16-40. Baris contoh tidak diimpor.',
  reading: 'Kolom bacaan berisi kode dari lembar Bacaan. Baris contoh tidak diimpor.',
}
const PASSAGE_NOTE =
  'Isi teks (satu paragraf satu baris), atau nama gambarnya di ZIP. Baris contoh tidak diimpor.'

let made: Buffer | undefined

/** An empty workbook of questions, with an explanation and an example in each worksheet. */
export function questionTemplate(): Buffer {
  made ??= workbookOf(
    DEFAULT_LISTENING_GROUPS,
    (section) => [{ cells: EXAMPLES[section], look: 'note' }],
    [{ cells: [EXAMPLE, 'Salt', 'Salt was once worth more than gold …', ''], look: 'note' }],
    (section) => (section === 'passages' ? PASSAGE_NOTE : NOTES[section])
  )
  return made
}

function workbookOf(
  groups: ListeningGroups,
  rowsOf: (section: Section) => WorksheetRow[],
  passages: WorksheetRow[],
  noteOf?: (section: Section | 'passages') => string
): Buffer {
  const above = (section: Section | 'passages'): WorksheetRow[] =>
    noteOf ? [{ cells: [noteOf(section)], look: 'note' }] : []
  const sections = SECTIONS.map((section): Worksheet => {
    const { headings, widths } = columnsOf(section, groups)
    const rows: WorksheetRow[] = [...above(section), { cells: headings, look: 'heading' }]
    return {
      name: SECTION_TITLES[section],
      widths,
      frozen: rows.length,
      rows: [...rows, ...rowsOf(section)],
    }
  })
  const rows: WorksheetRow[] = [...above('passages'), { cells: PASSAGE_HEADINGS, look: 'heading' }]
  const last: Worksheet = {
    name: 'Bacaan',
    widths: PASSAGE_WIDTHS,
    frozen: rows.length,
    rows: [...rows, ...passages],
  }
  const [first, ...others] = [...sections, last]
  return writeWorkbook(first ?? last, ...others)
}
