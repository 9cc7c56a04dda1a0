import { queryOptions } from '@tanstack/react-query'
import { QUESTIONS_KEY } from '@/features/admin-questions/api/questions-keys'
import { api } from '@/lib/api/client'

/** The package whose questions are worked on, with what it still lacks. */
export const showPackageQuery = (paketId: number) =>
  queryOptions({
    queryKey: [...QUESTIONS_KEY, 'package', paketId],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/admin/paket-soal/:id', { params: { id: paketId }, signal })
      return data
    },
    staleTime: 0,
  })
