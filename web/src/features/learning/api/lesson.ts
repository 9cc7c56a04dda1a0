import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'
import { askOrReadKept } from '@/lib/offline/kept-contents'

/** The lesson of a skill. */
export const lessonQuery = (skill: string) =>
  queryOptions({
    queryKey: ['lesson', skill],
    queryFn: ({ signal }) =>
      askOrReadKept(`lesson:${skill}`, () =>
        api.get('/materi/:skill', { params: { skill }, signal })
      ),
    // Lessons change with a version.
    staleTime: Number.POSITIVE_INFINITY,
  })
