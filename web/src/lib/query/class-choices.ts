import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'

/** The names of all classes, archived ones last, for whoever reads results. */
export const classChoicesQuery = queryOptions({
  queryKey: ['class-choices'],
  queryFn: ({ signal }) => api.get('/admin/hasil-kelas', { signal }),
  select: ({ data }) => data.kelas,
})
