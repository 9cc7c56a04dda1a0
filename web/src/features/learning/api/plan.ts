import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { askOrReadKept } from '@/lib/offline/kept-contents'

/** The learner's test, target, week and today's step. */
export type Plan = ResponseAt<'GET', '/latihan/rencana'>

export const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => askOrReadKept('plan', () => api.get('/latihan/rencana', { signal })),
  // Practice changes it, and the day does.
  staleTime: 0,
})

interface PlanChange {
  /** Such as 2026-12-19; null removes it. */
  tanggalTes: string | null
  /** 310-677; null removes it. */
  targetSkor: number | null
}

export const planMutation = mutationOptions({
  mutationFn: (body: PlanChange) => api.put('/latihan/rencana', { body }),
  onSuccess: (plan, _change, _result, { client }) => {
    client.setQueryData(planQuery.queryKey, plan)
  },
  meta: {
    // The profile shows the target, results the points to it.
    refreshes: [{ queryKey: ['profile'] }, { queryKey: ['results'] }],
    done: null,
    failed: null,
    fallback: 'Rencana belum dapat disimpan.',
  },
})
