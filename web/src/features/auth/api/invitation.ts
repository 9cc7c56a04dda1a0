import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'

/** The name and role in an invitation. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => api.post('/users/undangan/lihat', { body: { token }, signal }),
    select: ({ data }) => data,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })

interface AcceptedInvitation {
  token: string
  nama: string
  nohp: string
  password: string
}

/** Creates the account. Its owner still has to sign in. */
export const acceptInvitationMutation = mutationOptions({
  mutationFn: (body: AcceptedInvitation) => api.post('/users/undangan', { body }),
})
