import type { ExtraTimePercent } from '@lulus/api/contracts/extra_time'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type Grant = ResponseAt<'GET', '/admin/user/:id/akses'>['data']['akses'][number]

const KEY = ['admin-user-access']

/** Refreshes the user list too, because it shows the learner's package. */
async function refresh(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: KEY }),
    client.invalidateQueries({ queryKey: ['admin-users'] }),
  ])
}

/** All grants of a learner, newest first. */
export const accessQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => api.get('/admin/user/:id/akses', { params: { id }, signal }),
    select: ({ data }) => data.akses,
    staleTime: 0,
  })

/** Grants a learner a package without a payment. */
export const giveAccessMutation = mutationOptions({
  mutationFn: ({ id, paketId, alasan }: { id: number; paketId: number; alasan: string }) =>
    api.post('/admin/user/:id/akses', { params: { id }, body: { paket_soal_id: paketId, alasan } }),
  onSettled: (_data, _error, _input, _result, { client }) => refresh(client),
})

interface TimeChange {
  id: number
  aksesId: number
  persen: ExtraTimePercent
  alasan: string
}

/** Sets a learner's extra time in one attempt. */
export const extraTimeMutation = mutationOptions({
  mutationFn: ({ id, aksesId, ...body }: TimeChange) =>
    api.put('/admin/user/:id/akses/:aksesId/waktu-tambahan', { params: { id, aksesId }, body }),
  onSettled: (_data, _error, _input, _result, { client }) => refresh(client),
})

/** Lets a learner in a listening session open and play a recording again. */
export const reopenRecordingMutation = mutationOptions({
  mutationFn: ({ id, ...body }: { id: number; halaman: number; alasan: string }) =>
    api.post('/admin/user/:id/rekaman', { params: { id }, body }),
})

/** Revokes an unused grant. */
export const revokeAccessMutation = mutationOptions({
  mutationFn: ({ id, aksesId, alasan }: { id: number; aksesId: number; alasan: string }) =>
    api.post('/admin/user/:id/akses/:aksesId/cabut', {
      params: { id, aksesId },
      body: { alasan },
    }),
  onSettled: (_data, _error, _input, _result, { client }) => refresh(client),
})
