import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

/** What teachers see of a class. */

export type ClassExplanations = ResponseAt<'GET', '/admin/kelas/:id/pembahasan'>
/** A question with how the class answered it. */
export type ClassItem = ClassExplanations['data'][number]
export type ClassProgress = ResponseAt<'GET', '/admin/kelas/:id/perbandingan'>

const KEY = 'class-learning'

export const classMapQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, id, 'map'],
    queryFn: ({ signal }) => api.get('/admin/kelas/:id/peta', { params: { id }, signal }),
  })

/** @param paket null for the one that was begun last */
export const classExplanationsQuery = (id: number, paket: number | null) =>
  queryOptions({
    queryKey: [KEY, id, 'explanations', paket],
    queryFn: ({ signal }) =>
      api.get('/admin/kelas/:id/pembahasan', {
        params: { id },
        query: paket === null ? {} : { paket },
        signal,
      }),
  })

export const classProgressQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, id, 'progress'],
    queryFn: ({ signal }) => api.get('/admin/kelas/:id/perbandingan', { params: { id }, signal }),
  })

interface NoteChange {
  soalId: number
  /** Empty removes it. */
  catatan: string
}

export const classNoteMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: NoteChange) => api.put('/admin/kelas/:id/catatan', { params: { id }, body }),
    meta: {
      refreshes: [{ queryKey: [KEY, id, 'explanations'] }],
      done: null,
      fallback: 'Catatan belum dapat disimpan.',
    },
  })
