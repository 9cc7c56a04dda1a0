import { CLOSED_FOR_EVENT } from '@lulus/api/contracts/explanations'
import { REFUSAL } from '@lulus/api/contracts/refusals'
import { queryOptions } from '@tanstack/react-query'
import { closedOnDevice } from '@/features/learning/model/kept-explanations'
import { ApiError } from '@/lib/api/api-error'
import { api, type ResponseAt } from '@/lib/api/client'
import { askOrReadKept, forgetKept } from '@/lib/offline/kept-contents'

export type Explanations = ResponseAt<'GET', '/users/riwayat-ujian/:id/pembahasan'>
/** A question of a finished attempt with its answer, key and explanation. */
export type ExplainedItem = Explanations['data'][number]

/** An event may have been planned, or called off, since they were fetched. */
const FRESH_MS = 10 * 60_000

const keptAs = (id: string) => `explanations:${id}`

/**
 * All questions of one of the learner's results. They are kept on the device, so that they can be read without a
 * network, but not while an event closes them.
 */
export const explanationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['explanations', id],
    queryFn: async ({ signal }): Promise<Explanations> => {
      const found = await askOrReadKept(keptAs(id), async () => ({
        ...(await api.get('/users/riwayat-ujian/:id/pembahasan', { params: { id }, signal })),
        diambil: Date.now(),
      }))
      const closed = closedOnDevice(found, Date.now())
      if (closed === null) return found
      if (closed === 'jadwal') await forgetKept(keptAs(id))
      throw new ApiError({
        status: 403,
        code: REFUSAL.explanationsClosed,
        userMessage:
          closed === 'jadwal'
            ? CLOSED_FOR_EVENT
            : 'Sambungkan perangkat ini untuk membuka pembahasan lagi.',
      })
    },
    staleTime: FRESH_MS,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** The same of any learner's result, for staff who edit questions. */
export const staffExplanationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff-explanations', id],
    queryFn: ({ signal }) =>
      api.get('/admin/riwayat-ujian/:id/pembahasan', { params: { id }, signal }),
  })
