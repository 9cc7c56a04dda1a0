import type { ProofLines, TranscriptLine } from '#app/packages/domain/explanation'
import type { Section } from '#contracts/exam'
import type { Skill } from '#contracts/skills'

/** A question to practise, of a package or of the practice bank. */
export interface DrillItem {
  ref: string
  section: Section
  prompt: string | null
  options: readonly string[]
  /** 1-4. */
  key: number
  /** All options that are right, with the key: a question that was scored again may have several. */
  accepted: readonly number[]
  explanation: string | null
  /** In the order of the options. */
  optionNotes: readonly (string | null)[]
  correction: string | null
  transcript: readonly TranscriptLine[]
  proof: readonly ProofLines[]
  skills: readonly Skill[]
  /** The API's path of its recording. */
  audio: string | null
  passage: { name: string; text: string | null; image: string | null } | null
  /** Where the learner sat it, with the pages that share its recording; null for the practice bank. */
  origin: { packageName: string; page: number; pages: readonly number[] } | null
}

/** The name of a package's question in a learner's practice. */
export function questionRef(questionId: number): string {
  return `q${questionId}`
}
