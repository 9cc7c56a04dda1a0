import type { Board, Sitter } from '@/features/admin-events/api/events'
import { call } from '@/lib/api/client'

/** Nobody watches a board for longer than a login lasts. */
const TIMEOUT_MS = 12 * 60 * 60 * 1000

export interface BoardStreamEvents {
  /** The whole board: at first, and when more than rows has changed. */
  board: (board: Board) => void
  /** A row that has changed. */
  row: (sitter: Sitter) => void
  /** Something has arrived, so what is shown is up to date. */
  alive: () => void
}

/** Reads the changes of a board until the server ends the stream. @throws ApiError, also when the network is gone */
export function readBoardStream(
  id: number,
  signal: AbortSignal,
  events: BoardStreamEvents
): Promise<void> {
  return call(
    'GET',
    '/admin/jadwal/:id/aliran',
    { params: { id }, signal, timeout: TIMEOUT_MS, expects: /^text\/event-stream/ },
    async ({ body }) => {
      if (!body) return
      const reader = body.pipeThrough(new TextDecoderStream()).getReader()
      let rest = ''
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        const blocks = (rest + value).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) takeEvent(block, events)
        events.alive()
      }
    }
  )
}

function takeEvent(block: string, { board, row }: BoardStreamEvents): void {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  const data = field('data')
  // A comment has none.
  if (data === undefined) return
  if (field('event') === 'papan') board(JSON.parse(data) as Board)
  else row(JSON.parse(data) as Sitter)
}
