import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type RescoringState = ResponseAt<'GET', '/admin/paket-soal/:paketId/hitung-ulang'>['data']
export type CorrectableQuestion = RescoringState['soal'][number]
export type RescoreOutcome = ResponseAt<'POST', '/admin/paket-soal/:paketId/hitung-ulang'>
export type ChangedResult = RescoreOutcome['berubah'][number]

/** A decision about one page: the keys that count, or none because the item is dropped. */
export interface Correction {
  page: number
  kunci?: number[]
  gugur?: true
}

/** Of thousands of results. */
const TIMEOUT_MS = 120_000

const KEY = ['admin-items', 'rescoring']

/** The keys that count, and what was decided last. */
export const rescoringQuery = (paketId: number) =>
  queryOptions({
    queryKey: [...KEY, paketId],
    queryFn: ({ signal }) =>
      api.get('/admin/paket-soal/:paketId/hitung-ulang', { params: { paketId }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
  })

/** Whose score would change; nothing is stored. */
export const previewMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: (koreksi: Correction[]) =>
      api.post('/admin/paket-soal/:paketId/hitung-ulang', {
        params: { paketId },
        body: { periksa: true, koreksi },
        timeout: TIMEOUT_MS,
      }),
    meta: { done: null, failed: null },
  })

interface Decided {
  alasan: string
  /** The last re-scoring on the screen, null for none: another one meanwhile is refused. */
  terakhir: number | null
  koreksi: Correction[]
}

const refreshes = [{ queryKey: ['admin-items'] }]

export const rescoreMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: (body: Decided) =>
      api.post('/admin/paket-soal/:paketId/hitung-ulang', {
        params: { paketId },
        body: { periksa: false, ...body },
        timeout: TIMEOUT_MS,
      }),
    meta: { refreshes, failed: null, done: 'Nilai sudah dihitung ulang' },
  })

export const undoRescoringMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: (body: { alasan: string; terakhir: number }) =>
      api.post('/admin/paket-soal/:paketId/hitung-ulang/batalkan', {
        params: { paketId },
        body,
        timeout: TIMEOUT_MS,
      }),
    meta: { refreshes, done: 'Hitung ulang dibatalkan' },
  })
