import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

/** What an authenticator app needs: the secret as text and as a QR code. */
export type FactorSecret = ResponseAt<'POST', '/admin/dua-langkah'>['data']

/** Whether the user's logins require a code, and how many recovery codes are left. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => api.get('/admin/dua-langkah', { signal }),
  select: ({ data }) => data,
})

const meta = { refreshes: [secondFactorQuery] }

export const beginFactorMutation = mutationOptions({
  mutationFn: () => api.post('/admin/dua-langkah'),
})

/** Activates the secret with its first code. Returns the recovery codes, which are shown once. */
export const enableFactorMutation = mutationOptions({
  mutationFn: (kode: string) => api.post('/admin/dua-langkah/aktifkan', { body: { kode } }),
  meta,
})

export const renewCodesMutation = mutationOptions({
  mutationFn: (kode: string) => api.post('/admin/dua-langkah/kode-pemulihan', { body: { kode } }),
  meta,
})

export const disableFactorMutation = mutationOptions({
  mutationFn: (kode: string) => api.post('/admin/dua-langkah/matikan', { body: { kode } }),
  meta,
})
