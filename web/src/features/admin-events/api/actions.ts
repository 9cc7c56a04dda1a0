import type { ActionKind, ActionScope, OutcomeStatus } from '@lulus/api/contracts/interventions'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, call, type ResponseAt } from '@/lib/api/client'

/** The body of an action on learners of an event. */
export interface ActionBody {
  jenis: ActionKind
  peserta: number[] | 'semua'
  alasan?: string
  kunci: string
  menit?: number
  halaman?: number
  pesan?: string
  lingkup?: ActionScope
  paksa?: boolean
}

/** What became of an action for a learner, or would. */
export interface Outcome {
  userId: number
  status: OutcomeStatus
  keterangan: string
  sisaDetik: number | null
}

/** One transaction for each learner, thousands at most. */
const ACTION_TIMEOUT_MS = 120_000

/** Acts on learners of an event. The same key never does it twice. */
export const actMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: ActionBody) =>
      api.post('/admin/jadwal/:id/tindakan', {
        params: { id },
        body,
        timeout: ACTION_TIMEOUT_MS,
      }),
    meta: { refreshes: [{ queryKey: ['admin-events'] }], done: null },
  })

/** What an action would do now. */
export const previewQuery = (id: number, body: Omit<ActionBody, 'kunci'> | null) =>
  queryOptions({
    queryKey: ['event-action-preview', id, body],
    queryFn: ({ signal }) =>
      call(
        'POST',
        '/admin/jadwal/:id/tindakan',
        { params: { id }, query: { periksa: '1' }, body, timeout: ACTION_TIMEOUT_MS, signal },
        async (response) =>
          (await response.json()) as ResponseAt<'POST', '/admin/jadwal/:id/tindakan'>
      ),
    enabled: body !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
