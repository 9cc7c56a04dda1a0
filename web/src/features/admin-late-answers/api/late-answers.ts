import type { LateColumn } from '@lulus/api/contracts/late_answers'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { ListQuery } from '@/components/listing/list-query'
import type { decisionOf } from '@/features/admin-late-answers/model/event-late'
import { api, type ResponseAt } from '@/lib/api/client'
import { heldFile } from '@/lib/files/held-file'
import { LIST_TIMEOUT_MS, streamRows } from '@/lib/query/stream-rows'

export type LateRow = ResponseAt<'GET', '/admin/jawaban-terlambat'>['data'][number]
/** Late answers of one attempt with all data for the decision. */
export type LateReview = ResponseAt<'GET', '/admin/jawaban-terlambat/:id'>['data']
export type LateAnswer = LateReview['jawaban'][number]
/** The findings about one device's journal. */
export type JournalFindings = LateReview['jurnal'][number]

const ALL_LATE = { queryKey: ['admin-late-answers'] }
/** More answers may arrive until the attempt ends. */
const RUNNING_EVERY_MS = 15_000

/** A page of all late answers by attempt, or all of them, with rows shown as they stream in. */
export const lateAnswersQuery = (query: ListQuery<LateColumn>) =>
  queryOptions({
    queryKey: [...ALL_LATE.queryKey, 'list', query],
    queryFn: (context) =>
      api.read('/admin/jawaban-terlambat', streamRows<LateRow>('data', context), {
        query,
        signal: context.signal,
        timeout: LIST_TIMEOUT_MS,
      }),
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: 0,
  })

/** Late answers of one attempt, refreshed while it runs. */
export const lateReviewQuery = (id: number) =>
  queryOptions({
    queryKey: [...ALL_LATE.queryKey, id],
    queryFn: ({ signal }) => api.get('/admin/jawaban-terlambat/:id', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.berjalan ? RUNNING_EVERY_MS : false),
  })

/** Uploads a rescue file. The response names the late answers that contain it. */
export const uploadRescueMutation = mutationOptions({
  mutationFn: async (file: File) => {
    const berkas = await (await heldFile(file)).text()
    return api.post('/admin/jawaban-terlambat/berkas', { body: { berkas } })
  },
  meta: { refreshes: [ALL_LATE] },
})

type Decision =
  | {
      status: 'accepted'
      alasan: string
      chosen: LateAnswer[]
      /** Number of answers that aren't chosen. */ others: number
    }
  | { status: 'refused'; alasan: string }

/** Sends the decision, which is final. 409 if another admin was faster; list and review are refetched in both cases. */
export const decideLateMutation = (id: number) =>
  mutationOptions({
    mutationFn: (decision: Decision) => {
      const { alasan } = decision
      return api.put('/admin/jawaban-terlambat/:id/status', {
        params: { id },
        body:
          decision.status === 'accepted'
            ? {
                status: decision.status,
                alasan,
                jawaban: decision.chosen.map(({ id: answer, seq }) => ({ id: answer, seq })),
              }
            : { status: decision.status, alasan },
      })
    },
    meta: { refreshes: [ALL_LATE] },
  })

/** Undecided late answers of an event. */
export const eventLateQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...ALL_LATE.queryKey, 'event', eventId],
    queryFn: ({ signal }) =>
      api.get('/admin/jadwal/:id/jawaban-terlambat', {
        params: { id: eventId },
        signal,
        timeout: LIST_TIMEOUT_MS,
      }),
    select: ({ data }) => data,
    staleTime: 0,
  })

type EventDecision = ReturnType<typeof decisionOf> & { alasan: string }

/** Decides about late answers of an event together. Those that somebody else has decided meanwhile are left out. */
export const decideEventLateMutation = (eventId: number) =>
  mutationOptions({
    mutationFn: (body: EventDecision) =>
      api.put('/admin/jadwal/:id/jawaban-terlambat', {
        params: { id: eventId },
        body,
        timeout: LIST_TIMEOUT_MS,
      }),
    meta: { refreshes: [ALL_LATE] },
  })
