import type { SnapshotQuestion } from '#app/exam/domain/types'
import type { TranscriptLine } from '#app/packages/domain/explanation'
import { answerMs } from '#app/packages/domain/listening_time'
import { ANSWERS, type Section } from '#contracts/exam'

/** A question with its passage, as the driver returns it. */
export interface QuestionRow {
  id: number
  page: number
  number: number
  section: Section
  prompt: string | null
  option_1: string
  option_2: string
  option_3: string
  option_4: string
  answer_key: number
  audio: string | null
  audio_ms: number | null
  /** JSON; null for pages without a recording, too. */
  transcript: string | null
  passage_id: number | null
  name: string | null
  image: string | null
  body: string | null
  is_typed: number | boolean | null
}

export const READ_QUESTIONS = `
  SELECT q.id, q.page, q.number, q.section, q.prompt, q.option_1, q.option_2, q.option_3, q.option_4, q.answer_key,
         q.audio, q.audio_ms, CASE WHEN q.audio IS NULL THEN NULL ELSE q.transcript END AS transcript,
         p.id AS passage_id, p.name, p.image, p.body, p.typed IS NOT NULL AS is_typed
  FROM questions q LEFT JOIN passages p ON p.id = q.passage_id
  WHERE q.package_id = ? ORDER BY q.page`

/** The snapshot's form of a row of READ_QUESTIONS. */
export function toQuestion(row: QuestionRow): SnapshotQuestion {
  const key = ANSWERS[row.answer_key - 1]
  if (!key) throw new Error(`question ${row.id} has the key ${row.answer_key}`)
  const { passage_id, name, image, body, is_typed } = row
  return {
    id: row.id,
    page: row.page,
    number: row.number,
    section: row.section,
    prompt: row.prompt,
    options: [row.option_1, row.option_2, row.option_3, row.option_4],
    key,
    audio: row.audio,
    audioMs: row.audio_ms,
    ...answerTime(row),
    passage:
      passage_id === null
        ? null
        : {
            id: passage_id,
            name: name ?? '',
            image: image ?? '',
            text: body,
            ...(is_typed ? { isTyped: true as const } : {}),
          },
  }
}

function answerTime({ page, audio, audio_ms, transcript }: QuestionRow): { answerMs?: number } {
  if (audio === null) return {}
  const lines = transcript === null ? null : (JSON.parse(transcript) as TranscriptLine[])
  return { answerMs: answerMs({ page, audioMs: audio_ms, transcript: lines }) }
}
