import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

/** A practice for invigilators: a board with simulated learners, and troubles. */
export type Practice = ResponseAt<'GET', '/admin/latihan-pengawas/papan'>['data']
export type Trouble = Practice['latihan']['masalah'][number]

const PRACTICE = { queryKey: ['admin-events', 'practice'] }
const meta = { refreshes: [PRACTICE] }

/** Simulated learners move while nobody acts. */
const BOARD_EVERY_MS = 2000

export const practiceQuery = queryOptions({
  ...PRACTICE,
  queryFn: ({ signal }) => api.get('/admin/latihan-pengawas/papan', { signal }),
  select: ({ data }) => data,
  staleTime: 0,
  gcTime: 0,
  retry: false,
  refetchInterval: ({ state }) => (state.status === 'error' ? false : BOARD_EVERY_MS),
})

/** Opens a practice, in the place of one that was open. */
export const openPracticeMutation = mutationOptions({
  mutationFn: () => api.post('/admin/latihan-pengawas'),
  meta: { ...meta, done: null },
})

export const startPracticeMutation = mutationOptions({
  mutationFn: () => api.post('/admin/latihan-pengawas/mulai'),
  meta: { ...meta, done: null },
})

/** Ends the practice, and deletes it. */
export const endPracticeMutation = mutationOptions({
  mutationFn: () => api.delete('/admin/latihan-pengawas'),
  meta: { done: null },
})
