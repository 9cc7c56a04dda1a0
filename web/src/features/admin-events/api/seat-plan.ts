import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

/** A seat of the event's lab, with its place and who is signed in there. */
export type PlanSeat = ResponseAt<'GET', '/admin/jadwal/:id/denah'>['data'][number]

const EVERY_MS = 5000

/** The plan of the event's lab; empty without one. */
export const seatPlanQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin-events', id, 'plan'],
    queryFn: async ({ signal }) =>
      (await api.get('/admin/jadwal/:id/denah', { params: { id }, signal })).data,
    refetchInterval: EVERY_MS,
  })

/** Keeps the plan for the lab. */
export const keepPlanMutation = (id: number) =>
  mutationOptions({
    mutationFn: (seats: readonly PlanSeat[]) =>
      api.put('/admin/jadwal/:id/denah', {
        params: { id },
        body: { kursi: seats.map(({ nama, baris, kolom }) => ({ nama, baris, kolom })) },
      }),
    meta: { refreshes: [{ queryKey: seatPlanQuery(id).queryKey }] },
  })
