import { orderOn } from '#app/exam/domain/option_orders'
import type { AnswerSheet, SnapshotQuestion } from '#app/exam/domain/types'
import type { ProofLines, TranscriptLine } from '#app/packages/domain/explanation'
import { isAccepted, type Accepted } from '#app/packages/domain/key_corrections'
import { groupStartOf, pagesOfGroup } from '#contracts/exam'
import { groupsOf } from '#app/exam/domain/sat_groups'
import type { Skill } from '#contracts/skills'

/** A question as it is today, with its explanation. */
export interface PresentQuestion {
  options: readonly string[]
  audio: string | null
  /** Lines of the passage; null without one. */
  passageText: string | null
  explanation: string | null
  optionNotes: (string | null)[] | null
  correction: string | null
  transcript: TranscriptLine[] | null
  proof: ProofLines[] | null
  skills: Skill[] | null
}

/** An attempt that is over. */
export interface SatAttempt {
  questions: readonly SnapshotQuestion[]
  /** What counts as right on a question, with what was corrected since. */
  acceptedOn: (question: SnapshotQuestion) => Accepted
  sheet: AnswerSheet
  /** Pages flagged as 'ragu-ragu' in any session. */
  flags: ReadonlySet<number>
  /** The orders in which the learner saw the options, as they are stored; null for the authors'. */
  optionOrders: string | null
}

/** A question of a finished attempt with the answer, the key and the explanation, its options as the learner saw them. */
export interface ExplainedItem {
  /** The question's id. */
  id: number
  page: number
  number: number
  prompt: string | null
  options: string[]
  /** 1-4; null without an answer. */
  answer: number | null
  key: number
  /** All options that count as right, 1-4: a correction may accept more than the key. */
  accepted: number[]
  isRight: boolean
  isFlagged: boolean
  explanation: string | null
  /** In the order of the options. */
  optionNotes: (string | null)[]
  correction: string | null
  transcript: TranscriptLine[]
  proof: ProofLines[]
  skills: Skill[]
  /** Stored file name; a group's for each of its four. */
  audio: string | null
  /** Those that share its recording, ascending; else only its own. */
  pages: number[]
  passage: SnapshotQuestion['passage']
}

/**
 * The questions as they were sat, with the explanations of today. What no longer fits is left out: the notes when
 * options have changed, a transcript's times when the recording has, proof lines when the passage has.
 * @param present today's questions by id
 */
export function explainedItems(
  { questions, acceptedOn, sheet, flags, optionOrders }: SatAttempt,
  present: ReadonlyMap<number, PresentQuestion>
): ExplainedItem[] {
  const byPage = new Map(questions.map((question) => [question.page, question]))
  const groups = groupsOf(questions)
  return questions.map((question) => {
    const { page, number, prompt, passage } = question
    const recorded = byPage.get(groupStartOf(page, groups) ?? page) ?? question
    const today = present.get(question.id)
    const order = [...orderOn(optionOrders, page)].map(Number)
    const seen = <Item>(list: readonly Item[]) => order.map((option) => list[option - 1] as Item)
    const answer = sheet.get(page)?.answer
    const accepted = acceptedOn(question)
    const key = shownKey(question, accepted, answer)
    return {
      id: question.id,
      page,
      number,
      prompt,
      options: seen(question.options),
      answer: answer === undefined ? null : order.indexOf(Number(answer)) + 1,
      key: order.indexOf(key) + 1,
      accepted: order.flatMap((option, at) => (isAccepted(accepted, `${option}`) ? at + 1 : [])),
      isRight: isAccepted(accepted, answer),
      isFlagged: flags.has(page),
      explanation: today?.explanation ?? null,
      optionNotes: seen(fittingNotes(question, key, today)),
      correction: today?.correction ?? null,
      transcript: fittingTranscript(recorded, present.get(recorded.id)),
      proof: passage && passage.text !== today?.passageText ? [] : (today?.proof ?? []),
      skills: today?.skills ?? [],
      audio: recorded.audio,
      pages: pagesOfGroup(page, groups),
      passage,
    }
  })
}

/** The key to show: of several the learner's own answer if it is one of them; a dropped question keeps its own. */
function shownKey(
  question: SnapshotQuestion,
  accepted: Accepted,
  answer: string | undefined
): number {
  const own = Number(question.key)
  if (accepted === 'all') return own
  const chosen = accepted.find((option) => option === Number(answer))
  return chosen ?? (accepted.includes(own) ? own : (accepted[0] ?? own))
}

function fittingNotes(
  { options }: SnapshotQuestion,
  key: number,
  today: PresentQuestion | undefined
): (string | null)[] {
  const isSame = today?.options.every((text, index) => text === options[index])
  return options.map((_, index) =>
    isSame && index + 1 !== key ? (today?.optionNotes?.[index] ?? null) : null
  )
}

function fittingTranscript(
  { audio }: SnapshotQuestion,
  today: PresentQuestion | undefined
): TranscriptLine[] {
  const lines = today?.transcript ?? []
  return today?.audio === audio ? lines : lines.map((line) => ({ ...line, start: null, end: null }))
}
