import type { PlayedAudio } from '#app/exam/domain/audio_grants'
import type { AnswerSheet } from '#app/exam/domain/types'
import type { QuickRows } from '#app/platform/database/quick_rows'
import type { HeldAnswer } from '#contracts/answers'

const READ_SHEET =
  'SELECT page, answer, seq FROM attempt_answers WHERE attempt_id = ? ORDER BY page'
const READ_PLAYED =
  'SELECT page, played_at, position_ms FROM played_audio WHERE attempt_id = ? ORDER BY page'

const READ_ORDERS = 'SELECT option_orders FROM attempts WHERE id = ?'

interface PlayedRow {
  page: number
  played_at: number | string
  position_ms: number
}

/** An attempt's answers by page. */
export async function sheetOf(rows: QuickRows, attemptId: number): Promise<AnswerSheet> {
  const held = await rows.all<HeldAnswer & { page: number }>(READ_SHEET, attemptId)
  return new Map(held.map(({ page, answer, seq }) => [page, { answer, seq }]))
}

/** The orders of an attempt's options, as they are stored; null for the authors'. */
export async function storedOrdersOf(rows: QuickRows, attemptId: number): Promise<string | null> {
  const row = await rows.first<{ option_orders: string | null }>(READ_ORDERS, attemptId)
  return row?.option_orders ?? null
}

/** The recordings played in an attempt, by page. */
export async function playedOf(rows: QuickRows, attemptId: number): Promise<PlayedAudio[]> {
  const played = await rows.all<PlayedRow>(READ_PLAYED, attemptId)
  return played.map(({ page, played_at, position_ms }) => ({
    page,
    playedAt: Number(played_at),
    positionMs: position_ms,
  }))
}
