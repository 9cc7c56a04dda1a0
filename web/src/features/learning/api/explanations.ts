import { queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { askOrReadKept } from '@/lib/offline/kept-contents'

export type Explanations = ResponseAt<'GET', '/users/riwayat-ujian/:id/pembahasan'>
/** A question of a finished attempt with its answer, key and explanation. */
export type ExplainedItem = Explanations['data'][number]

/**
 * All questions of one of the learner's results. They are kept on the device, so that they can be read without a
 * network.
 */
export const explanationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['explanations', id],
    queryFn: ({ signal }) =>
      askOrReadKept(`explanations:${id}`, () =>
        api.get('/users/riwayat-ujian/:id/pembahasan', { params: { id }, signal })
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** The same of any learner's result, for staff who edit questions. */
export const staffExplanationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff-explanations', id],
    queryFn: ({ signal }) =>
      api.get('/admin/riwayat-ujian/:id/pembahasan', { params: { id }, signal }),
  })
