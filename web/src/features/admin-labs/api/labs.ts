import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type LabRow = ResponseAt<'GET', '/admin/lab'>['data'][number]
export type LabDetail = ResponseAt<'GET', '/admin/lab/:id'>['data']
/** A computer of a lab with who sits at it, or an attempt that was left there. */
export type Seat = LabDetail['kursi'][number]
/** What a kiosk is set up with; the key is in this answer and in no other. */
export type LabKey = ResponseAt<'POST', '/admin/lab'>['data']
export type LabEvent = ResponseAt<'GET', '/admin/lab/:id/kejadian'>['data'][number]

const KEY = ['admin-labs']
/** What an invigilator looks at should be what happens. */
const SEATS_EVERY_MS = 5000
const EVENTS_EVERY_MS = 15_000

/** All labs, revoked ones last. */
export const labsQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: ({ signal }) => api.get('/admin/lab', { signal }),
  select: ({ data }) => data,
  staleTime: 0,
})

/** A lab with who sits where, kept up to date while it is looked at. */
export const labQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => api.get('/admin/lab/:id', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
    refetchInterval: SEATS_EVERY_MS,
  })

/** Whose events: of an attempt, or else of a seat. */
export type EventsOf = { simulasi: number } | { kursi: string }

/** What happened, the latest first. */
export const eventsQuery = (labId: number, of: EventsOf) =>
  queryOptions({
    queryKey: [...KEY, labId, 'kejadian', of],
    queryFn: ({ signal }) =>
      api.get('/admin/lab/:id/kejadian', { params: { id: labId }, query: of, signal }),
    staleTime: 0,
    refetchInterval: EVENTS_EVERY_MS,
  })

export const registerLabMutation = mutationOptions({
  mutationFn: (body: { nama: string }) => api.post('/admin/lab', { body }),
  onSuccess: (_data, _input, _result, { client }) => client.invalidateQueries({ queryKey: KEY }),
})

export const renameLabMutation = mutationOptions({
  mutationFn: ({ id, nama }: { id: number; nama: string }) =>
    api.put('/admin/lab/:id', { params: { id }, body: { nama } }),
  onSuccess: (_data, _input, _result, { client }) => client.invalidateQueries({ queryKey: KEY }),
})

interface KeyEnd {
  id: number
  /** Even while attempts run in the lab, which ends their connection. */
  force: boolean
}

/** Makes a new key; the former one is refused from then on. */
export const rotateKeyMutation = mutationOptions({
  mutationFn: ({ id, force }: KeyEnd) =>
    api.post('/admin/lab/:id/kunci', { params: { id }, body: { force } }),
  onSuccess: (_data, _input, _result, { client }) => client.invalidateQueries({ queryKey: KEY }),
})

export const revokeLabMutation = mutationOptions({
  mutationFn: ({ id, force }: KeyEnd) =>
    api.delete('/admin/lab/:id', { params: { id }, query: { force: force ? 1 : undefined } }),
  onSuccess: (_data, _input, _result, { client }) => client.invalidateQueries({ queryKey: KEY }),
})
