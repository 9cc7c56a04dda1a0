import { readKey } from '#app/packages/domain/answer_key'
import type { FoundQuestion, ImportedRow, RowFault } from '#app/packages/domain/imported_row'
import { plainText, withGap } from '#app/packages/domain/question_text'
import {
  LISTENING_PART_STARTS,
  sectionCalled,
  type NamedSection,
} from '#app/packages/domain/section_names'
import { markParts } from '#app/packages/domain/mark_parts'
import { markedHtml, unmarked } from '#app/packages/domain/underline_marks'
import { readWrittenSentence, sanitiseSentence } from '#app/packages/domain/written_sentence'
import {
  numberOfPage,
  pagesOfSection,
  SECTION_PAGES,
  sectionOfPage,
  SECTIONS,
  type Section,
} from '#contracts/exam'

/** A found question whose section is known, if anything says it. */
interface Sectioned {
  question: FoundQuestion
  named: NamedSection | null
  page: number | null
  number: number | null
  faults: RowFault[]
}

/** Whether a file says nowhere to which section its questions belong. */
export function saysNoSection(questions: readonly FoundQuestion[]): boolean {
  return questions.length > 0 && questions.every((question) => sectioned(question).named === null)
}

/**
 * Questions of a file as rows, in the file's order. A page that the file doesn't name follows from the number, as
 * learners see it (Structure 1-15, Written Expression 16-40) or counted through the exam (1-140), and else from the
 * order in the file.
 * @param section of questions whose section the file doesn't say
 */
export function placeQuestions(
  questions: readonly FoundQuestion[],
  section: Section | null
): ImportedRow[] {
  const found = questions.map((question) => {
    const one = sectioned(question)
    return one.named || section === null ? one : { ...one, named: { section, part: null } }
  })
  const pages = new Map<Sectioned, number>()
  for (const each of SECTIONS) {
    placeSection(
      found.filter(({ named }) => named?.section === each),
      each,
      pages
    )
  }
  return found.map((one) => rowOf(one, pages.get(one) ?? one.page))
}

function sectioned(question: FoundQuestion): Sectioned {
  const faults: RowFault[] = []
  const page = wholeNumber(question.page)
  const number = wholeNumber(question.number)
  if (page === undefined) {
    faults.push({ field: 'page', sentence: `Halaman “${question.page.trim()}” bukan angka.` })
  }
  if (number === undefined) {
    faults.push({ field: 'no_soal', sentence: `Nomor “${question.number.trim()}” bukan angka.` })
  }
  const ofPage = page ? sectionOfPage(page) : null
  const named = sectionCalled(question.section) ?? (ofPage && { section: ofPage, part: null })
  return { question, named, page: page ?? null, number: number ?? null, faults }
}

/** Null when there is none, undefined when it isn't a whole number. */
function wholeNumber(text: string): number | null | undefined {
  const [digits] = /\d{1,6}/.exec(text) ?? []
  if (text.trim() === '') return null
  return /^\D{0,12}\d{1,6}\D{0,3}$/.test(text.trim()) && digits ? Number(digits) : undefined
}

function placeSection(
  found: readonly Sectioned[],
  section: Section,
  pages: Map<Sectioned, number>
): void {
  const open = found.filter(({ page }) => page === null)
  const scheme = SCHEMES.find((pageOf) =>
    open.every(
      ({ number, named }) => number !== null && isOf(section, pageOf(number, section, named))
    )
  )
  if (scheme) {
    for (const one of open) pages.set(one, scheme(one.number ?? 0, section, one.named) ?? 0)
    return
  }
  const taken = new Set(found.map(({ page }) => page))
  const free = pagesOfSection(section).filter((page) => !taken.has(page))
  const used = new Set<number>()
  for (const one of open) {
    const start = one.named?.part ? LISTENING_PART_STARTS[one.named.part] : 0
    const page = free.find((each) => each >= start && !used.has(each))
    if (page === undefined) continue
    used.add(page)
    pages.set(one, page)
  }
}

type Scheme = (number: number, section: Section, named: NamedSection | null) => number | null

/** The ways that files number questions. */
const SCHEMES: readonly Scheme[] = [
  // As learners see it.
  (number, section) =>
    pagesOfSection(section).find((page) => numberOfPage(page) === number) ?? null,
  // Through the whole exam, 1 to 140.
  (number, section) => {
    const { first } = SECTION_PAGES[section]
    const before = { listening: 0, structure: 50, written: 65, reading: 90 }[section]
    return number > before ? first + number - before - 1 : null
  },
]

function isOf(section: Section, page: number | null): boolean {
  return page !== null && sectionOfPage(page) === section
}

function rowOf({ question, named, number, faults }: Sectioned, page: number | null): ImportedRow {
  const section = named?.section ?? null
  const { prompt, options } = textsOf(question, section)
  const key = readKey(
    question.key,
    section === 'written' ? keyedOptions(question, options) : options
  )
  return {
    section,
    number: number ?? (page === null ? null : numberOfPage(page)),
    page,
    prompt: prompt === '' ? null : prompt,
    options,
    key: 'key' in key ? key.key : null,
    audio: question.audio.trim() || null,
    passage: plainText(question.passage) || null,
    taught: question.taught,
    place: question.place,
    faults: [
      ...faults,
      ...question.faults,
      ...('fault' in key ? [{ field: 'jawaban' as const, sentence: key.fault }] : []),
    ],
    isDropped: false,
  }
}

/** A key may be the text of a part; where the parts can't be read, that of an option that the file has. */
function keyedOptions(question: FoundQuestion, parts: readonly string[]): readonly string[] {
  return parts.length > 0 ? parts : question.options
}

function textsOf(question: FoundQuestion, section: Section | null) {
  const options = question.options.map((option) => plainText(unmarked(option)))
  if (section !== 'written') {
    const text = plainText(unmarked(question.prompt))
    return { prompt: section === 'structure' ? withGap(text) : text, options }
  }
  const html = markedHtml(question.prompt) ?? question.prompt
  const written = readWrittenSentence(html)
  if (written) return { prompt: written.html, options: [...written.parts] }
  const safe = sanitiseSentence(html)
  const marked = markParts(safe, options)
  const found = marked === null ? null : readWrittenSentence(marked)
  if (found) return { prompt: found.html, options: [...found.parts] }
  return { prompt: safe, options: partsOf(safe) }
}

/** The underlined parts, however many. */
export function partsOf(html: string): string[] {
  return [...html.matchAll(/<u>([^<]*)<\/u>/g)].map(([, part = '']) => part)
}
