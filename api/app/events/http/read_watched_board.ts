import { readBoardOf } from '#app/events/actions/read_board'
import { isNews, sentRow, type SentRow } from '#app/events/domain/board_changes'
import { boardResource } from '#app/events/transformers/board'
import { AnswerCounts } from '#app/exam/actions/answer_counts'

/** A board as its watchers have it. */
export interface WatchedBoard {
  /** The whole board, as JSON. */
  whole: string
  /** All but its rows and the time, as JSON. */
  heading: string
  /** The rows as they were sent last, by the learner's id. */
  rows: Map<number, SentRow>
  counts: AnswerCounts
}

/**
 * Reads a board that is watched. Feeds live as long as the process and import this when they read, so that
 * `npm run dev` takes over a change of the board without a restart.
 * @param before as it was read last; undefined at first
 * @param now epoch milliseconds
 * @returns the rows that watchers need, as JSON; null when they need the whole board
 * @throws NotFound
 */
export async function readWatchedBoard(
  eventId: number,
  before: WatchedBoard | undefined,
  now: number
): Promise<{ board: WatchedBoard; news: string[] | null }> {
  const counts = before?.counts ?? new AnswerCounts()
  const resource = boardResource(await readBoardOf(eventId, counts, now), now)
  const { sekarang: _, peserta, ...head } = resource
  const heading = JSON.stringify(head)
  const whole = JSON.stringify(resource)
  const rows = new Map(peserta.map((row) => [row.id, sentRow(row)]))
  const known = before?.rows ?? new Map<number, SentRow>()
  if (heading !== before?.heading || [...known.keys()].some((id) => !rows.has(id))) {
    return { board: { whole, heading, rows, counts }, news: null }
  }
  const sent = new Map(known)
  const news = peserta.flatMap((row) => {
    const next = rows.get(row.id)
    if (!next || !isNews(known.get(row.id), next)) return []
    sent.set(row.id, next)
    return [JSON.stringify(row)]
  })
  return { board: { whole, heading, rows: sent, counts }, news }
}
