import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

/** What an authenticator app needs: the secret as text and as a QR code. */
export type FactorSecret = ResponseAt<'POST', '/admin/dua-langkah'>['data']

const KEY = ['second-factor']

/** Whether the user's logins require a code, and how many recovery codes are left. */
export const secondFactorQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => api.get('/admin/dua-langkah', { signal }),
  select: ({ data }) => data,
})

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: KEY })

export const beginFactorMutation = mutationOptions({
  mutationFn: () => api.post('/admin/dua-langkah'),
})

/** Activates the secret with its first code. Returns the recovery codes, which are shown once. */
export const enableFactorMutation = mutationOptions({
  mutationFn: (kode: string) => api.post('/admin/dua-langkah/aktifkan', { body: { kode } }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

export const renewCodesMutation = mutationOptions({
  mutationFn: (kode: string) => api.post('/admin/dua-langkah/kode-pemulihan', { body: { kode } }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

export const disableFactorMutation = mutationOptions({
  mutationFn: (kode: string) => api.post('/admin/dua-langkah/matikan', { body: { kode } }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})
