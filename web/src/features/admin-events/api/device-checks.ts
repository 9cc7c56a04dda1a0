import { queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type EventChecks = ResponseAt<'GET', '/admin/jadwal/:id/cek-perangkat'>['data']
export type CheckedOne = EventChecks['peserta']['data'][number]

/** Checks come in during a day, not in a moment. */
const EVERY_MS = 30_000

/** The checks of devices before an event. */
export const eventChecksQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin-events', id, 'checks'],
    queryFn: async ({ signal }) =>
      (await api.get('/admin/jadwal/:id/cek-perangkat', { params: { id }, signal })).data,
    refetchInterval: EVERY_MS,
  })
