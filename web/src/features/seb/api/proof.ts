import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'
import type { SebHashes } from '@/platform/safe-exam-browser'

/** What this login's proof must have in its address, and the lab in which it is already. */
export const sebProofQuery = queryOptions({
  queryKey: ['seb'],
  queryFn: ({ signal }) => api.get('/seb', { signal }),
  select: ({ data }) => data,
  staleTime: 0,
  gcTime: 0,
})

interface Proof extends SebHashes {
  /** Of this page, for which SEB made the hashes. */
  address: string
}

/** Proves the lab. Then everything is asked again that depends on it, such as which packages may be opened. */
export const proveSebMutation = mutationOptions({
  mutationFn: ({ address, configKey, examKey }: Proof) =>
    api.post('/seb', {
      body: { alamat: address, kunciKonfigurasi: configKey, kunciUjian: examKey },
    }),
  onSuccess: (_data, _input, _result, { client }) => client.invalidateQueries(),
})
