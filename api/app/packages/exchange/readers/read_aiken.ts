import {
  emptyQuestion,
  type FoundQuestion,
  type FoundQuestions,
  type NotTaken,
} from '#app/packages/domain/imported_row'

const OPTION = /^([A-Z])[).]\s+(.*)$/
const ANSWER = /^ANSWER: ([A-Z])\s*$/
/** The same, as people write it and Moodle refuses it. */
const LOOSE_ANSWER = /^answer\s*:?\s*([a-z])\s*$/i

/** Whether a text is in Moodle's Aiken format. */
export function isAiken(text: string): boolean {
  return /^answer\s*:?\s*[a-z]\s*$/im.test(text) && /^[A-Z][).]\s+\S/m.test(text)
}

/**
 * The questions of a text in Moodle's Aiken format: a line for the question, one for each option, and 'ANSWER: C'. What
 * Moodle would refuse is read where it is clear, and named with its line.
 */
export function readAiken(text: string): FoundQuestions {
  const questions: FoundQuestion[] = []
  const notTaken: NotTaken[] = []
  if (text.startsWith('\uFEFF')) {
    notTaken.push({ place: 'baris 1', reason: 'Tanda BOM di awal berkas diabaikan.' })
  }
  let lines: { text: string; number: number }[] = []
  let options: { letter: string; text: string }[] = []
  const finish = (key: string, place: string) => {
    const [first] = lines
    if (!first && options.length === 0) return
    questions.push({ ...questionOf(lines, options, key, place) })
    lines = []
    options = []
  }
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const trimmed = line.trim()
    const place = `baris ${at + 1}`
    const [, strict] = ANSWER.exec(trimmed) ?? []
    const [, loose] = LOOSE_ANSWER.exec(trimmed) ?? []
    const [, letter, option] = OPTION.exec(trimmed) ?? []
    if (loose !== undefined) {
      if (strict === undefined) {
        notTaken.push({
          place,
          reason: `“${trimmed}” bukan bentuk Aiken; dibaca sebagai “ANSWER: ${loose.toUpperCase()}”.`,
        })
      }
      finish(loose.toUpperCase(), place)
    } else if (letter !== undefined && lines.length > 0) {
      options.push({ letter, text: option ?? '' })
    } else if (trimmed !== '') {
      // A question after options that had no answer.
      if (options.length > 0) finish('', place)
      lines.push({ text: trimmed, number: at + 1 })
    }
  }
  finish('', '')
  return { questions, passages: [], files: [], notTaken }
}

function questionOf(
  lines: readonly { text: string; number: number }[],
  options: readonly { letter: string; text: string }[],
  key: string,
  end: string
): FoundQuestion {
  const [first, second] = lines
  const question = emptyQuestion(first ? `baris ${first.number}` : end)
  question.prompt = lines.map(({ text }) => text).join(' ')
  question.options = options.map(({ text }) => text)
  question.key = key
  if (second) {
    question.faults.push({
      field: 'soal',
      sentence: `Baris ${second.number}: soal ada di lebih dari satu baris, sedangkan Aiken memuatnya dalam satu baris. Periksa teksnya.`,
    })
  }
  const missing = 'ABCD'.split('').find((letter) => !options.some((one) => one.letter === letter))
  if (missing !== undefined) {
    question.faults.push({
      field: 'pilihan',
      sentence: `Pilihan ${missing} tidak ada (baris ${first?.number ?? '?'}).`,
    })
  }
  return question
}
