import type { ExtraTimePercent } from '@lulus/api/contracts/extra_time'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { ALL_USERS } from '@/features/admin-users/api/users'
import { api, type ResponseAt } from '@/lib/api/client'

export type Grant = ResponseAt<'GET', '/admin/user/:id/akses'>['data']['akses'][number]

const ALL_ACCESS = { queryKey: ['admin-user-access'] }
/** Refreshes the user list too, because it shows the learner's package. */
const meta = { refreshes: [ALL_ACCESS, ALL_USERS] }

/** All grants of a learner, newest first. */
export const accessQuery = (id: number) =>
  queryOptions({
    queryKey: [...ALL_ACCESS.queryKey, id],
    queryFn: ({ signal }) => api.get('/admin/user/:id/akses', { params: { id }, signal }),
    select: ({ data }) => data.akses,
    staleTime: 0,
  })

/** Grants a learner a package without a payment. */
export const giveAccessMutation = (id: number) =>
  mutationOptions({
    mutationFn: ({ paketId, alasan }: { paketId: number; alasan: string }) =>
      api.post('/admin/user/:id/akses', {
        params: { id },
        body: { paket_soal_id: paketId, alasan },
      }),
    meta,
  })

/** Sets a learner's extra time in one attempt. */
export const extraTimeMutation = (id: number, aksesId: number) =>
  mutationOptions({
    mutationFn: (body: { persen: ExtraTimePercent; alasan: string }) =>
      api.put('/admin/user/:id/akses/:aksesId/waktu-tambahan', { params: { id, aksesId }, body }),
    meta,
  })

/** Lets a learner in a listening session open and play a recording again. */
export const reopenRecordingMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: { halaman: number; alasan: string }) =>
      api.post('/admin/user/:id/rekaman', { params: { id }, body }),
  })

/** Revokes an unused grant. */
export const revokeAccessMutation = (id: number, aksesId: number) =>
  mutationOptions({
    mutationFn: (alasan: string) =>
      api.post('/admin/user/:id/akses/:aksesId/cabut', {
        params: { id, aksesId },
        body: { alasan },
      }),
    meta,
  })
