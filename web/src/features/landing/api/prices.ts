import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'

/** The lowest price in rupiah of each level, or null while none of its packages is on sale. */
export const pricesQuery = queryOptions({
  queryKey: ['prices'],
  queryFn: ({ signal }) => api.get('/harga-paket', { signal }),
  select: ({ data }) => data,
})
