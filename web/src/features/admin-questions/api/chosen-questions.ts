import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { ALL_QUESTIONS, meta } from '@/features/admin-questions/api/questions'
import { api, type ResponseAt } from '@/lib/api/client'

/** Who waits for a package: learners with an unused access, and exam events to come. */
export type Impact = ResponseAt<'GET', '/admin/paket-soal/:paketId/dampak'>['data']

export const impactQuery = (paketId: number) =>
  queryOptions({
    queryKey: [...ALL_QUESTIONS.queryKey, 'impact', paketId],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/admin/paket-soal/:paketId/dampak', {
        params: { paketId },
        signal,
      })
      return data
    },
    staleTime: 0,
  })

interface SeenQuestion {
  id: number
  page: number
}

/** Deletes questions, all or none; `hentikan` agrees that the package goes off sale. */
export const deleteChosenMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: (body: { soal: SeenQuestion[]; hentikan: boolean }) =>
      api.post('/admin/paket-soal/:paketId/soal/hapus', { params: { paketId }, body }),
    meta: { ...meta, failed: 'Gagal menghapus soal' },
  })

/** Moves questions to the pages `ke`, all or none. Each gets the number of its page. */
export const moveChosenMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: (soal: (SeenQuestion & { ke: number })[]) =>
      api.post('/admin/paket-soal/:paketId/soal/pindah', { params: { paketId }, body: { soal } }),
    meta: { ...meta, failed: 'Gagal memindahkan soal' },
  })
