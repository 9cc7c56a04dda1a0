import {
  emptyQuestion,
  type FoundQuestion,
  type FoundQuestions,
  type ImportedPassage,
  type NotTaken,
} from '#app/packages/domain/imported_row'
import { plainText } from '#app/packages/domain/question_text'
import { sectionCalled } from '#app/packages/domain/section_names'
import { unmarked } from '#app/packages/domain/underline_marks'
import { isMarked, textOf, type Paragraph } from '#app/packages/exchange/readers/blocks'
import { titleOf } from '#app/packages/exchange/readers/title_of'

const NUMBERED = /^\s*(?:soal\s*|no\.?\s*)?(\d{1,3})\s*[.)]\s*(\S.*)$/is
const LETTERED = /^\s*[([]?([A-Ea-eАВСЕ])\s*[.):\]]\s*(\S.*)$/s
/** 'A. one  B. two  C. three  D. four' in one line. */
const OPTIONS_IN_LINE = /(?:^|\s)[([]?([A-E])[.)]\s+/g
const KEY_LINE = /^\s*(?:kunci(?: jawaban)?|jawaban|answer(?: key)?|key)\s*[:=]\s*(.+)$/is
const KEY_HEADING = /^\s*(?:kunci(?: jawaban)?|answer keys?|jawaban)\s*:?\s*$/i
/** '1. B 2. D 3. A' */
const KEY_PAIR = /(\d{1,3})\s*[.):=-]?\s*([A-E])(?![\p{L}\p{N}])/giu
const AUDIO_LINE = /^\s*(?:audio|rekaman)\s*[:=]\s*(\S.*)$/i
/** A line of its own that is longer is a passage, not a heading or an instruction. */
const PASSAGE_LENGTH = 150
const HEADING_LENGTH = 60

interface Listed {
  question: FoundQuestion
  marked: number[]
}

/**
 * The questions of a numbered list with lettered options, typed or numbered by the program. The key is the one option
 * that is bold or coloured, a line after the options, or in a list at the end.
 */
export function readNumberedList(paragraphs: readonly Paragraph[]): FoundQuestions {
  const reader = new ListReader()
  for (const paragraph of paragraphs) reader.take(paragraph)
  return reader.found()
}

class ListReader {
  readonly #listed: Listed[] = []
  readonly #passages: ImportedPassage[] = []
  readonly #notTaken: NotTaken[] = []
  readonly #keys: { number: string; key: string }[] = []
  #section = ''
  #passage: string[] = []
  #isKeys = false

  take(paragraph: Paragraph): void {
    const text = textOf(paragraph).trim()
    if (text === '') return
    const plain = unmarked(text)
    if (this.#takeKeys(plain)) return
    const current = this.#listed.at(-1)
    if (this.#isOption(paragraph, text, current)) return
    if (this.#isQuestion(paragraph, text)) return
    const [, key] = KEY_LINE.exec(plain) ?? []
    const [, audio] = AUDIO_LINE.exec(plain) ?? []
    if (key !== undefined && current) current.question.key = key.trim()
    else if (audio !== undefined && current) current.question.audio = audio
    else if (plain.length <= HEADING_LENGTH && sectionCalled(plain)) this.#begin(plain)
    else if (plain.length > PASSAGE_LENGTH || this.#passage.length > 0) this.#passage.push(plain)
    else if (current && current.question.options.length === 0) {
      current.question.prompt += `\n${text}`
    } else if (current && current.question.options.length < 4) {
      const { options } = current.question
      options[options.length - 1] += ` ${text}`
    } else
      this.#notTaken.push({
        place: paragraph.place,
        reason: `Teks ini bukan bagian dari soal: “${plain.slice(0, 60)}”.`,
      })
  }

  found(): FoundQuestions {
    this.#endPassage()
    for (const { question, marked } of this.#listed) {
      if (question.key === '' && marked.length === 1) question.key = String(marked[0])
    }
    this.#giveKeys()
    return {
      questions: this.#listed.map(({ question }) => question),
      passages: this.#passages,
      files: [],
      notTaken: this.#notTaken,
    }
  }

  /** A list of keys has nothing but numbers and letters. */
  #takeKeys(text: string): boolean {
    if (KEY_HEADING.test(text)) {
      this.#isKeys = true
      return true
    }
    const pairs = [...text.matchAll(KEY_PAIR)]
    const rest = text.replaceAll(KEY_PAIR, '').replaceAll(/[\s,;|.]+/g, '')
    if (rest !== '' || pairs.length < (this.#isKeys ? 1 : 3)) return false
    for (const [, number = '', key = ''] of pairs) this.#keys.push({ number, key })
    return true
  }

  #isOption(paragraph: Paragraph, text: string, current: Listed | undefined): boolean {
    if (!current) return false
    const inLine = optionsInLine(text)
    if (inLine.length >= 2) {
      for (const option of inLine) this.#addOption(current, option, false)
      return true
    }
    const [, letter, typed] = LETTERED.exec(text) ?? []
    const { list } = paragraph
    const isListed =
      list !== null && (list.kind === 'letter' || (list.level > 0 && list.kind !== 'number'))
    if (letter === undefined && !isListed) return false
    this.#addOption(current, typed ?? text, isMarked(paragraph))
    return true
  }

  #addOption({ question, marked }: Listed, text: string, isKey: boolean): void {
    question.options.push(text.trim())
    if (isKey) marked.push(question.options.length)
  }

  #isQuestion({ list, place }: Paragraph, text: string): boolean {
    const [, number, typed] = NUMBERED.exec(text) ?? []
    const isListed =
      list !== null && (list.kind === 'number' || list.level === 0) && list.kind !== 'letter'
    if (number === undefined && !isListed) return false
    const passage = this.#endPassage()
    const question = {
      ...emptyQuestion(place),
      section: this.#section,
      number: number ?? String(list?.ordinal ?? ''),
      prompt: typed ?? text,
      passage: passage ?? '',
    }
    this.#listed.push({ question, marked: [] })
    return true
  }

  #begin(section: string): void {
    this.#endPassage()
    this.#section = section
  }

  /** The passage that the next questions are about. */
  #endPassage(): string | null {
    if (this.#passage.length > 0) {
      const text = plainText(this.#passage.join('\n'))
      const title = titleOf(text)
      this.#passages.push({ key: title, title, text, picture: null })
      this.#passage = []
    }
    const isReading = this.#section === '' || sectionCalled(this.#section)?.section === 'reading'
    return isReading ? (this.#passages.at(-1)?.key ?? null) : null
  }

  /** Keys go by their numbers, or one by one where the numbers begin again with each section. */
  #giveKeys(): void {
    const numbers = this.#listed.map(({ question }) => String(Number(question.number)))
    const isInOrder =
      this.#keys.length === numbers.length &&
      this.#keys.every(({ number }, at) => String(Number(number)) === numbers[at])
    for (const [at, { question }] of this.#listed.entries()) {
      const found = isInOrder
        ? this.#keys[at]
        : this.#keys.find(({ number }) => String(Number(number)) === numbers[at])
      if (found && question.key === '') question.key = found.key
    }
  }
}

function optionsInLine(text: string): string[] {
  const marks = [...text.matchAll(OPTIONS_IN_LINE)]
  const isSequence =
    marks.length >= 2 && marks.every(([, letter], at) => letter === 'ABCDE'.charAt(at))
  if (!isSequence || (marks[0]?.index ?? 1) > 0) return []
  return marks.map((mark, at) =>
    text.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim()
  )
}
