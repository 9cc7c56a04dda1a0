import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { ALL_USERS } from '@/features/admin-users/api/users'
import { api } from '@/lib/api/client'

/** Learners who ask that their account is erased. */
export const waitingErasuresQuery = queryOptions({
  queryKey: [...ALL_USERS.queryKey, 'erasure-requests'],
  queryFn: ({ signal }) => api.get('/admin/permintaan-hapus', { signal }),
  select: ({ data }) => data,
})

/** What an erasure would keep, remove and make useless. */
export const erasureTrialQuery = (id: number) =>
  queryOptions({
    queryKey: ['erasure-trial', id],
    queryFn: () =>
      api.delete('/admin/user/:id', {
        params: { id },
        body: { periksa: true, alasan: 'Pemeriksaan' },
      }),
    staleTime: 0,
    retry: false,
  })

/** Erases a person for good. @param nama as it was typed to confirm it */
export const eraseMutation = (id: number) =>
  mutationOptions({
    mutationFn: ({ nama, alasan }: { nama: string; alasan: string }) =>
      api.delete('/admin/user/:id', { params: { id }, body: { nama, alasan } }),
    meta: {
      refreshes: [ALL_USERS, { queryKey: ['admin-results'] }, { queryKey: ['admin-payments'] }],
    },
  })

/** Declines a learner's wish, who reads the reason. */
export const declineErasureMutation = (id: number) =>
  mutationOptions({
    mutationFn: (alasan: string) =>
      api.put('/admin/user/:id/permintaan-hapus', { params: { id }, body: { alasan } }),
    meta: { refreshes: [ALL_USERS] },
  })
