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

/** Invigilators need current information. */
const SEATS_EVERY_MS = 5000
const INCIDENTS_EVERY_MS = 15_000

/** All labs, revoked ones last. */
export const labsQuery = queryOptions({
  queryKey: ['admin-labs'],
  queryFn: ({ signal }) => api.get('/admin/lab', { signal }),
  select: ({ data }) => data,
  staleTime: 0,
})

/** A lab with its seats, refreshed while it is open. */
export const labQuery = (id: number) =>
  queryOptions({
    queryKey: [...labsQuery.queryKey, id],
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
    queryKey: [...labsQuery.queryKey, labId, 'kejadian', of],
    queryFn: ({ signal }) =>
      api.get('/admin/lab/:id/kejadian', { params: { id: labId }, query: of, signal }),
    staleTime: 0,
    refetchInterval: INCIDENTS_EVERY_MS,
  })

const meta = { refreshes: [labsQuery] }

export const registerLabMutation = mutationOptions({
  mutationFn: (nama: string) => api.post('/admin/lab', { body: { nama } }),
  meta,
})

export const renameLabMutation = (id: number) =>
  mutationOptions({
    mutationFn: (nama: string) => api.put('/admin/lab/:id', { params: { id }, body: { nama } }),
    meta,
  })

/** An action that invalidates a key used by kiosks. */
export interface KeyEnd {
  /** Proceeds even while attempts run in the lab, which then lose their connection. */
  force?: boolean
}

/** Creates a new key. The server then refuses the old one. */
export const rotateKeyMutation = mutationOptions({
  mutationFn: ({ id, force = false }: LabRow & KeyEnd) =>
    api.post('/admin/lab/:id/kunci', { params: { id }, body: { force } }),
  meta,
})

export const revokeLabMutation = mutationOptions({
  mutationFn: ({ id, force }: LabRow & KeyEnd) =>
    api.delete('/admin/lab/:id', { params: { id }, query: { force: force ? 1 : undefined } }),
  meta,
})

/** Creates a code with which `kali` computers get their own keys. An earlier code becomes invalid. */
export const enrolmentCodeMutation = (id: number) =>
  mutationOptions({
    mutationFn: (kali: number) =>
      api.post('/admin/lab/:id/kode-kursi', { params: { id }, body: { kali } }),
  })

export const revokeSeatMutation = (id: number) =>
  mutationOptions({
    mutationFn: ({ kursi, force = false }: { kursi: string } & KeyEnd) =>
      api.post('/admin/lab/:id/cabut-kursi', { params: { id }, body: { kursi, force } }),
    meta,
  })
