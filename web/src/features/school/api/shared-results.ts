import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { hasStatus } from '@/lib/api/api-error'
import { api } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'

/** The class results behind a link, or null until this browser has provided the link's code. */
export const sharedResultsQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-results', token],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await api.get('/sekolah/:token/hasil', {
          params: { token },
          expect401: true,
          signal,
        })
        return data
      } catch (error) {
        if (hasStatus(error, 401)) return null
        throw error
      }
    },
    staleTime: 0,
    gcTime: 0,
  })

export const openSharedMutation = mutationOptions({
  mutationFn: ({ token, kode }: { token: string; kode: string }) =>
    api.post('/sekolah/:token/buka', { params: { token }, body: { kode } }),
  onSuccess: (_data, { token }, _result, { client }) =>
    client.invalidateQueries(sharedResultsQuery(token)),
})

export const closeSharedMutation = mutationOptions({
  mutationFn: (token: string) => api.post('/sekolah/:token/tutup', { params: { token } }),
  onSuccess: (_data, token, _result, { client }) => client.resetQueries(sharedResultsQuery(token)),
})

export const saveSharedMutation = mutationOptions({
  mutationFn: async (token: string) =>
    saveFile(
      await api.download('/sekolah/:token/excel', 'Hasil.xlsx', {
        params: { token },
        expect401: true,
      })
    ),
  // The link may have been closed since.
  onError: (_error, token, _result, { client }) =>
    client.invalidateQueries(sharedResultsQuery(token)),
})
