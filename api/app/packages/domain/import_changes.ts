import type { Explanation } from '#app/packages/domain/explanation'
import type { Section } from '#contracts/exam'

/** The columns of a question that an import writes. */
export interface QuestionColumns extends Explanation {
  section: Section
  number: number
  page: number
  prompt: string | null
  option1: string
  option2: string
  option3: string
  option4: string
  answerKey: number
  audio: string | null
  audioMs: number | null
  passageId: number | null
}

/** Those of a passage. */
export interface PassageColumns {
  name: string
  image: string
  body: string | null
  typed: string | null
}

/** A row before and after; null before it was added. */
interface Change<Columns> {
  id: number
  before: Columns | null
  after: Columns
}

/** What an import changed, so that it can be undone. */
export interface ImportChanges {
  questions: Change<QuestionColumns>[]
  passages: Change<PassageColumns>[]
  /** The package's listening groups, as they are stored, where it changed them. */
  groups?: { before: string | null; after: string | null }
}

export function questionColumnsOf(question: QuestionColumns): QuestionColumns {
  return {
    section: question.section,
    number: question.number,
    page: question.page,
    prompt: question.prompt,
    option1: question.option1,
    option2: question.option2,
    option3: question.option3,
    option4: question.option4,
    answerKey: question.answerKey,
    audio: question.audio,
    audioMs: question.audioMs,
    passageId: question.passageId,
    ...explanationOf(question),
  }
}

/** What a question's explanation is now. */
export function explanationOf(question: Explanation): Explanation {
  return {
    explanation: question.explanation,
    optionNotes: question.optionNotes,
    correction: question.correction,
    transcript: question.transcript,
    proof: question.proof,
    skills: question.skills,
  }
}

export function passageColumnsOf({ name, image, body, typed }: PassageColumns): PassageColumns {
  return { name, image, body, typed }
}

/** Whether a row still is what the import made of it. */
export function isAsWritten<Columns extends object>(present: Columns, written: Columns): boolean {
  return Object.entries(written).every(
    ([column, value]) => JSON.stringify(present[column as keyof Columns]) === JSON.stringify(value)
  )
}
