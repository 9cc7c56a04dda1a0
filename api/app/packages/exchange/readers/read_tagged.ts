import {
  emptyQuestion,
  type FoundQuestion,
  type FoundQuestions,
  type NotTaken,
} from '#app/packages/domain/imported_row'
import { unmarked } from '#app/packages/domain/underline_marks'
import { textOf, type Paragraph } from '#app/packages/exchange/readers/blocks'

/** '[SOAL]', '[A]', '[NOMOR 1]', and 'SOAL:' at the beginning of a line. */
const TAG =
  /\[\s*(KATEGORI|BAGIAN|TIPE|JENIS|SOAL|BACAAN|AUDIO|[A-E]|BOBOT|NILAI|JAWABAN|KUNCI|PEMBAHASAN|NOMOR(?:\s*\d+)?)\s*\]/gi
const LABEL = /^\s*(JENIS SOAL|NILAI|SOAL|JAWABAN|KUNCI JAWABAN|KUNCI|PEMBAHASAN|BAGIAN)\s*:\s*/i
const OPTION_LINE = /^\s*([A-E])[.)]\s*(.*)$/i

/** Whether a text names its parts with tags. */
export function isTagged(paragraphs: readonly Paragraph[]): boolean {
  const tags = paragraphs.flatMap((paragraph) => [...textOf(paragraph).matchAll(TAG)])
  const labels = paragraphs.filter((paragraph) => LABEL.test(textOf(paragraph)))
  const isBegun = tags.some(([, tag = '']) => /^(?:SOAL|NOMOR)/i.test(tag))
  return isBegun && tags.length + labels.length >= 2
}

interface Piece {
  tag: string
  text: string
  place: string
}

/** The questions of a text with tags; what the tags name and we can't take is told. */
export function readTagged(paragraphs: readonly Paragraph[]): FoundQuestions {
  const pieces = paragraphs.flatMap(piecesOf)
  const questions: FoundQuestion[] = []
  const notTaken: NotTaken[] = []
  let section = ''
  let question: FoundQuestion | null = null
  const begin = (place: string) => {
    question = { ...emptyQuestion(place), section }
    questions.push(question)
    return question
  }
  let last: string | null = null
  for (const piece of pieces) {
    const tag: string = piece.tag === '' ? (last ?? '') : piece.tag
    const { text, place } = piece
    last = tag
    if (tag === 'KATEGORI' || tag === 'BAGIAN') {
      section = text || section
      if (tag === 'BAGIAN' && question) (question as FoundQuestion).section = section
      continue
    }
    if (tag === 'TIPE' || tag === 'JENIS') continue
    if (tag.startsWith('NOMOR')) {
      begin(place).number = tag.replace(/\D+/g, '') || text
      continue
    }
    const current: FoundQuestion | null = question
    const isNew = tag === 'SOAL' && piece.tag !== '' && (!current || hasText(current))
    const target: FoundQuestion = isNew || !current ? begin(place) : current
    take(target, tag, text, place, notTaken)
  }
  return { questions, passages: [], files: [], notTaken }
}

const hasText = ({ prompt, options }: FoundQuestion) => prompt !== '' || options.length > 0

function take(
  question: FoundQuestion,
  tag: string,
  text: string,
  place: string,
  notTaken: NotTaken[]
): void {
  if (text === '') return
  if (tag === 'SOAL') question.prompt = joined(question.prompt, text)
  else if (tag === 'BACAAN') question.passage = joined(question.passage, text)
  else if (tag === 'AUDIO') question.audio = unmarked(text)
  else if (/^[A-E]$/.test(tag)) {
    const at = 'ABCDE'.indexOf(tag)
    while (question.options.length <= at) question.options.push('')
    question.options[at] = joined(question.options[at] ?? '', text)
  } else if (tag === 'JAWABAN' || tag.startsWith('KUNCI')) {
    const [, letter, option = ''] = OPTION_LINE.exec(text) ?? []
    if (letter !== undefined && option !== '')
      take(question, letter.toUpperCase(), option, place, notTaken)
    else question.key = unmarked(text)
  } else if (tag === 'BOBOT' || tag === 'NILAI') {
    notTaken.push({ place, reason: 'Bobot tidak dipakai: semua soal ITP bernilai sama.' })
  } else if (tag === 'PEMBAHASAN') {
    const { explanation } = question.taught
    question.taught = { explanation: unmarked(joined(explanation ?? '', text)) }
  }
}

const joined = (before: string, more: string) => (before === '' ? more : `${before}\n${more}`)

/** The tags of a paragraph with the texts after them; a text before the first belongs to the tag above. */
function piecesOf(paragraph: Paragraph): Piece[] {
  const text = textOf(paragraph).trim()
  const { place } = paragraph
  if (text === '') return []
  const label = LABEL.exec(text)
  if (label)
    return [{ tag: tagOf(label[1] ?? ''), text: text.slice(label[0].length).trim(), place }]
  const tags = [...text.matchAll(TAG)]
  const [first] = tags
  const before = text.slice(0, first?.index ?? text.length).trim()
  return [
    ...(before === '' ? [] : [{ tag: '', text: before, place }]),
    ...tags.map((match, at) => ({
      tag: tagOf(match[1] ?? ''),
      text: text.slice(match.index + match[0].length, tags[at + 1]?.index).trim(),
      place,
    })),
  ]
}

function tagOf(name: string): string {
  const upper = name.toUpperCase().trim()
  return upper === 'JENIS SOAL' ? 'JENIS' : upper
}
