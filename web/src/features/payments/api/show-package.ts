import { queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type Offer = ResponseAt<'GET', '/paket-soal/:id'>['data']

/** A package with its price, as it is now; 404 once it is archived. */
export const packageQuery = (paketId: string) =>
  queryOptions({
    queryKey: ['package', paketId],
    queryFn: ({ signal }) => api.get('/paket-soal/:id', { params: { id: paketId }, signal }),
    select: ({ data }) => data,
    // A price that the academy has changed meanwhile must not be paid.
    staleTime: 0,
  })
