import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type LabRow = ResponseAt<'GET', '/admin/lab'>['data'][number]
export type LabDetail = ResponseAt<'GET', '/admin/lab/:id'>['data']
/** A computer of a lab with its learner, or an attempt that was left there. */
export type Seat = LabDetail['kursi'][number]
/** The configuration of a kiosk. Only this response contains the key. */
export type LabKey = ResponseAt<'POST', '/admin/lab'>['data']
/** A seat with its own key, in use or revoked. */
export type SeatKey = LabDetail['kunciKursi'][number]
/** A code for enrolling seats, only in this response. */
export type EnrolmentCode = ResponseAt<'POST', '/admin/lab/:id/kode-kursi'>['data']
export type Incident = ResponseAt<'GET', '/admin/lab/:id/kejadian'>['data'][number]

export const LABS_KEY = ['admin-labs']
/** Invigilators need current information. */
const SEATS_EVERY_MS = 5000
const INCIDENTS_EVERY_MS = 15_000

/** All labs, revoked ones last. */
export const labsQuery = queryOptions({
  queryKey: [...LABS_KEY, 'list'],
  queryFn: ({ signal }) => api.get('/admin/lab', { signal }),
  select: ({ data }) => data,
  staleTime: 0,
})

/** A lab with its seats, refreshed while it is open. */
export const labQuery = (id: number) =>
  queryOptions({
    queryKey: [...LABS_KEY, id],
    queryFn: ({ signal }) => api.get('/admin/lab/:id', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
    refetchInterval: SEATS_EVERY_MS,
  })

/** Whose incidents: an attempt's or a seat's. */
export type IncidentsOf = { simulasi: number } | { kursi: string }

/** Incidents, latest first. */
export const incidentsQuery = (labId: number, of: IncidentsOf) =>
  queryOptions({
    queryKey: [...LABS_KEY, labId, 'kejadian', of],
    queryFn: ({ signal }) =>
      api.get('/admin/lab/:id/kejadian', { params: { id: labId }, query: of, signal }),
    staleTime: 0,
    refetchInterval: INCIDENTS_EVERY_MS,
  })

export const registerLabMutation = mutationOptions({
  mutationFn: (body: { nama: string }) => api.post('/admin/lab', { body }),
  onSuccess: (_data, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: LABS_KEY }),
})

export const renameLabMutation = mutationOptions({
  mutationFn: ({ id, nama }: { id: number; nama: string }) =>
    api.put('/admin/lab/:id', { params: { id }, body: { nama } }),
  onSuccess: (_data, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: LABS_KEY }),
})

export interface KeyEnd {
  id: number
  /** Proceeds even while attempts run in the lab, which then lose their connection. */
  force: boolean
}

/** Creates a new key. The server then refuses the old one. */
export const rotateKeyMutation = mutationOptions({
  mutationFn: ({ id, force }: KeyEnd) =>
    api.post('/admin/lab/:id/kunci', { params: { id }, body: { force } }),
  onSuccess: (_data, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: LABS_KEY }),
})

export const revokeLabMutation = mutationOptions({
  mutationFn: ({ id, force }: KeyEnd) =>
    api.delete('/admin/lab/:id', { params: { id }, query: { force: force ? 1 : undefined } }),
  onSuccess: (_data, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: LABS_KEY }),
})

/** Creates a code with which `kali` computers get their own keys. An earlier code becomes invalid. */
export const enrolmentCodeMutation = mutationOptions({
  mutationFn: ({ id, kali }: { id: number; kali: number }) =>
    api.post('/admin/lab/:id/kode-kursi', { params: { id }, body: { kali } }),
})

export const revokeSeatMutation = mutationOptions({
  mutationFn: ({ id, kursi, force }: KeyEnd & { kursi: string }) =>
    api.post('/admin/lab/:id/cabut-kursi', { params: { id }, body: { kursi, force } }),
  onSuccess: (_data, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: LABS_KEY }),
})
