import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'

export type Analysis = ResponseAt<'GET', '/admin/paket-soal/:paketId/analisis'>
export type AnalysedItem = Analysis['data'][number]

/** Of thousands of attempts, on a server that gives saving answers priority. */
const TIMEOUT_MS = 90_000

/** What finished attempts say about a package's items. */
export const analysisQuery = (paketId: number) =>
  queryOptions({
    queryKey: ['admin-items', 'analysis', paketId],
    queryFn: ({ signal }) =>
      api.get('/admin/paket-soal/:paketId/analisis', {
        params: { paketId },
        timeout: TIMEOUT_MS,
        signal,
      }),
    staleTime: 0,
  })

/** Saves the analysis as an Excel file. */
export const analysisFileMutation = mutationOptions({
  mutationFn: async (paketId: number) =>
    saveFile(
      await api.download('/admin/paket-soal/:paketId/analisis/excel', 'Analisis Soal.xlsx', {
        params: { paketId },
        timeout: TIMEOUT_MS,
      })
    ),
  meta: { failed: 'Gagal mengunduh analisis', fallback: 'Silakan coba lagi.' },
})
