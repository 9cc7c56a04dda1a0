import type { Skill } from '@lulus/api/contracts/skills'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

/** Practice that a class's teachers assign. */

export type ClassDrills = ResponseAt<'GET', '/admin/kelas/:id/tugas'>
export type ClassDrill = ClassDrills['data'][number]
export type ClassDrillWork = ResponseAt<'GET', '/admin/kelas/:id/tugas/:tugasId'>

const keyOf = (classId: number) => ['class-drills', classId]

export const classDrillsQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.get('/admin/kelas/:id/tugas', { params: { id }, signal }),
  })

export const classDrillQuery = (id: number, tugasId: number) =>
  queryOptions({
    queryKey: [...keyOf(id), tugasId],
    queryFn: ({ signal }) =>
      api.get('/admin/kelas/:id/tugas/:tugasId', { params: { id, tugasId }, signal }),
    // Learners may be doing it.
    staleTime: 0,
  })

interface DueNote {
  /** Such as 2026-12-19. */
  tenggat: string
  /** Empty for none. */
  catatan: string
}

interface Assignment extends DueNote {
  keterampilan: Skill[]
  banyakSoal: number
}

export const assignDrillMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: Assignment) => api.post('/admin/kelas/:id/tugas', { params: { id }, body }),
    meta: {
      refreshes: [{ queryKey: keyOf(id) }],
      done: null,
      failed: null,
      fallback: 'Tugas belum dapat diberikan.',
    },
  })

export const changeDrillMutation = (id: number, tugasId: number) =>
  mutationOptions({
    mutationFn: (body: DueNote) =>
      api.put('/admin/kelas/:id/tugas/:tugasId', { params: { id, tugasId }, body }),
    meta: {
      refreshes: [{ queryKey: keyOf(id) }],
      done: null,
      failed: null,
      fallback: 'Tugas belum dapat diubah.',
    },
  })

export const endDrillMutation = (id: number, tugasId: number) =>
  mutationOptions({
    mutationFn: () =>
      api.post('/admin/kelas/:id/tugas/:tugasId/akhiri', { params: { id, tugasId } }),
    meta: {
      refreshes: [{ queryKey: keyOf(id) }],
      done: null,
      fallback: 'Tugas belum dapat diakhiri.',
    },
  })
