import { queryOptions } from '@tanstack/react-query'
import { hasStatus } from '@/lib/api/api-error'
import { api, type ResponseAt } from '@/lib/api/client'

export type Certificate = ResponseAt<'GET', '/sertifikat/:kode'>

/** What a certificate's code proves; null when there is no such certificate. */
export const certificateQuery = (kode: string) =>
  queryOptions({
    queryKey: ['certificate', kode],
    queryFn: async ({ signal }) => {
      try {
        return await api.get('/sertifikat/:kode', { params: { kode }, signal })
      } catch (error) {
        // An answer, and what this page is for: no failure to try again.
        if (hasStatus(error, 404)) return null
        throw error
      }
    },
  })
