import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'
import type { SebHashes } from '@/platform/safe-exam-browser'

/** The address parameter for this login's proof, and the lab it is already proven for. */
export const sebProofQuery = queryOptions({
  queryKey: ['seb'],
  queryFn: ({ signal }) => api.get('/seb', { signal }),
  select: ({ data }) => data,
  staleTime: 0,
  gcTime: 0,
})

interface Proof extends SebHashes {
  /** The address of this page, for which SEB computed the hashes. */
  address: string
}

/** Proves the lab. Then everything that depends on it is refetched, such as which packages may be opened. */
export const proveSebMutation = mutationOptions({
  mutationFn: ({ address, configKey, examKey }: Proof) =>
    api.post('/seb', {
      body: { alamat: address, kunciKonfigurasi: configKey, kunciUjian: examKey },
    }),
  onSuccess: (_data, _input, _result, { client }) => client.invalidateQueries(),
})
