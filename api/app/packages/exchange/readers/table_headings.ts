import type { TaughtPart } from '#app/packages/domain/taught_text'

/** The columns of a table of questions that we read. Options and explanations have their letters. */
export type QuestionColumn =
  | 'number'
  | 'section'
  | 'page'
  | 'group'
  | 'passage'
  | 'prompt'
  | 'audio'
  | 'key'
  | 'options'
  | 'optionKey'
  | 'optionLetter'
  | 'optionText'
  | 'kind'
  | TaughtPart
  | `option${1 | 2 | 3 | 4 | 5}`

/** The headings of each column, in the words of our template and of other programs. */
const HEADINGS: Readonly<
  Record<
    Exclude<QuestionColumn, `option${1 | 2 | 3 | 4 | 5}` | `note${1 | 2 | 3 | 4}`>,
    readonly string[]
  >
> = {
  number: ['no', 'nomor', 'nomor soal', 'no soal', 'number', 'question number', 'nr', 'no urut'],
  section: [
    'bagian',
    'section',
    'part',
    'seksi',
    'kategori',
    'category',
    'subject',
    'subtes',
    'sesi',
  ],
  page: ['halaman', 'page', 'hal'],
  group: ['kelompok', 'kelompok audio', 'group'],
  passage: [
    'bacaan',
    'teks',
    'passage',
    'reading',
    'wacana',
    'kode bacaan',
    'kode',
    'passage text',
    'stimulus',
  ],
  prompt: [
    'soal',
    'pertanyaan',
    'question',
    'question text',
    'prompt',
    'prompt text',
    'kalimat',
    'isi soal',
    'teks soal',
    'sentence',
    'butir soal',
  ],
  audio: [
    'audio',
    'rekaman',
    'suara',
    'recording',
    'audio url',
    'file audio',
    'berkas audio',
    'sound',
  ],
  key: [
    'kunci',
    'kunci jawaban',
    'jawaban',
    'jawaban benar',
    'key',
    'answer',
    'correct answer',
    'correct choice',
    'correct',
    'correct option',
    'answer key',
    'right answer',
    'benar',
  ],
  options: ['pilihan', 'opsi', 'options', 'choices', 'pilihan jawaban', 'answers'],
  optionKey: [],
  optionLetter: [],
  optionText: [],
  explanation: ['pembahasan', 'explanation', 'explain', 'penjelasan', 'rationale'],
  correction: ['perbaikan', 'bentuk yang benar', 'correction'],
  transcript: ['transkrip', 'transcript', 'naskah', 'script', 'audio script'],
  proof: ['bukti', 'baris bukti', 'proof', 'proof lines'],
  skills: ['keterampilan', 'skill', 'skills'],
  kind: ['jenis', 'jenis soal', 'tipe', 'type', 'question type', 'tipe soal'],
}

const OPTION = /^(?:opsi|option|pilihan|choice|jawaban|answer|pil|ans)? ?([a-e])$/
const NUMBERED_OPTION = /^(?:opsi|option|pilihan|choice|answer) ?([1-5])$/

const NOTE = /^(?:catatan|catatan pilihan|catatan opsi|note|option note|feedback) ([a-d])$/

/** Which of our columns a heading names; null for any other. */
export function columnCalled(heading: string): QuestionColumn | null {
  const words = heading
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const [, letter] = OPTION.exec(words) ?? []
  if (letter !== undefined) return optionColumn('abcde'.indexOf(letter) + 1)
  const [, noted] = NOTE.exec(words) ?? []
  if (noted !== undefined) return `note${('abcd'.indexOf(noted) + 1) as 1 | 2 | 3 | 4}`
  const [, number] = NUMBERED_OPTION.exec(words) ?? []
  if (number !== undefined) return optionColumn(Number(number))
  for (const [column, names] of Object.entries(HEADINGS)) {
    if (names.includes(words)) return column as QuestionColumn
  }
  return null
}

function optionColumn(number: number): QuestionColumn {
  return `option${number as 1 | 2 | 3 | 4 | 5}`
}

/** Columns of other programs that we have no place for; the rest are only unknown. */
export const UNTAKEN: Readonly<Record<string, string>> = {
  skor: 'Skor tidak dipakai: semua soal ITP bernilai sama.',
  bobot: 'Bobot tidak dipakai: semua soal ITP bernilai sama.',
  points: 'Skor tidak dipakai: semua soal ITP bernilai sama.',
  nilai: 'Skor tidak dipakai: semua soal ITP bernilai sama.',
  difficulty: 'Tingkat kesukaran tidak dibawa: dihitung dari hasil peserta.',
  'tingkat kesukaran': 'Tingkat kesukaran tidak dibawa: dihitung dari hasil peserta.',
  tags: 'Label tidak dibawa.',
}
