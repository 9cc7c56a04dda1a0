import {
  emptyQuestion,
  type FoundQuestion,
  type FoundQuestions,
  type NotTaken,
} from '#app/packages/domain/imported_row'
import { htmlText } from '#app/packages/exchange/readers/html_text'

/** A block between blank lines, with the line that it begins on. */
interface GiftBlock {
  text: string
  line: number
}

const CATEGORY = /^\$CATEGORY:\s*(.*)$/
/** Answers of other types than one right option of several. */
const NO_CHOICE = /^\s*(?:T|F|TRUE|FALSE)\s*(?:#|$)/i

/** Whether a text is in Moodle's GIFT format. */
export function isGift(text: string): boolean {
  return /\{[^{}]*[=~][^{}]*\}/s.test(hide(text)) || /^\$CATEGORY:/m.test(text)
}

/** The questions of a text in Moodle's GIFT format; other types than multiple choice are named and left out. */
export function readGift(text: string): FoundQuestions {
  const found: FoundQuestions = { questions: [], passages: [], files: [], notTaken: [] }
  let section = ''
  for (const block of blocksOf(text)) {
    const [, category] = CATEGORY.exec(block.text) ?? []
    if (category !== undefined) {
      section = category.trim()
      found.notTaken.push({
        place: `baris ${block.line}`,
        reason: `Kategori “${section}” hanya dipakai untuk menentukan bagian.`,
      })
      continue
    }
    const question = questionOf(block, section, found.notTaken)
    if (question) found.questions.push(question)
  }
  return found
}

function blocksOf(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = []
  let lines: string[] = []
  let begin = 0
  const finish = () => {
    if (lines.length > 0) blocks.push({ text: lines.join('\n'), line: begin })
    lines = []
  }
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const trimmed = line.trim()
    if (trimmed.startsWith('//')) continue
    if (trimmed === '') finish()
    else {
      if (lines.length === 0) begin = at + 1
      lines.push(trimmed)
      if (CATEGORY.test(trimmed)) finish()
    }
  }
  finish()
  return blocks
}

/** Escaped characters are kept apart while the others are read. */
const ESCAPES = [':', '=', '~', '#', '{', '}', '\\']
const HIDDEN_FROM = 0xe1_00
const hide = (text: string) =>
  text
    .replaceAll('\\n', '\n')
    .replaceAll(/\\([:=~#{}\\])/g, (_, character: string) =>
      String.fromCharCode(HIDDEN_FROM + ESCAPES.indexOf(character))
    )
const show = (text: string) =>
  text
    .replaceAll(/[\uE100-\uE106]/g, (hidden) => ESCAPES[hidden.charCodeAt(0) - HIDDEN_FROM] ?? '')
    .trim()

function questionOf(
  { text, line }: GiftBlock,
  section: string,
  notTaken: NotTaken[]
): FoundQuestion | null {
  const place = `baris ${line}`
  const hidden = hide(text)
  const [, title = '', body = hidden] = /^::(.*?)::\s*(.*)$/s.exec(hidden) ?? []
  const name = show(title)
  const where = name === '' ? place : `${place} (${name})`
  const [, before = '', answers, after = ''] = /^(.*?)\{(.*)\}(.*)$/s.exec(body) ?? []
  if (answers === undefined) {
    notTaken.push({ place: where, reason: 'Teks tanpa jawaban dalam {…} bukan soal.' })
    return null
  }
  const kind = otherKind(answers)
  if (kind) {
    notTaken.push({ place: where, reason: `Soal berjenis ${kind}; ITP hanya punya pilihan ganda.` })
    return null
  }
  const isHtml = /^\s*\[html\]/i.test(before)
  const plain = (part: string) => {
    const shown = show(part.replace(/^\s*\[(?:html|moodle|plain|markdown)\]/i, ''))
    return isHtml || /<[a-z][^>]*>/i.test(shown) ? htmlText(shown).text : shown
  }
  const question: FoundQuestion = {
    ...emptyQuestion(where),
    section,
    number: /\d/.test(name) ? name : '',
    prompt: [plain(before), plain(after)].filter((part) => part !== '').join(' _____ '),
  }
  if (plain(before) === '' && plain(after) !== '') question.prompt = `_____ ${plain(after)}`
  takeAnswers(question, answers, plain, notTaken)
  return question
}

function otherKind(answers: string): string | null {
  if (answers.trim() === '') return 'uraian'
  if (answers.trim().startsWith('#')) return 'angka'
  if (NO_CHOICE.test(answers)) return 'benar/salah'
  if (answers.includes('->')) return 'menjodohkan'
  return answers.includes('~') ? null : 'isian singkat'
}

function takeAnswers(
  question: FoundQuestion,
  answers: string,
  plain: (part: string) => string,
  notTaken: NotTaken[]
): void {
  const [list = '', general] = answers.split('####')
  const keys: string[] = []
  if (general !== undefined && general.trim() !== '') {
    notTaken.push({ place: question.place, reason: 'Umpan balik soal tidak dibawa.' })
  }
  for (const [, mark = '', rest = ''] of list.matchAll(/([=~])([^=~]*)/g)) {
    const [answer = '', feedback = ''] = rest.split('#')
    const [, weight, text = answer] = /^\s*%(-?\d+(?:\.\d+)?)%(.*)$/s.exec(answer) ?? []
    const option = plain(text)
    question.options.push(option)
    const isRight = mark === '=' || weight === '100'
    if (isRight) keys.push('ABCDEFGH'.charAt(question.options.length - 1))
    if (weight !== undefined && weight !== '100') {
      notTaken.push({
        place: question.place,
        reason: `Bobot ${weight}% pada pilihan “${option}” tidak dibawa: di ITP hanya kunci yang bernilai.`,
      })
      if (Number(weight) > 0) {
        question.faults.push({
          field: 'jawaban',
          sentence: `Pilihan “${option}” bernilai ${weight}%; pilih satu kunci.`,
        })
      }
    }
    if (feedback.trim() !== '') {
      notTaken.push({
        place: question.place,
        reason: `Umpan balik pilihan “${option}” tidak dibawa.`,
      })
    }
  }
  question.key = keys.join(', ')
}
