import type { EventColumn } from '@lulus/api/contracts/events'
import type { ExtraTimePercent } from '@lulus/api/contracts/extra_time'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { ListQuery } from '@/components/listing/list-query'
import type { EventBody } from '@/features/admin-events/model/event-form'
import { api, type ResponseAt } from '@/lib/api/client'
import { LIST_TIMEOUT_MS, streamRows } from '@/lib/query/stream-rows'

export type EventRow = ResponseAt<'GET', '/admin/jadwal'>['data'][number]
/** The current state of an event and its learners. */
export type Board = ResponseAt<'GET', '/admin/jadwal/:id/papan'>['data']
export type Sitter = Board['peserta'][number]

const ALL_EVENTS = { queryKey: ['admin-events'] }
const meta = { refreshes: [ALL_EVENTS] }

/** Invigilators need current information. */
const BOARD_EVERY_MS = 3000
/** For thousands of grants in one transaction. */
const MANY_TIMEOUT_MS = 60_000

/** A page of the events that this user may see. */
export const eventsQuery = (query: ListQuery<EventColumn>) =>
  queryOptions({
    queryKey: [...ALL_EVENTS.queryKey, 'list', query],
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
    queryKey: [...ALL_EVENTS.queryKey, id],
    queryFn: ({ signal }) => api.get('/admin/jadwal/:id', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
  })

export type ClassAccess = ResponseAt<'GET', '/admin/jadwal/:id/akses-kelas'>['data']

/** What the classes of an event's learners hold for it. */
export const classAccessQuery = (id: number) =>
  queryOptions({
    queryKey: [...ALL_EVENTS.queryKey, id, 'class-access'],
    queryFn: ({ signal }) => api.get('/admin/jadwal/:id/akses-kelas', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
  })

export const boardQuery = (id: number) =>
  queryOptions({
    queryKey: [...ALL_EVENTS.queryKey, id, 'board'],
    queryFn: ({ signal }) => api.get('/admin/jadwal/:id/papan', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
    refetchInterval: BOARD_EVERY_MS,
  })

export const createEventMutation = mutationOptions({
  mutationFn: (body: EventBody) => api.post('/admin/jadwal', { body, timeout: MANY_TIMEOUT_MS }),
  meta,
})

export const changeEventMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: EventBody) =>
      api.put('/admin/jadwal/:id', { params: { id }, body, timeout: MANY_TIMEOUT_MS }),
    meta,
  })

export const scheduleEventMutation = mutationOptions({
  mutationFn: ({ id, usesClassAccess }: { id: number; usesClassAccess: boolean }) =>
    api.post('/admin/jadwal/:id/jadwalkan', {
      params: { id },
      body: { pakaiAksesKelas: usesClassAccess },
      timeout: MANY_TIMEOUT_MS,
    }),
  meta,
})

export const cancelEventMutation = mutationOptions({
  mutationFn: (id: number) =>
    api.post('/admin/jadwal/:id/batalkan', { params: { id }, timeout: MANY_TIMEOUT_MS }),
  meta,
})

/** 'Mulai Bersama', the common start. */
export const startEventMutation = mutationOptions({
  mutationFn: (id: number) => api.post('/admin/jadwal/:id/mulai', { params: { id } }),
  meta,
})

/** Closes an event with remarks: nothing in it changes afterwards. */
export const closeEventMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: { catatan?: string }) =>
      api.post('/admin/jadwal/:id/tutup', { params: { id }, body }),
    meta,
  })

/** Moves the moment from which an event's results are seen; null opens them at once. */
export const moveResultsMutation = (id: number) =>
  mutationOptions({
    mutationFn: (hasilDibuka: string | null) =>
      api.put('/admin/jadwal/:id/hasil-dibuka', { params: { id }, body: { hasilDibuka } }),
    meta,
  })

/** Makes a draft of the same package, people, place and rules. */
export const duplicateEventMutation = mutationOptions({
  mutationFn: (id: number) =>
    api.post('/admin/jadwal/:id/duplikat', { params: { id }, timeout: MANY_TIMEOUT_MS }),
  meta,
})

interface NewSitter {
  nomorHp: string
  alasan: string
}

/** Adds a learner who was not listed. */
export const addSitterMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: NewSitter) =>
      api.post('/admin/jadwal/:id/peserta', { params: { id }, body }),
    meta,
  })

/** Sets the extra time of one learner. */
export const sittersTimeMutation = (id: number, userId: number) =>
  mutationOptions({
    mutationFn: (body: { persen: ExtraTimePercent; alasan: string }) =>
      api.put('/admin/jadwal/:id/peserta/:userId/waktu-tambahan', { params: { id, userId }, body }),
    meta,
  })

/** Lets one learner open one recording again. */
export const reopenRecordingMutation = (id: number, userId: number) =>
  mutationOptions({
    mutationFn: (body: { halaman: number; alasan: string }) =>
      api.post('/admin/jadwal/:id/peserta/:userId/rekaman', { params: { id, userId }, body }),
  })

export type SittersCode = ResponseAt<'POST', '/admin/jadwal/:id/peserta/:userId/kode-reset'>

/** Creates a one-time code with which a learner of the event sets a new password. An earlier code becomes invalid. */
export const sittersCodeMutation = (id: number, userId: number) =>
  mutationOptions({
    mutationFn: (alasan: string) =>
      api.post('/admin/jadwal/:id/peserta/:userId/kode-reset', {
        params: { id, userId },
        body: { alasan },
      }),
    meta: { done: null },
  })

export const removeSitterMutation = (id: number) =>
  mutationOptions({
    mutationFn: ({ id: userId }: Sitter) =>
      api.delete('/admin/jadwal/:id/peserta/:userId', { params: { id, userId } }),
    meta,
  })
