import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'

/** What was changed in a package since a finished attempt of it began. */
export const changesSinceQuery = (resultId: number) =>
  queryOptions({
    queryKey: ['admin-items', 'changes-since', resultId],
    queryFn: ({ signal }) =>
      api.get('/admin/riwayat-ujian/:id/perubahan-soal', { params: { id: resultId }, signal }),
    staleTime: 0,
  })
