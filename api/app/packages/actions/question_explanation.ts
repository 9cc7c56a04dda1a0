import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { QuestionDraft } from '#app/packages/actions/question_draft'
import {
  explanationFaults,
  tidyExplanation,
  type Explanation,
} from '#app/packages/domain/explanation'
import type Passage from '#app/packages/models/passage'
import Question from '#app/packages/models/question'
import { InvalidInput } from '#app/platform/errors/failures'
import type Package from '#app/packages/models/package'
import { carriesAudio, groupStartOf, type Section } from '#contracts/exam'
import { passageLines } from '#contracts/passages'

/** The explanation of a question that has none. */
const NO_EXPLANATION: Explanation = {
  explanation: null,
  optionNotes: null,
  correction: null,
  transcript: null,
  proof: null,
  skills: null,
}

/** The wire names of the fields, for errors. */
const WIRE_NAMES: Readonly<Record<keyof Explanation, string>> = {
  explanation: 'pembahasan',
  optionNotes: 'pembahasan_pilihan',
  correction: 'perbaikan',
  transcript: 'transkrip',
  proof: 'bukti',
  skills: 'keterampilan',
}

/** The question whose explanation is stored, with its draft. */
interface Explained {
  pkg: Package
  section: Section
  draft: QuestionDraft
  passage: Passage | null
}

/**
 * The explanation to store with a question: the draft's fields, else the present ones. A transcript on a page without a
 * recording of its own is ignored, as its recording is.
 * @throws InvalidInput when the draft's contradicts the question
 */
export async function explanationFor(
  trx: TransactionClientContract,
  { pkg, section, draft, passage }: Explained,
  present: Explanation = NO_EXPLANATION
): Promise<Explanation> {
  const { page, answerKey, explained } = draft
  const hasOwnRecording = section !== 'listening' || carriesAudio(page, pkg.groups)
  const given = hasOwnRecording ? explained : { ...explained, transcript: undefined }
  const merged = mergedWith(present, given)
  if (!hasOwnRecording) merged.transcript = null

  const lines = passage
    ? passage.body === null
      ? null
      : passageLines(passage.body).length
    : await transcriptLines(trx, pkg, page, merged)
  const faults = explanationFaults(given, { section, answerKey, lines })
  if (faults.length > 0) {
    const fields = faults.map(({ field, sentence }) => ({
      field: WIRE_NAMES[field],
      msg: sentence,
    }))
    throw new InvalidInput(fields[0]?.msg ?? '', fields)
  }
  return tidyExplanation(merged, answerKey)
}

function mergedWith(present: Explanation, given: Partial<Explanation>): Explanation {
  const { explanation, optionNotes, correction, transcript, proof, skills } = present
  const sent = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined)
  ) as Partial<Explanation>
  return { explanation, optionNotes, correction, transcript, proof, skills, ...sent }
}

/** The number of lines of the recording's transcript, which a group's questions share; null without one. */
async function transcriptLines(
  trx: TransactionClientContract,
  { id: packageId, groups }: Package,
  page: number,
  { transcript, proof }: Explanation
): Promise<number | null> {
  const start = groupStartOf(page, groups)
  if (!proof || start === null || start === page) return transcript?.length ?? null
  const first = await Question.query({ client: trx }).where({ packageId, page: start }).first()
  return first?.transcript?.length ?? null
}
