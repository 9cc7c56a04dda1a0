import { queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type Dashboard = ResponseAt<'GET', '/admin/dashboard'>
/** Figures of one day in Jakarta: `tanggal` as '2026-11-21', `pendapatan` in rupiah. */
export type DailyFigures = Dashboard['harian'][number]

const REFRESH_MS = 60_000

/** The dashboard's figures, refreshed while it is open. */
export const dashboardQuery = queryOptions({
  queryKey: ['admin-dashboard'],
  queryFn: ({ signal }) => api.get('/admin/dashboard', { signal }),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
})
