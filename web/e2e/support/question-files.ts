import { SECTION_PAGES, sectionOfPage } from '@lulus/api/contracts/exam'
import { strToU8, zipSync } from 'fflate'
import { workbook } from './papers.ts'

const NAMES = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** A paragraph in Word; words between stars are underlined, as teachers mark Written Expression. */
function paragraph(text: string): string {
  const runs = text.split('*').map((part, at) => {
    const look = at % 2 === 1 ? '<w:rPr><w:u w:val="single"/></w:rPr>' : ''
    return `<w:r>${look}<w:t xml:space="preserve">${part}</w:t></w:r>`
  })
  return `<w:p>${runs.join('')}</w:p>`
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const letter = (number: number) => 'ABCD'.charAt(number % 4)
const options = (number: number, what: string) => [
  ...'ABCD'.split('').map((mark) => `${mark}. ${what} ${mark} of ${number}`),
  `Kunci: ${letter(number)}`,
]

/**
 * A whole exam as a Word document of 140 numbered questions in the four sections. Two things are wrong in it: number 2 of
 * Listening has no key, and number 2 of Structure only three options.
 */
export function wholeExamInWord(): Buffer {
  const passage = (number: number) =>
    `Passage ${number}. Across the desert, caravans of salt moved north for months at a time, and merchants who could read the stars crossed by night, when the sand was cool enough.`
  const lines = [
    'Listening Comprehension',
    ...numbers(50).flatMap((number) => [
      `${number}. (Narrator)`,
      ...options(number, 'She said').filter((line) => number !== 2 || !line.startsWith('Kunci')),
    ]),
    'Structure',
    ...numbers(15).flatMap((number) => [
      `${number}. _____ the harvest ${number}, the village rests.`,
      ...options(number, 'After').filter((line) => number !== 2 || !line.startsWith('D.')),
    ]),
    'Written Expression',
    ...numbers(25).flatMap((number) => [
      `${number + 15}. The *number* of visitors *have* risen *since* museum ${number} *opened*.`,
      `Kunci: ${letter(number)}`,
    ]),
    'Reading Comprehension',
    ...numbers(50).flatMap((number) => [
      ...(number % 10 === 1 ? [passage(Math.ceil(number / 10))] : []),
      `${number}. What is question ${number} about?`,
      ...options(number, 'Salt'),
    ]),
  ]
  const body = lines.map(paragraph).join('')
  return zipOf({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document ${NAMES}><w:body>${body}</w:body></w:document>`
    ),
  })
}

/** The option (1-4) that is right on a page of these exams. */
export function keyOn(page: number): number {
  const section = sectionOfPage(page) ?? 'listening'
  return ((page - SECTION_PAGES[section].first + 1) % 4) + 1
}

/** A listening group of six questions, one of two and two of four; 31, 32, 39 and 42 stand alone. */
const GROUPS: readonly (readonly [first: number, last: number])[] = [
  [33, 38],
  [40, 41],
  [43, 46],
  [47, 50],
]
/** The numbers that have a recording with these groups. */
export const GROUPED_STARTS = numbers(50).filter((number) =>
  GROUPS.every(([first, last]) => number <= first || number > last)
)

/** The same exam as a workbook, with listening groups of its own and the same two things wrong. */
export function wholeExamInExcel(): Buffer {
  const options = (number: number, what: string) =>
    [...'ABCD'].map((mark) => `${what} ${mark} of ${number}`)
  const groupOf = (number: number) => {
    const group = GROUPS.find(([first, last]) => number >= first && number <= last)
    if (group) return group.join('-')
    return number > 30 ? '-' : ''
  }
  const text = (number: number) =>
    `Passage ${Math.ceil(number / 10)}. Across the desert, caravans of salt moved north for months at a time, and merchants who could read the stars crossed by night.`
  return workbook([
    ['no', 'bagian', 'kelompok', 'bacaan', 'soal', 'A', 'B', 'C', 'D', 'kunci'],
    ...numbers(50).map((number) => [
      `${number}`,
      'listening',
      groupOf(number),
      '',
      '',
      ...options(number, 'She said'),
      number === 2 ? '' : letter(number),
    ]),
    ...numbers(15).map((number) => [
      `${number}`,
      'structure',
      '',
      '',
      `_____ the harvest ${number}, the village rests.`,
      ...options(number, 'After').map((option, at) => (number === 2 && at === 3 ? '' : option)),
      letter(number),
    ]),
    ...numbers(25).map((number) => [
      `${number + 15}`,
      'written',
      '',
      '',
      `The &lt;u&gt;number&lt;/u&gt; of visitors &lt;u&gt;have&lt;/u&gt; risen &lt;u&gt;since&lt;/u&gt; museum ${number} &lt;u&gt;opened&lt;/u&gt;.`,
      '',
      '',
      '',
      '',
      letter(number),
    ]),
    ...numbers(50).map((number) => [
      `${number}`,
      'reading',
      '',
      text(number),
      `What is question ${number} about?`,
      ...options(number, 'Salt'),
      letter(number),
    ]),
  ])
}

/** The recordings of an exam, called by their numbers; they are silent. */
export function recordingsZip(
  starts: readonly number[] = [...numbers(30), 31, 35, 39, 43, 47]
): Buffer {
  return zipOf(
    Object.fromEntries(
      starts.map((number) => [`Audio/${String(number).padStart(2, '0')}.wav`, silence()])
    )
  )
}

function silence(): Uint8Array {
  const seconds = 2
  const rate = 8_000
  const data = Buffer.alloc(44 + seconds * rate, 128)
  data.write('RIFF', 0)
  data.writeUInt32LE(data.length - 8, 4)
  data.write('WAVEfmt ', 8)
  data.writeUInt32LE(16, 16)
  data.writeUInt16LE(1, 20)
  data.writeUInt16LE(1, 22)
  data.writeUInt32LE(rate, 24)
  data.writeUInt32LE(rate, 28)
  data.writeUInt16LE(1, 32)
  data.writeUInt16LE(8, 34)
  data.write('data', 36)
  data.writeUInt32LE(seconds * rate, 40)
  return new Uint8Array(data)
}

function zipOf(files: Record<string, Uint8Array>): Buffer {
  return Buffer.from(zipSync(files))
}
