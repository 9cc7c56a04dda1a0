import { CONFIRMED_AT_ONCE, type StatementColumns } from '@lulus/api/contracts/statements'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { ALL_PAYMENTS } from '@/lib/query/waiting-payments'

export type Statement = ResponseAt<'GET', '/admin/mutasi/:id'>['data']
export type StatementLine = Statement['baris'][number]
export type Candidate = StatementLine['pembayaran'][number]
type Upload = ResponseAt<'POST', '/admin/mutasi'>
/** Which column is what, asked once for each kind of statement. */
export type ColumnQuestion = NonNullable<Upload['tanya']>
export type Outcome = ResponseAt<'POST', '/admin/mutasi/:id/konfirmasi'>['hasil'][number]

/** Five thousand rows on a busy server. */
const READ_TIMEOUT_MS = 120_000
const ALL = { queryKey: ['admin-statements'] }

export const statementsQuery = queryOptions({
  ...ALL,
  queryFn: ({ signal }) => api.get('/admin/mutasi', { signal }),
  select: ({ data }) => data,
  staleTime: 0,
})

/** A statement with its lines as they match now. */
export const statementQuery = (id: number) =>
  queryOptions({
    queryKey: [...ALL.queryKey, id],
    queryFn: ({ signal }) => api.get('/admin/mutasi/:id', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
  })

interface UploadOrder {
  file: File
  columns?: StatementColumns
}

/** Stores a statement, or answers with the question of its columns. */
export const uploadStatementMutation = mutationOptions({
  mutationFn: ({ file, columns }: UploadOrder) => {
    const body = new FormData()
    body.set('berkas', file)
    for (const [name, at] of Object.entries(columns ?? {})) {
      if (at !== null) body.set(name, String(at))
    }
    return api.post('/admin/mutasi', { body, timeout: READ_TIMEOUT_MS })
  },
  meta: { refreshes: [ALL], done: null, failed: null },
})

export interface LinePair {
  baris: number
  pembayaran: number
}

interface ConfirmOrder {
  id: number
  pairs: readonly LinePair[]
  /** Called after each part with how many are done. */
  onProgress?: (done: number) => void
}

/** Confirms payments with their lines, some at a time; what another admin decided meanwhile is left out. */
export const confirmLinesMutation = mutationOptions({
  mutationFn: async ({ id, pairs, onProgress }: ConfirmOrder): Promise<Outcome[]> => {
    const outcomes: Outcome[] = []
    for (let at = 0; at < pairs.length; at += CONFIRMED_AT_ONCE) {
      const pasangan = pairs.slice(at, at + CONFIRMED_AT_ONCE)
      const { hasil } = await api.post('/admin/mutasi/:id/konfirmasi', {
        params: { id },
        body: { pasangan },
        timeout: READ_TIMEOUT_MS,
      })
      outcomes.push(...hasil)
      onProgress?.(outcomes.length)
    }
    return outcomes
  },
  meta: { refreshes: [ALL, ALL_PAYMENTS], done: null, failed: 'Gagal mengonfirmasi' },
})
