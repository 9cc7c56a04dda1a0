import type { Section } from '#contracts/exam'
import {
  CORRECTION_NEEDS_WRITTEN,
  KEY_HAS_NOTE,
  PROOF_NEEDS_TEXT,
  PROOF_OUTSIDE,
  PROOF_REVERSED,
  SKILL_OF_OTHER_SECTION,
  TRANSCRIPT_NEEDS_RECORDING,
  TRANSCRIPT_UNORDERED,
} from '#contracts/explanations'
import { SKILLS, type Skill } from '#contracts/skills'

/** What one voice says in a recording. */
export interface TranscriptLine {
  /** Such as 'woman', 'man' or 'narrator'. */
  voice: string
  text: string
  /** Seconds from the recording's beginning; null where nobody has measured it. */
  start: number | null
  end: number | null
}

/** Lines of a passage or transcript, counted from 1. */
export interface ProofLines {
  from: number
  to: number
}

/** What a learner may read about a question after the exam. */
export interface Explanation {
  /** Why the key is right. */
  explanation: string | null
  /** Why each option is wrong, in the options' order; null at the key and where nobody has written it. */
  optionNotes: (string | null)[] | null
  /** The correct form of the wrong part; Written Expression only. */
  correction: string | null
  /** On pages with a recording only. */
  transcript: TranscriptLine[] | null
  proof: ProofLines[] | null
  skills: Skill[] | null
}

interface Explained {
  section: Section
  /** 1-4. */
  answerKey: number
  /** Lines of the passage or transcript; null where they aren't known. */
  lines: number | null
}

/** A field of the explanation, and why it can't be stored. */
export interface ExplanationFault {
  field: keyof Explanation
  sentence: string
}

/** Everything that contradicts the question in an explanation; empty for a sound one. */
export function explanationFaults(
  { optionNotes, correction, transcript, proof, skills }: Partial<Explanation>,
  { section, answerKey, lines }: Explained
): ExplanationFault[] {
  const faults: ExplanationFault[] = []
  const report = (field: keyof Explanation, sentence: string) => faults.push({ field, sentence })
  if (typeof optionNotes?.[answerKey - 1] === 'string') report('optionNotes', KEY_HAS_NOTE)
  if (correction && section !== 'written') report('correction', CORRECTION_NEEDS_WRITTEN)
  if (transcript) {
    if (section !== 'listening') report('transcript', TRANSCRIPT_NEEDS_RECORDING)
    else if (!isInOrder(transcript)) report('transcript', TRANSCRIPT_UNORDERED)
  }
  if (proof) {
    const sentence = proofFault(proof, section, lines)
    if (sentence) report('proof', sentence)
  }
  if (skills?.some((skill) => SKILLS[skill].section !== section)) {
    report('skills', SKILL_OF_OTHER_SECTION)
  }
  return faults
}

function proofFault(
  proof: readonly ProofLines[],
  section: Section,
  lines: number | null
): string | null {
  if (section === 'structure' || section === 'written') return PROOF_NEEDS_TEXT
  if (proof.some(({ from, to }) => from > to)) return PROOF_REVERSED
  return lines !== null && proof.some(({ to }) => to > lines) ? PROOF_OUTSIDE : null
}

/** Whether each measured line ends after it begins, and begins no earlier than the line before it. */
function isInOrder(transcript: readonly TranscriptLine[]): boolean {
  let last = 0
  for (const { start, end } of transcript) {
    if (start === null && end === null) continue
    if (start === null || end === null || end <= start || start < last) return false
    last = start
  }
  return true
}

/**
 * The explanation without what says nothing: empty lists are null, and the key has no note, even when another option
 * was the key before.
 */
export function tidyExplanation(given: Explanation, answerKey: number): Explanation {
  const notes = given.optionNotes?.map((note, index) => (index + 1 === answerKey ? null : note))
  return {
    ...given,
    optionNotes: notes?.some((note) => note !== null) ? notes : null,
    transcript: orNull(given.transcript),
    proof: orNull(given.proof),
    skills: orNull(given.skills),
  }
}

function orNull<Item>(list: Item[] | null): Item[] | null {
  return list?.length ? list : null
}
