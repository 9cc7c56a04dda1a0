import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { ALL_USERS } from '@/features/admin-users/api/users'
import { api, type ResponseAt } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'

export type Person = ResponseAt<'GET', '/admin/user/:id'>['data']
export type PersonResult = Person['riwayat'][number]
export type PersonPayment = Person['pembayaran'][number]
export type SheetRow = ResponseAt<'GET', '/admin/riwayat-ujian/:id/jawaban'>['data'][number]

/** It has pictures too. */
const DATA_TIMEOUT_MS = 90_000

/** Everything of one person. Each change of a user or of an access makes it outdated. */
export const personQuery = (id: number) =>
  queryOptions({
    queryKey: [...ALL_USERS.queryKey, 'person', id],
    queryFn: ({ signal }) => api.get('/admin/user/:id', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
  })

/** A correction; missing fields stay. */
export interface PersonEdit {
  nama?: string
  nohp?: string
  email?: string
  alasan: string
}

const meta = { refreshes: [ALL_USERS, { queryKey: ['admin-results'] }] }

export const editPersonMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: PersonEdit) => api.put('/admin/user/:id', { params: { id }, body }),
    meta,
  })

/** Issues a certificate anew under the person's present name. */
export const renameCertificateMutation = (id: number) =>
  mutationOptions({
    mutationFn: (alasan: string) =>
      api.post('/admin/riwayat-ujian/:id/perbaiki-nama', { params: { id }, body: { alasan } }),
    meta,
  })

/** What a merge into this account would move. */
export const mergeTrialQuery = (id: number, ke: number) =>
  queryOptions({
    queryKey: ['merge-trial', id, ke],
    queryFn: () =>
      api.post('/admin/user/:id/gabung', {
        params: { id },
        body: { ke, periksa: true, alasan: 'Pemeriksaan' },
      }),
    select: ({ dipindah }) => dipindah,
    staleTime: 0,
    retry: false,
  })

export const mergeMutation = (id: number) =>
  mutationOptions({
    mutationFn: ({ ke, alasan }: { ke: number; alasan: string }) =>
      api.post('/admin/user/:id/gabung', { params: { id }, body: { ke, periksa: false, alasan } }),
    meta,
  })

/** Ends one login. */
export const endLoginMutation = (id: number) =>
  mutationOptions({
    mutationFn: (login: string) =>
      api.delete('/admin/user/:id/login/:login', { params: { id, login } }),
    meta,
  })

/** Saves everything that is stored about the person. */
export const personDataMutation = mutationOptions({
  mutationFn: async (id: number) =>
    saveFile(
      await api.download('/admin/user/:id/data', 'Data pribadi.zip', {
        params: { id },
        timeout: DATA_TIMEOUT_MS,
      })
    ),
  meta: { failed: 'Gagal mengunduh data', fallback: 'Silakan coba lagi.' },
})

/** A finished attempt, answer by answer. */
export const answerSheetQuery = (id: number) =>
  queryOptions({
    queryKey: ['answer-sheet', id],
    queryFn: ({ signal }) =>
      api.get('/admin/riwayat-ujian/:id/jawaban', { params: { id }, signal }),
  })
