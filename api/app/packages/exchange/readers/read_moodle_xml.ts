import {
  emptyQuestion,
  UnreadableQuestions,
  type FoundFile,
  type FoundQuestion,
  type FoundQuestions,
  type NotTaken,
} from '#app/packages/domain/imported_row'
import { htmlText } from '#app/packages/exchange/readers/html_text'
import { leavesFolder } from '#app/packages/exchange/safe_archive'
import { readXml } from '#app/paper/workbook/read_xml'

export const XML_UNREADABLE =
  'Berkas XML ini rusak, atau memuat DOCTYPE yang tidak boleh ada. Ekspor ulang, lalu coba lagi.'

/** Whether a text is Moodle's XML. */
export const isMoodleXml = (text: string) => /<quiz[\s>]/.test(text.slice(0, 4_000))

interface MoodleAnswer {
  fraction: number
  html: string
  feedback: string
}

interface MoodleQuestion {
  type: string
  name: string
  html: string
  category: string
  isSingle: boolean
  isShuffled: boolean
  answers: MoodleAnswer[]
  files: { name: string; text: string }[]
}

/**
 * The multiple choice questions of Moodle's XML, with the recordings inside; other types are named and left out.
 * @throws UnreadableQuestions, also for a document type and its entities
 */
export function readMoodleXml(content: Uint8Array): FoundQuestions {
  const found: FoundQuestions = { questions: [], passages: [], files: [], notTaken: [] }
  let section = ''
  let isShuffled = false
  for (const [at, question] of moodleQuestions(content).entries()) {
    const name = question.name.trim()
    const place = name === '' ? `soal ke-${at + 1}` : `soal ke-${at + 1} (${name})`
    if (question.type === 'category') {
      section = question.category.replace(/^\$\w+\$\/?(?:top\/)?/, '')
      continue
    }
    if (question.type !== 'multichoice') {
      found.notTaken.push({
        place,
        reason: `Soal berjenis “${question.type}”; ITP hanya punya pilihan ganda.`,
      })
      continue
    }
    isShuffled ||= question.isShuffled
    found.files.push(...filesOf(question, place, found.notTaken))
    found.questions.push(questionOf(question, { place, section }, found.notTaken))
  }
  if (isShuffled) {
    found.notTaken.push({
      place: 'berkas',
      reason: 'Pengacakan pilihan diabaikan: urutan pilihan ITP diatur per ujian.',
    })
  }
  return found
}

function moodleQuestions(content: Uint8Array): MoodleQuestion[] {
  const questions: MoodleQuestion[] = []
  let current: MoodleQuestion | null = null
  const path: string[] = []
  let text = ''
  const take = (name: string) => {
    if (!current) return
    const parent = path.at(-2) ?? ''
    const answer = current.answers.at(-1)
    const inAnswer = path.includes('answer')
    const value = text.trim()
    if (name === 'single') current.isSingle = value !== 'false' && value !== '0'
    if (name === 'shuffleanswers') current.isShuffled = value === 'true' || value === '1'
    if (name === 'file') {
      const file = current.files.at(-1)
      if (file) file.text = value
    }
    if (name !== 'text') return
    if (inAnswer && answer) {
      if (parent === 'feedback') answer.feedback = value
      else answer.html = value
    } else if (parent === 'name') current.name = value
    else if (parent === 'questiontext') current.html = value
    else if (parent === 'category') current.category = value
  }
  try {
    readXml(content, {
      open(name, attribute) {
        path.push(name)
        text = ''
        if (name === 'question') {
          const type = attribute('type') ?? ''
          current = {
            type,
            name: '',
            html: '',
            category: '',
            isSingle: true,
            isShuffled: false,
            answers: [],
            files: [],
          }
          questions.push(current)
        }
        if (name === 'answer') {
          current?.answers.push({
            fraction: Number(attribute('fraction') ?? 0),
            html: '',
            feedback: '',
          })
        }
        if (name === 'file') current?.files.push({ name: attribute('name') ?? '', text: '' })
      },
      text(more) {
        text += more
      },
      close(name) {
        take(name)
        path.pop()
        text = ''
      },
    })
  } catch {
    throw new UnreadableQuestions(XML_UNREADABLE)
  }
  return questions
}

function questionOf(
  { html, name, answers }: MoodleQuestion,
  { place, section }: { place: string; section: string },
  notTaken: NotTaken[]
): FoundQuestion {
  const question: FoundQuestion = { ...emptyQuestion(place), section }
  const { text, hasPictures } = htmlText(html)
  question.prompt = text
  question.number = /\d/.test(name) && name.length <= 16 ? name : ''
  question.audio = audioIn(html)
  if (hasPictures) notTaken.push({ place, reason: 'Gambar di dalam soal tidak dibawa.' })
  const keys: string[] = []
  for (const [at, answer] of answers.entries()) {
    const option = htmlText(answer.html).text
    question.options.push(option)
    if (answer.fraction >= 100) keys.push('ABCDEFGH'.charAt(at))
    else if (answer.fraction !== 0) {
      notTaken.push({
        place,
        reason: `Bobot ${answer.fraction}% pada pilihan “${option}” tidak dibawa: di ITP hanya kunci yang bernilai.`,
      })
    }
    if (answer.feedback.replaceAll(/<[^>]*>/g, '').trim() !== '') {
      notTaken.push({ place, reason: `Umpan balik pilihan “${option}” tidak dibawa.` })
    }
  }
  question.key = keys.join(', ')
  return question
}

/** The recording that a question plays: of the file itself, never of another address. */
function audioIn(html: string): string {
  const [, source = ''] = /@@PLUGINFILE@@\/([^"'?<>\s]+\.(?:mp3|m4a|ogg|wav))/i.exec(html) ?? []
  try {
    return decodeURIComponent(source)
  } catch {
    return source
  }
}

const BASE64 = /^[A-Za-z0-9+/\s]+=*\s*$/

function filesOf({ files }: MoodleQuestion, place: string, notTaken: NotTaken[]): FoundFile[] {
  return files.flatMap(({ name, text }) => {
    if (name === '' || leavesFolder(name) || !BASE64.test(text)) {
      notTaken.push({ place, reason: `Berkas “${name}” di dalam soal tidak dapat dibaca.` })
      return []
    }
    return [{ name, data: new Uint8Array(Buffer.from(text, 'base64')) }]
  })
}
