import type { EventColumn } from '@lulus/api/contracts/events'
import type { ExtraTimePercent } from '@lulus/api/contracts/extra_time'
import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query'
import type { ListQuery } from '@/components/listing/list-query'
import type { EventBody } from '@/features/admin-events/model/event-form'
import { api, type ResponseAt } from '@/lib/api/client'
import { LIST_TIMEOUT_MS, streamRows } from '@/lib/query/stream-rows'

export type EventRow = ResponseAt<'GET', '/admin/jadwal'>['data'][number]
/** The current state of an event and its learners. */
export type Board = ResponseAt<'GET', '/admin/jadwal/:id/papan'>['data']
export type Sitter = Board['peserta'][number]

const KEY = ['admin-events']
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: KEY })

/** Invigilators need current information. */
const BOARD_EVERY_MS = 3000
/** For thousands of grants in one transaction. */
const MANY_TIMEOUT_MS = 60_000

/** A page of the events that this user may see. */
export const eventsQuery = (query: ListQuery<EventColumn>) =>
  queryOptions({
    queryKey: [...KEY, 'list', query],
    queryFn: (context) =>
      api.read('/admin/jadwal', streamRows<EventRow>('data', context), {
        query,
        signal: context.signal,
        timeout: LIST_TIMEOUT_MS,
      }),
    placeholderData: keepPreviousData,
  })

export const eventQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => api.get('/admin/jadwal/:id', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
  })

export const boardQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, id, 'board'],
    queryFn: ({ signal }) => api.get('/admin/jadwal/:id/papan', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
    refetchInterval: BOARD_EVERY_MS,
  })

export const createEventMutation = mutationOptions({
  mutationFn: (body: EventBody) => api.post('/admin/jadwal', { body, timeout: MANY_TIMEOUT_MS }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

export const changeEventMutation = mutationOptions({
  mutationFn: ({ id, body }: { id: number; body: EventBody }) =>
    api.put('/admin/jadwal/:id', { params: { id }, body, timeout: MANY_TIMEOUT_MS }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

export const scheduleEventMutation = mutationOptions({
  mutationFn: (id: number) =>
    api.post('/admin/jadwal/:id/jadwalkan', { params: { id }, timeout: MANY_TIMEOUT_MS }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

export const cancelEventMutation = mutationOptions({
  mutationFn: (id: number) =>
    api.post('/admin/jadwal/:id/batalkan', { params: { id }, timeout: MANY_TIMEOUT_MS }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

/** 'Mulai Bersama', the common start. */
export const startEventMutation = mutationOptions({
  mutationFn: (id: number) => api.post('/admin/jadwal/:id/mulai', { params: { id } }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

interface NewSitter {
  id: number
  nomorHp: string
  alasan: string
}

/** Adds a learner who was not listed. */
export const addSitterMutation = mutationOptions({
  mutationFn: ({ id, ...body }: NewSitter) =>
    api.post('/admin/jadwal/:id/peserta', { params: { id }, body }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

interface SittersTime {
  id: number
  userId: number
  persen: ExtraTimePercent
  alasan: string
}

/** Sets the extra time of one learner. */
export const sittersTimeMutation = mutationOptions({
  mutationFn: ({ id, userId, ...body }: SittersTime) =>
    api.put('/admin/jadwal/:id/peserta/:userId/waktu-tambahan', { params: { id, userId }, body }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

interface SittersRecording {
  id: number
  userId: number
  halaman: number
  alasan: string
}

/** Lets one learner open one recording again. */
export const reopenRecordingMutation = mutationOptions({
  mutationFn: ({ id, userId, ...body }: SittersRecording) =>
    api.post('/admin/jadwal/:id/peserta/:userId/rekaman', { params: { id, userId }, body }),
})

export const removeSitterMutation = mutationOptions({
  mutationFn: ({ id, userId }: { id: number; userId: number }) =>
    api.delete('/admin/jadwal/:id/peserta/:userId', { params: { id, userId } }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})
