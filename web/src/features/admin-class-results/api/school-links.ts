import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type SchoolLink = ResponseAt<'GET', '/admin/kelas/:id/tautan'>['data'][number]
/** A new link. Its token and code are only in this response. */
export type NewLink = ResponseAt<'POST', '/admin/kelas/:id/tautan'>['data']

/** The part of a class's results that a link shows. */
export type SharedPart = { paketId: number } | { jadwalId: number }

const ALL_LINKS = { queryKey: ['admin-school-links'] }
const meta = { refreshes: [ALL_LINKS] }

/** The links of a class, the newest first. */
export const linksQuery = (classId: number) =>
  queryOptions({
    queryKey: [...ALL_LINKS.queryKey, classId],
    queryFn: ({ signal }) =>
      api.get('/admin/kelas/:id/tautan', { params: { id: classId }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
  })

interface LinkOrder {
  classId: number
  part: SharedPart
  /** The last day on which the link works, such as 2026-12-31. */
  sampai: string
}

export const createLinkMutation = mutationOptions({
  mutationFn: ({ classId, part, sampai }: LinkOrder) =>
    api.post('/admin/kelas/:id/tautan', { params: { id: classId }, body: { ...part, sampai } }),
  // A secret that is shown once must not be cached.
  gcTime: 0,
  meta,
})

export const endLinkMutation = (classId: number) =>
  mutationOptions({
    mutationFn: ({ id: linkId }: SchoolLink) =>
      api.post('/admin/kelas/:id/tautan/:linkId/akhiri', { params: { id: classId, linkId } }),
    meta,
  })
