import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'

const KEY = ['admin-class-results']
/** On a busy server, hundreds of certificates may be ahead of it. */
const PAPER_TIMEOUT_MS = 600_000

/** The classes and events that have results. */
export const subjectsQuery = queryOptions({
  queryKey: [...KEY, 'subjects'],
  queryFn: ({ signal }) => api.get('/admin/hasil-kelas', { signal }),
  select: ({ data }) => data,
  staleTime: 0,
})

/** A class's results. @param paket null for the package started last */
export const classResultsQuery = (id: number, paket: number | null) =>
  queryOptions({
    queryKey: [...KEY, 'class', id, paket],
    queryFn: ({ signal }) =>
      api.get('/admin/kelas/:id/hasil', {
        params: { id },
        query: paket === null ? {} : { paket },
        signal,
      }),
    select: ({ data }) => data,
    staleTime: 0,
  })

/** An event's results. @param kelas null for all of its learners */
export const eventResultsQuery = (id: number, kelas: number | null) =>
  queryOptions({
    queryKey: [...KEY, 'event', id, kelas],
    queryFn: ({ signal }) =>
      api.get('/admin/jadwal/:id/hasil', {
        params: { id },
        query: kelas === null ? {} : { kelas },
        signal,
      }),
    select: ({ data }) => data,
    staleTime: 0,
  })

/** What a paper covers: a class with a package, or an event with one of its classes or all learners. */
export type PaperSubject =
  | { kind: 'class'; id: number; paket: number }
  | { kind: 'event'; id: number; kelas: number | null }

interface PaperOrder {
  subject: PaperSubject
  type: 'excel' | 'pdf'
  peringkat: boolean
}

/** Saves the results as a file. */
export const savePaperMutation = mutationOptions({
  mutationFn: async ({ subject, type, peringkat }: PaperOrder) => {
    const options = { params: { id: subject.id }, timeout: PAPER_TIMEOUT_MS }
    const name = `Hasil.${type === 'excel' ? 'xlsx' : 'pdf'}`
    const file = await (subject.kind === 'class'
      ? api.download(`/admin/kelas/:id/hasil/${type}`, name, {
          ...options,
          query: { paket: subject.paket, peringkat },
        })
      : api.download(`/admin/jadwal/:id/hasil/${type}`, name, {
          ...options,
          query: { peringkat, ...(subject.kelas === null ? {} : { kelas: subject.kelas }) },
        }))
    saveFile(file)
  },
  meta: { failed: 'Gagal membuat berkas' },
})
