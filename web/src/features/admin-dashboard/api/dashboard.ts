import { queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type Dashboard = ResponseAt<'GET', '/admin/dashboard'>
/** Figures of one day in Jakarta: `tanggal` as '2026-11-21', `pendapatan` in rupiah. */
export type DailyFigures = Dashboard['harian'][number]

/** What has to be done this week. */
export type Week = ResponseAt<'GET', '/admin/dashboard/pekan'>['data']
/** Waiting payments by their age. */
export type Ages = Week['menunggu']['peserta']

export type WeakPackage = ResponseAt<'GET', '/admin/dashboard/soal-lemah'>['data'][number]

const REFRESH_MS = 60_000

/** The dashboard's figures, refreshed while it is open. */
export const dashboardQuery = queryOptions({
  queryKey: ['admin-dashboard'],
  queryFn: ({ signal }) => api.get('/admin/dashboard', { signal }),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
})

/** Packages with questions that have to be looked at. The server analyses again only after new results. */
export const weakQuestionsQuery = queryOptions({
  queryKey: ['admin-dashboard', 'weak-questions'],
  queryFn: ({ signal }) => api.get('/admin/dashboard/soal-lemah', { signal }),
  select: ({ data }) => data,
  staleTime: REFRESH_MS,
})

export const weekQuery = queryOptions({
  queryKey: ['admin-dashboard', 'week'],
  queryFn: ({ signal }) => api.get('/admin/dashboard/pekan', { signal }),
  select: ({ data }) => data,
  staleTime: 0,
  refetchInterval: REFRESH_MS,
})
