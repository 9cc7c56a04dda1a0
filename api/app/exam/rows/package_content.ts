import type { SnapshotQuestion } from '#app/exam/domain/types'
import type { TranscriptLine } from '#app/packages/domain/explanation'
import { answerMs } from '#app/packages/domain/listening_time'
import {
  ANSWERS,
  carriesAudio,
  DEFAULT_LISTENING_GROUPS,
  type ListeningGroups,
  type Section,
} from '#contracts/exam'
import { storedGroups } from '#contracts/listening_groups'

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
  /** The package's; null for those of the test itself. */
  listening_groups: string | null
}

export const READ_QUESTIONS = `
  SELECT q.id, q.page, q.number, q.section, q.prompt, q.option_1, q.option_2, q.option_3, q.option_4, q.answer_key,
         q.audio, q.audio_ms, CASE WHEN q.audio IS NULL THEN NULL ELSE q.transcript END AS transcript,
         p.id AS passage_id, p.name, p.image, p.body, p.typed IS NOT NULL AS is_typed, k.listening_groups
  FROM questions q JOIN packages k ON k.id = q.package_id LEFT JOIN passages p ON p.id = q.passage_id
  WHERE q.package_id = ? ORDER BY q.page`

/** The snapshot's form of a row of READ_QUESTIONS. */
export function toQuestion(row: QuestionRow): SnapshotQuestion {
  const key = ANSWERS[row.answer_key - 1]
  if (!key) throw new Error(`question ${row.id} has the key ${row.answer_key}`)
  const { passage_id, name, image, body, is_typed } = row
  const groups = storedGroups(row.listening_groups)
  // A question that lost its own recording to a group keeps it stored, for when it leaves the group again.
  const isPlayed = row.section !== 'listening' || carriesAudio(row.page, groups)
  return {
    id: row.id,
    page: row.page,
    number: row.number,
    section: row.section,
    prompt: row.prompt,
    options: [row.option_1, row.option_2, row.option_3, row.option_4],
    key,
    audio: isPlayed ? row.audio : null,
    audioMs: isPlayed ? row.audio_ms : null,
    ...(isPlayed ? answerTime(row, groups) : {}),
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
    ...groupOf(row, groups),
  }
}

function groupOf(
  { page, section }: QuestionRow,
  groups: ListeningGroups
): Pick<SnapshotQuestion, 'group'> {
  if (section !== 'listening' || groups === DEFAULT_LISTENING_GROUPS) return {}
  return { group: groups.find(({ first, last }) => page >= first && page <= last) ?? null }
}

function answerTime(
  { page, audio, audio_ms, transcript }: QuestionRow,
  groups: ListeningGroups
): { answerMs?: number } {
  if (audio === null) return {}
  const lines = transcript === null ? null : (JSON.parse(transcript) as TranscriptLine[])
  return { answerMs: answerMs({ page, audioMs: audio_ms, transcript: lines }, groups) }
}
