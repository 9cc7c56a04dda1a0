import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'

/** It has pictures too. */
const DATA_TIMEOUT_MS = 90_000

/** Saves everything that is stored about the signed-in user. */
export const ownDataMutation = mutationOptions({
  mutationFn: async () =>
    saveFile(
      await api.download('/users/data-saya', 'Data pribadi.zip', { timeout: DATA_TIMEOUT_MS })
    ),
  meta: { failed: 'Gagal mengunduh data', fallback: 'Silakan coba lagi.' },
})

/** The signed-in learner's latest wish to be erased. */
export const ownErasureQuery = queryOptions({
  queryKey: ['own-erasure'],
  queryFn: ({ signal }) => api.get('/users/permintaan-hapus', { signal }),
  select: ({ data }) => data,
})

const meta = { refreshes: [ownErasureQuery] }

export const requestErasureMutation = mutationOptions({
  mutationFn: (catatan: string) =>
    api.post('/users/permintaan-hapus', { body: catatan === '' ? {} : { catatan } }),
  meta,
})

export const withdrawErasureMutation = mutationOptions({
  mutationFn: () => api.delete('/users/permintaan-hapus'),
  meta,
})
