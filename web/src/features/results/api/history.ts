import { queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type HistoryRow = ResponseAt<'GET', '/users/riwayat-ujian'>['data'][number]

/** A row whose scores are shown. */
export type ScoredRow = Extract<HistoryRow, { totalScore: number }>

export const isScored = (row: HistoryRow): row is ScoredRow => row.hasilDibuka === undefined

/** The learner's finished exams, newest first. */
export const historyQuery = queryOptions({
  queryKey: ['results', 'history'],
  queryFn: ({ signal }) => api.get('/users/riwayat-ujian', { signal }),
  select: ({ data }) => data,
})
