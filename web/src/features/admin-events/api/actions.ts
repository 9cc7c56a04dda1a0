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

/** Where it is acted: the event's id, or the own practice with simulated learners. */
export type ActionPlace = number | 'latihan'

/** Acts on learners of an event. The same key never does it twice. */
export const actMutation = (place: ActionPlace) =>
  mutationOptions({
    mutationFn: (body: ActionBody) =>
      place === 'latihan'
        ? api.post('/admin/latihan-pengawas/tindakan', { body })
        : api.post('/admin/jadwal/:id/tindakan', {
            params: { id: place },
            body,
            timeout: ACTION_TIMEOUT_MS,
          }),
    meta: { refreshes: [{ queryKey: ['admin-events'] }], done: null },
  })

type Preview = ResponseAt<'POST', '/admin/jadwal/:id/tindakan'>

/** What an action would do now. */
export const previewQuery = (place: ActionPlace, body: Omit<ActionBody, 'kunci'> | null) =>
  queryOptions({
    queryKey: ['event-action-preview', place, body],
    queryFn: ({ signal }) => {
      const asked = { query: { periksa: '1' }, body, timeout: ACTION_TIMEOUT_MS, signal }
      const read = async (response: Response) => (await response.json()) as Preview
      return place === 'latihan'
        ? call('POST', '/admin/latihan-pengawas/tindakan', asked, read)
        : call('POST', '/admin/jadwal/:id/tindakan', { ...asked, params: { id: place } }, read)
    },
    enabled: body !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
