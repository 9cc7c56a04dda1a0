import { queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type SkillMap = ResponseAt<'GET', '/users/peta'>
export type MappedSkill = SkillMap['data'][number]

/** What the learner's finished attempts say of each skill. */
export const skillMapQuery = queryOptions({
  queryKey: ['skill-map'],
  queryFn: ({ signal }) => api.get('/users/peta', { signal }),
  // An attempt may have ended meanwhile.
  staleTime: 0,
})
