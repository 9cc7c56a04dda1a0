import { queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { askOrReadKept } from '@/lib/offline/kept-contents'

/** Practice that a teacher assigned to one of the learner's classes. */
export type AssignedDrill = ResponseAt<'GET', '/latihan/tugas'>['data'][number]

export const assignedDrillsQuery = queryOptions({
  queryKey: ['assigned-drills'],
  queryFn: ({ signal }) =>
    askOrReadKept('assigned-drills', () => api.get('/latihan/tugas', { signal })),
  // A teacher may have assigned or ended one meanwhile.
  staleTime: 0,
})

/** One with its questions; as this device has seen them last without a network. */
export const assignedDrillQuery = (id: string) =>
  queryOptions({
    queryKey: [...assignedDrillsQuery.queryKey, id],
    queryFn: ({ signal }) =>
      askOrReadKept(`assigned-drill:${id}`, () =>
        api.get('/latihan/tugas/:tugasId', { params: { tugasId: id }, signal })
      ),
    staleTime: 0,
  })
