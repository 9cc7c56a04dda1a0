import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { boardQuery, type Board, type Sitter } from '@/features/admin-events/api/events'
import { readBoardStream } from '@/features/admin-events/api/board-stream'

/** Changes are drawn together, in milliseconds. */
const DRAW_EVERY_MS = 200
/** A stream that is silent for so long is opened anew; the server sends something every five seconds. */
const SILENT_MS = 15_000
/** Milliseconds before a lost stream is opened again. Meanwhile the board is polled. */
const AGAIN_MS = 5_000

/**
 * An event's board, as it changes: by its stream, or by polling where a network doesn't let streams through.
 * @returns the query, and when the board was last heard of by `performance.now()`
 */
export function useLiveBoard(id: number) {
  const client = useQueryClient()
  const [isLive, setLive] = useState(false)
  const heardAt = useRef(Number.NaN)
  const query = useQuery({ ...boardQuery(id), ...(isLive ? { refetchInterval: false } : {}) })
  const { dataUpdatedAt } = query

  useEffect(() => {
    if (dataUpdatedAt > 0) heardAt.current = performance.now()
  }, [dataUpdatedAt])

  useEffect(() => {
    const { queryKey } = boardQuery(id)
    const change = (update: (board: Board) => Board) =>
      client.setQueryData(queryKey, (held) => held && { data: update(held.data) })
    const rows = collector((changed) => {
      change((board) => ({ ...board, peserta: withRows(board.peserta, changed) }))
    })
    return followed(async (signal, alive) => {
      try {
        await readBoardStream(id, signal, {
          board: (board) => {
            rows.drop()
            client.setQueryData(queryKey, { data: board })
            setLive(true)
          },
          row: rows.add,
          alive: () => {
            heardAt.current = performance.now()
            alive()
          },
        })
      } finally {
        rows.drop()
        setLive(false)
      }
    })
  }, [client, id])

  return { ...query, heardAt }
}

/** Rows with changed ones in their places, and new ones at the end. */
function withRows(sitters: readonly Sitter[], changed: ReadonlyMap<number, Sitter>): Sitter[] {
  const known = new Set(sitters.map(({ id }) => id))
  const added = [...changed.values()].filter(({ id }) => !known.has(id))
  return [...sitters.map((sitter) => changed.get(sitter.id) ?? sitter), ...added]
}

/** Collects changed rows for a moment, because many may arrive at once. */
function collector(draw: (changed: ReadonlyMap<number, Sitter>) => void) {
  let changed = new Map<number, Sitter>()
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    add(sitter: Sitter) {
      changed.set(sitter.id, sitter)
      timer ??= setTimeout(() => {
        timer = undefined
        draw(changed)
        changed = new Map()
      }, DRAW_EVERY_MS)
    },
    drop() {
      clearTimeout(timer)
      timer = undefined
      changed = new Map()
    },
  }
}

/** Keeps a stream open until the returned function is called. */
function followed(read: (signal: AbortSignal, alive: () => void) => Promise<void>): () => void {
  let current = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  function watch() {
    clearTimeout(timer)
    timer = setTimeout(() => current.abort(), SILENT_MS)
  }

  function open() {
    current = new AbortController()
    watch()
    read(current.signal, watch)
      // Polling goes on, and shows what is wrong.
      .catch(
        (error: unknown) => isOver || console.warn('The stream of the board has ended.', error)
      )
      .finally(() => {
        clearTimeout(timer)
        if (!isOver) timer = setTimeout(open, AGAIN_MS)
      })
  }

  open()
  return () => {
    isOver = true
    clearTimeout(timer)
    current.abort()
  }
}
